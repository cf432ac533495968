import type { Principal } from '@dossier/kit/principal';
import type { TeamWorkload, Workload } from '@dossier/proto/calls/team';
import { failure } from '@dossier/proto/failures/failure';
import { isTeamLeader } from '@dossier/proto/permissions/roles';
import { today } from '@dossier/proto/rules/dates';
import { type RiskLevel, riskRank } from '@dossier/proto/rules/risk';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type PersonRef, TASK, type TaskRecord } from '../tasks/task.schema.js';

const DAY_MS = 86_400_000;

type Counted = Omit<Workload, '_id' | 'name' | 'ageing'> & {
  _id: string | null;
  person: PersonRef | null;
  week: number;
  month: number;
  longer: number;
};

/** Who has how much to do. */
@Injectable()
export class Workloads {
  constructor(@InjectModel(TASK) private readonly tasks: Model<TaskRecord>) {}

  async of({ tenantId, role }: Pick<Principal, 'tenantId' | 'role'>): Promise<TeamWorkload> {
    if (!tenantId || !isTeamLeader(role)) throw failure('permission.denied');
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    const count = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
    const isOlder = (days: number) => ({ $lte: ['$created_at', daysAgo(days)] });
    const isDue = { $lt: [{ $ifNull: ['$due_date', '9999-12-31'] }, today()] };
    const open = { tenant_id: tenantId, state: { $in: ['to do', 'review'] as const } };
    const counting = this.tasks.aggregate<Counted>([
      { $match: open },
      {
        $group: {
          _id: { $ifNull: ['$assignee._id', null] },
          person: { $last: '$assignee' },
          to_do: count({ $eq: ['$state', 'to do'] }),
          review: count({ $eq: ['$state', 'review'] }),
          overdue: count(isDue),
          week: count({ $not: [isOlder(7)] }),
          month: count({ $and: [isOlder(7), { $not: [isOlder(30)] }] }),
          longer: count(isOlder(30)),
        },
      },
    ]);
    const countingLate = this.tasks.aggregate<{ _id: RiskLevel | null; count: number }>([
      { $match: { ...open, due_date: { $lt: today() } } },
      { $group: { _id: { $ifNull: ['$company.risk_level', null] }, count: { $sum: 1 } } },
    ]);
    const [counted, late] = await Promise.all([counting, countingLate]);
    const people = counted.map(view).sort((a, b) => b.to_do + b.review - a.to_do - a.review);
    const overdue = late.map(({ _id, count }) => ({ ...(_id && { risk_level: _id }), count }));
    return { people, overdue: overdue.sort((a, b) => riskRank(a.risk_level) - riskRank(b.risk_level)) };
  }
}

const view = ({ _id, person, to_do, review, overdue, ...ageing }: Counted): Workload => ({
  ...(_id ? { _id } : {}),
  name: [person?.first_name, person?.last_name].filter(Boolean).join(' ') || (person?.username ?? ''),
  to_do,
  review,
  overdue,
  ageing,
});
