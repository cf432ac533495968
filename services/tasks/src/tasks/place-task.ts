import { STRANDED_TASKS } from '@dossier/proto/rules/work';
import type { Work } from '../work/work.js';
import type { TaskRecord } from './task.schema.js';

/** A task waits for its assignee, in review for its creator, and for nobody once it is done. Part of the caller's transaction. */
export async function placeTask(work: Work, task: TaskRecord): Promise<void> {
  const { _id, tenant_id, company_id, description, state, assignee, creator, creator_gone, due_date } = task;
  const person = state === 'to do' && assignee ? assignee : creator_gone ? { _id: STRANDED_TASKS } : creator;
  if (state === 'done') return work.drop('task', _id);
  const path = `/${company_id}/tasks/${_id}`;
  const item = { tenant_id, company_id, audience: person._id, title: description, path, due: due_date };
  return work.put({ kind: 'task', about: _id, ...item });
}
