import { findOrFail } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import { print } from '@dossier/kit/print';
import type { GetReceipt, GetStatement, PrintedPaper } from '@dossier/proto/calls/billing-papers';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENTRY, type EntryRecord } from '../ledger/entry.schema.js';
import { receiptOf, statementOf } from './documents.js';

/** A statement of more would take longer to lay out than anybody waits. */
const MOST = 1_000;

/** Receipts and statements of a tenant's ledger. */
@Injectable()
export class PapersService {
  constructor(@InjectModel(ENTRY) private readonly entries: Model<EntryRecord>) {}

  async receipt({ entry: _id }: GetReceipt, by: Principal): Promise<PrintedPaper> {
    const entry = await findOrFail(this.entries, { _id, tenant_id: by.tenantId }, 'billing.entry.not_found');
    return paper(`receipt-${entry.number}.pdf`, await print(receiptOf(entry, by.tenantId)));
  }

  async statement({ month }: GetStatement, { tenantId: tenant_id }: Principal): Promise<PrintedPaper> {
    const from = new Date(`${month}-01T00:00:00Z`);
    const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    const [before, end, entries] = await Promise.all([
      this.lastBefore(tenant_id, from),
      this.lastBefore(tenant_id, until),
      this.entries
        .find({ tenant_id, at: { $gte: from, $lt: until } })
        .sort({ number: 1 })
        .limit(MOST + 1)
        .lean<EntryRecord[]>(),
    ]);
    const statement = {
      month,
      opening: before?.balance ?? 0,
      closing: end?.balance ?? 0,
      entries: entries.slice(0, MOST),
      isCut: entries.length > MOST,
    };
    return paper(`statement-${month}.pdf`, await print(statementOf(statement, tenant_id, new Date())));
  }

  private lastBefore(tenant_id: string, at: Date): Promise<EntryRecord | null> {
    return this.entries
      .findOne({ tenant_id, at: { $lt: at } })
      .sort({ number: -1 })
      .lean<EntryRecord>();
  }
}

const paper = (filename: string, pdf: Buffer): PrintedPaper => ({ filename, pdf: pdf.toString('base64') });
