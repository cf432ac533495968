import { PAGE_SIZE } from '@dossier/kit/mongo';
import { can, type Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { WorkList as Listed, ListWork, SettleWork, SnoozeWork, WorkItem } from '@dossier/proto/calls/work';
import { failure } from '@dossier/proto/failures/failure';
import { addDays, today } from '@dossier/proto/rules/dates';
import { RISK_LEVELS, riskRank } from '@dossier/proto/rules/risk';
import { groupsOf, REVIEW_AHEAD_DAYS, REVIEWERS, type WorkKind } from '@dossier/proto/rules/work';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { TASK, type TaskRecord } from '../tasks/task.schema.js';
import { Work } from '../work/work.js';
import { NO_DATE, SNOOZE, type SnoozeRecord, WORK, type WorkRecord } from '../work/work.schema.js';

/** So much one person puts off at the same time. */
const MOST_SNOOZED = 1_000;

/** What waits for one person, and what the person does about it there. */
@Injectable()
export class WorkList {
  constructor(
    @InjectModel(WORK) private readonly model: Model<WorkRecord>,
    @InjectModel(SNOOZE) private readonly snoozes: Model<SnoozeRecord>,
    @InjectModel(TASK) private readonly tasks: Model<TaskRecord>,
    private readonly work: Work,
    private readonly store: Store,
  ) {}

  async page({ kind, risk_level, snoozed = false, page = 1 }: ListWork, by: Principal): Promise<Listed> {
    const snoozes = await this.snoozesOf(by);
    const ids = [...snoozes.keys()];
    const all = {
      ...workOf(by),
      _id: snoozed ? { $in: ids } : { $nin: ids },
      ...(risk_level ? { risk: riskRank(risk_level) } : {}),
    };
    const [rows, counts] = await Promise.all([
      this.model
        .find({ ...all, ...(kind ? { kind } : {}) })
        .sort({ due: 1, risk: 1, at: 1, _id: 1 })
        .skip((page - 1) * PAGE_SIZE)
        .limit(PAGE_SIZE)
        .lean<WorkRecord[]>(),
      this.model.aggregate<{ _id: WorkKind; count: number }>([
        { $match: all },
        { $group: { _id: '$kind', count: { $sum: 1 } } },
      ]),
    ]);
    const counted = counts.map(({ _id, count }) => ({ kind: _id, count }));
    const shown = counted.filter((each) => !kind || each.kind === kind);
    return {
      items: await this.views(rows, by, snoozes),
      count: shown.reduce((sum, { count }) => sum + count, 0),
      counts: counted,
    };
  }

  async snooze({ item, until, reason = '' }: SnoozeWork, by: Principal): Promise<object> {
    return this.store.write(async () => {
      await this.find(item, by);
      const _id = `${by.userId}:${item}`;
      if (until) {
        const record = { user_id: by.userId, item, until, reason, ends: new Date(`${until}T00:00:00Z`) };
        await this.snoozes.updateOne({ _id }, { $set: record }, { upsert: true });
      } else await this.snoozes.deleteOne({ _id });
      await this.store.audit(by, until ? 'work.snoozed' : 'work.woken', item, { until, reason });
      return {};
    });
  }

  async settle({ item, reason }: SettleWork, by: Principal): Promise<object> {
    return this.store.write(async () => {
      const { kind } = await this.find(item, by);
      if (kind !== 'alert') throw failure('tasks.work.not_found');
      await this.model.deleteOne({ _id: item });
      await this.store.audit(by, 'work.settled', item, { reason });
      return {};
    });
  }

  private async find(_id: string, by: Principal): Promise<WorkRecord> {
    const found = await this.model.findOne({ ...workOf(by), _id }).lean<WorkRecord>();
    if (!found) throw failure('tasks.work.not_found');
    return found;
  }

  private async snoozesOf({ userId }: Principal): Promise<ReadonlyMap<string, SnoozeRecord>> {
    const found = await this.snoozes
      .find({ user_id: userId, until: { $gt: today() } })
      .limit(MOST_SNOOZED)
      .lean<SnoozeRecord[]>();
    return new Map(found.map((each) => [each.item, each]));
  }

  private async views(
    rows: WorkRecord[],
    by: Principal,
    snoozes: ReadonlyMap<string, SnoozeRecord>,
  ): Promise<WorkItem[]> {
    const taskIds = rows.flatMap(({ kind, _id }) => (kind === 'task' ? [taskOf(_id)] : []));
    const [names, tasks] = await Promise.all([
      this.work.namesOf(rows.map(({ company_id }) => company_id)),
      this.tasks.find({ _id: { $in: taskIds } }, { state: 1, assignee: 1 }).lean<TaskRecord[]>(),
    ]);
    const known = new Map(tasks.map((task) => [task._id, task]));
    return rows.map(({ _id, kind, title, company_id, path, due, risk, at }) => {
      const snooze = snoozes.get(_id);
      const client = names.get(company_id);
      return {
        _id,
        kind,
        title: say(title),
        company_id,
        path,
        at: at.toISOString(),
        may_settle: kind === 'alert',
        ...(RISK_LEVELS[risk] ? { risk_level: RISK_LEVELS[risk] } : {}),
        ...(client ? { client } : {}),
        ...(due === NO_DATE ? {} : { due_date: due }),
        ...(snooze ? { snoozed: { until: snooze.until, reason: snooze.reason } } : {}),
        ...(kind === 'task' ? taskFacts(taskOf(_id), known.get(taskOf(_id)), by) : {}),
      };
    });
  }
}

const taskOf = (item: string): string => item.slice('task:'.length);

/** The assignee hands it in, its creator ends it. */
const taskFacts = (task_id: string, task: TaskRecord | undefined, { userId }: Principal) => ({
  task_id,
  ...(task && {
    next: task.state === 'to do' && task.assignee?._id === userId ? ('review' as const) : ('done' as const),
  }),
});

/** What a person has to do at all: own, or of a group that the person is in; never the own changes. */
function workOf(by: Principal): QueryFilter<WorkRecord> {
  const groups = by.companyIds ? [] : groupsOf((...keys) => can(by, ...keys));
  const others = [by.userId, ...groups.filter((group) => group !== REVIEWERS)];
  // Every client with a review date has an item: those far off are never read.
  const near = { audience: REVIEWERS, due: { $lte: addDays(today(), REVIEW_AHEAD_DAYS) } };
  return {
    tenant_id: by.tenantId || 'nobody',
    $or: [{ audience: { $in: others } }, ...(groups.includes(REVIEWERS) ? [near] : [])],
    maker_id: { $ne: by.userId },
    ...(by.companyIds ? { company_id: { $in: [...by.companyIds] } } : {}),
  };
}
