import { STRANDED_TASKS } from '@dossier/proto/rules/work';
import type { Placed, Work } from '../work/work.js';
import { NO_DATE } from '../work/work.schema.js';
import type { TaskRecord } from './task.schema.js';

/** A task waits for its assignee, in review for its creator. */
export function taskItem(task: TaskRecord): Placed & { due: string } {
  const { _id, tenant_id, company_id, description, state, assignee, creator, creator_gone, due_date = NO_DATE } = task;
  const audience = state === 'to do' && assignee ? assignee._id : creator_gone ? STRANDED_TASKS : creator._id;
  const path = `/${company_id}/tasks/${_id}`;
  return { kind: 'task', about: _id, tenant_id, company_id, audience, title: description, path, due: due_date };
}

/** Once it is done it waits for nobody. Part of the caller's transaction. */
export const placeTask = (work: Work, task: TaskRecord): Promise<void> =>
  task.state === 'done' ? work.drop('task', task._id) : work.put(taskItem(task));
