import { findOrFail } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import { PrintThread } from '@dossier/kit/print-thread';
import type { GetReceipt, GetStatement, PrintedPaper } from '@dossier/proto/calls/billing-papers';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENTRY, type EntryRecord } from '../ledger/entry.schema.js';
import { entriesSeenBy, SeenLedger } from '../ledger/seen.js';
import type { Paper } from './documents.js';

/** A statement of more would take longer to lay out than anybody waits. */
const MOST = 1_000;

/** Receipts and statements of a tenant's ledger. */
@Injectable()
export class PapersService implements OnModuleDestroy {
  private readonly thread = new PrintThread<Paper>(new URL('./print-worker.js', import.meta.url));

  constructor(
    private readonly seen: SeenLedger,
    @InjectModel(ENTRY) private readonly entries: Model<EntryRecord>,
  ) {}

  async receipt({ entry: _id }: GetReceipt, by: Principal): Promise<PrintedPaper> {
    const found = await findOrFail(this.entries, { ...ownEntries(by), _id }, 'billing.entry.not_found');
    const [entry = found] = await this.seen.of(by, [found]);
    return this.print(`receipt-${entry.number}.pdf`, { receipt: entry, account: by.tenantId });
  }

  async statement({ month }: GetStatement, by: Principal): Promise<PrintedPaper> {
    const from = new Date(`${month}-01T00:00:00Z`);
    const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    const [before, end, entries] = await Promise.all([
      this.lastBefore(by, from),
      this.lastBefore(by, until),
      this.entries
        .find({ ...ownEntries(by), at: { $gte: from, $lt: until } })
        .sort({ number: 1 })
        .limit(MOST + 1)
        .lean<EntryRecord[]>(),
    ]);
    const statement = {
      month,
      opening: before?.balance ?? 0,
      closing: end?.balance ?? 0,
      entries: await this.seen.of(by, entries.slice(0, MOST)),
      isCut: entries.length > MOST,
    };
    return this.print(`statement-${month}.pdf`, { statement, account: by.tenantId });
  }

  private async print(filename: string, paper: Paper): Promise<PrintedPaper> {
    const bytes = await this.thread.print(paper, new Date());
    return { filename, pdf: Buffer.from(bytes).toString('base64') };
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }

  private async lastBefore(by: Principal, at: Date): Promise<EntryRecord | null> {
    const last = await this.entries
      .findOne({ ...ownEntries(by), at: { $lt: at } })
      .sort({ number: -1 })
      .lean<EntryRecord>();
    return last && ((await this.seen.of(by, [last]))[0] ?? null);
  }
}

const ownEntries = (by: Principal) => ({ tenant_id: by.tenantId, ...entriesSeenBy(by) });
