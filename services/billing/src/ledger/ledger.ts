import { Jobs } from '@dossier/kit/jobs/jobs';
import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { creditsChanged } from '@dossier/proto/events/billing';
import { toCredits, toHundredths } from '@dossier/proto/rules/credits';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { tellLowBalance } from '../alerts/low-balance.js';
import { settings } from '../settings.js';
import { type Account, EMPTY, type Posting } from './account.js';
import { entryAfter } from './entry.js';
import { ENTRY, type EntryRecord } from './entry.schema.js';
import { SeenLedger, tellsOfReports } from './seen.js';

/** Why an entry is made: `_id` once and for all. */
export type Cause = { _id: string; tenant_id: string; by: Pick<Principal, 'userId' | 'name'> };
export type Decided = { posting: Posting; comment: Phrase | string };

/** Of so many that want the next number at once each gets one. */
const TRIES = 50;

/** The credits of all tenants: entries that follow one another, and nothing beside them. */
@Injectable()
export class Ledger {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly seen: SeenLedger,
    @InjectModel(ENTRY) private readonly entries: Model<EntryRecord>,
  ) {}

  async account(tenant_id: string): Promise<Account> {
    return (await this.last(tenant_id)) ?? EMPTY;
  }

  find(_id: string): Promise<EntryRecord | null> {
    return this.entries.findById(_id).lean<EntryRecord>();
  }

  /** Part of the caller's `write`: `decide` sees the account as it is then, and may refuse. */
  async add({ _id, tenant_id, by }: Cause, decide: (account: Account) => Decided): Promise<EntryRecord> {
    const account = await this.account(tenant_id);
    const { posting, comment } = decide(account);
    const record: EntryRecord = {
      ...entryAfter(account, tenant_id, posting),
      _id,
      tenant_id,
      at: new Date(),
      initiator: { _id: by.userId, name: by.name },
      comment,
    };
    await this.entries.insertMany([record], { lean: true });
    await this.tellIfLow(account, record);
    await this.tell(record, by);
    return record;
  }

  /** Like `store.write`; begins again when another entry took the number meanwhile. */
  async write<T>(work: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.store.write(work);
      } catch (error) {
        const isTaken = (error as { code?: number }).code === 11_000;
        if (!isTaken || tried === TRIES) throw error;
      }
    }
  }

  /** An event goes to whoever subscribes, so it says nothing of reports. */
  private async tell({ tenant_id, type }: EntryRecord, by: Cause['by']): Promise<void> {
    if (tellsOfReports(type)) return;
    const { number } = await this.seen.withoutReports(tenant_id);
    const told = { tenant_id, type, number };
    await this.events.publish(creditsChanged, { ...by, tenantId: tenant_id }, tenant_id, told);
  }

  private async tellIfLow(before: Account, { tenant_id, number, balance }: EntryRecord): Promise<void> {
    const low = toHundredths(settings.LOW_BALANCE);
    if (before.balance < low || balance >= low) return;
    await this.jobs.start(tellLowBalance, { tenant_id, number, balance: toCredits(balance).toFixed(2) });
  }

  private last(tenant_id: string): Promise<EntryRecord | null> {
    return this.entries.findOne({ tenant_id }).sort({ number: -1 }).lean<EntryRecord>();
  }
}
