import { today } from '@dossier/proto/rules/dates';
import { StatePill } from '@/components/state-pill';
import { date } from '@/lib/format';
import type { Task } from './queries';
import { text } from './texts';

const LOOKS = { 'to do': 'pending', review: 'new', done: 'approved' } as const;

/** The state in upper case, as the specification has it. */
export const TaskStatePill = ({ task }: { task: Task }) => (
  <StatePill state={LOOKS[task.task_status]} label={text.states[task.task_status].toUpperCase()} />
);

export const isOverdue = ({ due_date, task_status }: Task): boolean =>
  due_date !== undefined && task_status !== 'done' && due_date < today();

/** When it is due; red and in words once that day has gone. */
export const DuePill = ({ task }: { task: Task }) => {
  if (!task.due_date) return null;
  const label = text.dueOn(date(task.due_date));
  return isOverdue(task) ? (
    <StatePill state="overdue" label={`${text.overdue}: ${label}`} />
  ) : (
    <StatePill state="draft" label={label} />
  );
};
