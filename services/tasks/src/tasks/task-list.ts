import { page } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import type { TaskList as Listed, ListTasks } from '@dossier/proto/calls/tasks';
import { nameKey } from '@dossier/proto/rules/name-key';
import { beginning, containing, isLookedUp } from '@dossier/proto/rules/name-search';
import type { TaskAge } from '@dossier/proto/rules/tasks';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { tasksOf } from './reach.js';
import { TASK, type TaskRecord } from './task.schema.js';
import { taskView } from './task-view.js';

/** Where all words of a search are in so many tasks, what it finds is not counted to its end: that would read them all. */
const COMMON = 2_000;
const COUNTED_OF_COMMON = 100;
const ORDERINGS = { createdAt: 'created_at', due_date: 'due_date' };

type Sought = { filter: QueryFilter<TaskRecord>; isCommon: boolean };

/** The tasks of one client or of all, page by page. */
@Injectable()
export class TaskList {
  constructor(@InjectModel(TASK) private readonly tasks: Model<TaskRecord>) {}

  async page({ company_id, status, mine, overdue, search, ...more }: ListTasks, by: Principal): Promise<Listed> {
    const { assignee_id, unassigned, open, age, risk_level, ...request } = more;
    const sought = search ? await this.having(search, by) : undefined;
    const filter: QueryFilter<TaskRecord> = {
      ...tasksOf(by, company_id),
      ...(assignee_id ? { 'assignee._id': assignee_id } : {}),
      ...(unassigned ? { assignee: { $exists: false } } : {}),
      ...(open ? { state: { $ne: 'done' } } : {}),
      ...(age ? { created_at: created(age) } : {}),
      ...(risk_level ? { 'company.risk_level': risk_level === 'unknown' ? { $exists: false } : risk_level } : {}),
      ...(mine === 'assigned' ? { 'assignee._id': by.userId } : {}),
      ...(mine === 'created' ? { 'creator._id': by.userId } : {}),
      ...sought?.filter,
      ...(status ? { state: status } : {}),
      ...(overdue ? { due_date: { $lt: today() }, state: status ?? { $ne: 'done' } } : {}),
    };
    const { rows, ...count } = await page(this.tasks, filter, request, ORDERINGS, {
      projection: { description_key: 0, endings: 0, reminded: 0 },
      ...(sought?.isCommon && { counted: COUNTED_OF_COMMON }),
    });
    return { tasks: rows.map((task) => taskView(task, by)), ...count };
  }

  /**
   * Words in any order, compared in an index that the lists are read by. The rarest is also given as something to look up: the
   * database takes whichever way fills a page sooner.
   */
  private async having(search: string, { tenantId: tenant_id }: Principal): Promise<Sought> {
    const fragments = nameKey(search).split(' ');
    const counted = await Promise.all(
      fragments.filter(isLookedUp).map(async (fragment) => {
        const having = { endings: beginning(fragment) };
        return { having, tasks: await this.tasks.countDocuments({ tenant_id, ...having }, { limit: COMMON }) };
      }),
    );
    const [rarest] = counted.sort((a, b) => a.tasks - b.tasks);
    return {
      filter: { ...rarest?.having, description_key: { $all: fragments.map(containing) } },
      isCommon: !rarest || rarest.tasks === COMMON,
    };
  }
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

function created(age: TaskAge): { $gt?: Date; $lte?: Date } {
  if (age === 'week') return { $gt: daysAgo(7) };
  return age === 'month' ? { $gt: daysAgo(30), $lte: daysAgo(7) } : { $lte: daysAgo(30) };
}

const today = (): string => new Date().toISOString().slice(0, 10);
