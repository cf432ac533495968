import { Bus } from '@dossier/kit/bus';
import { Handle } from '@dossier/kit/handle';
import { type GetUsageInfo, getUsageInfo, type UsageInfo } from '@dossier/proto/calls/billing-usage';
import { emailsOf } from '@dossier/proto/calls/identity-back-office';
import { toCredits } from '@dossier/proto/rules/credits';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENTRY, type EntryRecord } from '../ledger/entry.schema.js';

const MOST = 1_000;
const DAY_MS = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);

type Counted = { _id: string; count: number; conversions: number; fee: number };

/** Who used the platform how much, as the ledger says. */
@Controller()
export class UsageController {
  constructor(
    private readonly bus: Bus,
    @InjectModel(ENTRY) private readonly entries: Model<EntryRecord>,
  ) {}

  @Handle(getUsageInfo)
  async get({ startDate = today(), endDate = today() }: GetUsageInfo): Promise<UsageInfo> {
    const from = new Date(`${startDate}T00:00:00Z`);
    const until = new Date(Date.parse(`${endDate}T00:00:00Z`) + DAY_MS);
    const counted = await this.entries.aggregate<Counted>([
      { $match: { type: 'conversion', at: { $gte: from, $lt: until } } },
      {
        $group: {
          _id: '$initiator._id',
          count: { $sum: '$conversion.rows' },
          conversions: { $sum: 1 },
          fee: { $sum: { $multiply: ['$amount', -1] } },
        },
      },
      { $sort: { count: -1, _id: 1 } },
      { $limit: MOST },
    ]);
    const isUser = ({ _id }: Counted) => /^[0-9a-f]{24}$/.test(_id);
    const { found } = await this.bus.call(emailsOf, { user_ids: counted.filter(isUser).map(({ _id }) => _id) });
    const emails = new Map(found.map(({ user_id, email }) => [user_id, email]));
    const usage = counted.map(({ _id, fee, ...counts }) => ({
      email: emails.get(_id) ?? '',
      ...counts,
      credits: toCredits(fee),
    }));
    return { usage };
  }
}
