import { can, type Principal } from '@dossier/kit/principal';
import { type EntryType, OF_NO_REPORTS, OF_REPORTS } from '@dossier/proto/rules/credits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Account, EMPTY } from './account.js';
import { ENTRY, type EntryRecord } from './entry.schema.js';

type Count = Pick<Account, 'number' | 'balance'>;

export const tellsOfReports = (type: EntryType): type is (typeof OF_REPORTS)[number] =>
  OF_REPORTS.some((each) => each === type);

/** By name, so that the index leads to them past the many conversions. */
const OTHERS = { $in: [...OF_NO_REPORTS] };
const knowsReports = (by: Principal): boolean => can(by, 'fiu_reporting');

/** The entries that somebody may know of. */
export const entriesSeenBy = (by: Principal): { type?: typeof OTHERS } => (knowsReports(by) ? {} : { type: OTHERS });

/** A ledger as somebody sees it. Whoever may not know that there are reports is not told what they cost: all is as if there were none. */
@Injectable()
export class SeenLedger {
  constructor(@InjectModel(ENTRY) private readonly entries: Model<EntryRecord>) {}

  /** Credits and subscription. */
  async account(by: Principal, tenant_id: string): Promise<Account> {
    if (knowsReports(by)) return (await this.last({ tenant_id })) ?? EMPTY;
    const [count, activated] = await Promise.all([
      this.withoutReports(tenant_id),
      this.last({ tenant_id, type: 'subscription' }),
    ]);
    return { ...count, subscription: activated?.subscription };
  }

  /** Neighbours among the entries that `by` may know of, with the numbers and balances that they have for `by`. */
  async of(by: Principal, neighbours: readonly EntryRecord[]): Promise<EntryRecord[]> {
    const [oldest, ...later] = neighbours.toSorted((a, b) => a.number - b.number);
    if (!oldest || knowsReports(by)) return [...neighbours];
    const counted = [{ ...oldest, ...(await this.withoutReports(oldest.tenant_id, oldest.number)) }];
    for (const entry of later) {
      const { number, balance } = counted.at(-1) ?? EMPTY;
      counted.push({ ...entry, number: number + 1, balance: balance + entry.amount });
    }
    const seen = new Map(counted.map((entry) => [entry._id, entry]));
    return neighbours.flatMap(({ _id }) => seen.get(_id) ?? []);
  }

  /** How many entries there are but for those of reports, up to that one, and what they come to. */
  async withoutReports(tenant_id: string, until = Number.MAX_SAFE_INTEGER): Promise<Count> {
    const [count] = await this.entries.aggregate<Count>([
      { $match: { tenant_id, number: { $lte: until }, type: OTHERS } },
      { $group: { _id: null, number: { $sum: 1 }, balance: { $sum: '$amount' } } },
      { $project: { _id: 0 } },
    ]);
    return count ?? EMPTY;
  }

  private last(filter: { tenant_id: string; type?: EntryType }): Promise<EntryRecord | null> {
    return this.entries.findOne(filter).sort({ number: -1 }).lean<EntryRecord>();
  }
}
