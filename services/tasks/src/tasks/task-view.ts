import type { Principal } from '@dossier/kit/principal';
import type { Task } from '@dossier/proto/calls/tasks';
import { statesFor } from '@dossier/proto/rules/tasks';
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
    choices: statesFor({ creator: creator._id, assignee: assignee?._id }, by.userId),
    may_assign: mayAssign(task, by),
  };
}

/** Its creator, and an administrator: somebody has to be able to when the creator has gone. */
export const mayAssign = ({ creator }: Pick<TaskRecord, 'creator'>, by: Principal): boolean =>
  creator._id === by.userId || by.role === 'ADMINISTRATOR';
