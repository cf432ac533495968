import type { Principal } from '@dossier/kit/principal';
import type { Task } from '@dossier/proto/calls/tasks';
import { statesFor, type TaskState } from '@dossier/proto/rules/tasks';
import type { TaskRecord } from './task.schema.js';

/** A task as one person reads it. */
export function taskView(task: TaskRecord, by: Principal): Task {
  const { _id, state, creator, assignee, company_id } = task;
  return {
    _id,
    description: task.description,
    task_status: state,
    status: state,
    createdAt: task.created_at.toISOString(),
    updatedAt: task.touched_at.toISOString(),
    ...(task.due_date ? { due_date: task.due_date } : {}),
    creator,
    creator_: creator,
    ...(assignee ? { assignee_: assignee, assigned_to_user_id: assignee._id } : {}),
    firstComment: { message: task.first_comment },
    company_data: { _id: company_id, ...task.company },
    referances: JSON.stringify(task.references),
    message_count: task.message_count,
    choices: choices(task, by),
    may_assign: mayAssign(task, by),
  };
}

/** Of a task whose creator has gone an administrator says whether it is done. */
export const choices = ({ creator, assignee, creator_gone }: TaskRecord, { userId, role }: Principal): TaskState[] => {
  const standsIn = creator_gone && role === 'ADMINISTRATOR';
  return statesFor({ creator: standsIn ? userId : creator._id, assignee: assignee?._id }, userId);
};

/** Its creator, and an administrator: somebody has to be able to when the creator has gone. */
export const mayAssign = ({ creator }: Pick<TaskRecord, 'creator'>, by: Principal): boolean =>
  creator._id === by.userId || by.role === 'ADMINISTRATOR';
