import { page } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import type { TaskList as Listed, ListTasks } from '@dossier/proto/calls/tasks';
import { nameKey } from '@dossier/proto/rules/name-key';
import { beginning } from '@dossier/proto/rules/name-search';
import type { TaskAge } from '@dossier/proto/rules/tasks';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { tasksOf } from './reach.js';
import { TASK, type TaskRecord } from './task.schema.js';
import { taskView } from './task-view.js';

/** Words that more tasks have are all the same to a search. */
const COMMON = 10_000;
const ORDERINGS = { createdAt: 'created_at', due_date: 'due_date' };

/** The tasks of one client or of all, page by page. */
@Injectable()
export class TaskList {
  constructor(@InjectModel(TASK) private readonly tasks: Model<TaskRecord>) {}

  async page({ company_id, status, mine, overdue, search, ...more }: ListTasks, by: Principal): Promise<Listed> {
    const { assignee_id, unassigned, open, age, risk_level, ...request } = more;
    const filter: QueryFilter<TaskRecord> = {
      ...tasksOf(by, company_id),
      ...(assignee_id ? { 'assignee._id': assignee_id } : {}),
      ...(unassigned ? { assignee: { $exists: false } } : {}),
      ...(open ? { state: { $ne: 'done' } } : {}),
      ...(age ? { created_at: created(age) } : {}),
      ...(risk_level ? { 'company.risk_level': risk_level === 'unknown' ? { $exists: false } : risk_level } : {}),
      ...(mine === 'assigned' ? { 'assignee._id': by.userId } : {}),
      ...(mine === 'created' ? { 'creator._id': by.userId } : {}),
      ...(search ? await this.having(search, by) : {}),
      ...(status ? { state: status } : {}),
      ...(overdue ? { due_date: { $lt: today() }, state: status ?? { $ne: 'done' } } : {}),
    };
    const { rows, ...count } = await page(this.tasks, filter, request, ORDERINGS, { endings: 0, reminded: 0 });
    return { tasks: rows.map((task) => taskView(task, by)), ...count };
  }

  /** Looked up by the word that the fewest tasks have. The others are put so that no index serves them: the database might choose a common one. */
  private async having(search: string, { tenantId: tenant_id }: Principal): Promise<QueryFilter<TaskRecord>> {
    const sought = words(search);
    if (sought.length === 1) return { endings: sought[0] };
    const count = (word: RegExp) => this.tasks.countDocuments({ tenant_id, endings: word }, { limit: COMMON });
    const counted = await Promise.all(sought.map(async (word) => ({ word, tasks: await count(word) })));
    const [rarest, ...others] = counted.sort((a, b) => a.tasks - b.tasks).map(({ word }) => word);
    return { endings: rarest, $nor: others.map((word) => ({ endings: { $not: word } })) };
  }
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

function created(age: TaskAge): { $gt?: Date; $lte?: Date } {
  if (age === 'week') return { $gt: daysAgo(7) };
  return age === 'month' ? { $gt: daysAgo(30), $lte: daysAgo(7) } : { $lte: daysAgo(30) };
}

const today = (): string => new Date().toISOString().slice(0, 10);
/** Each word of a search has to be found, in any order. */
const words = (search: string): RegExp[] => nameKey(search).split(' ').map(beginning);
