import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import {
  SAVED_PARTY,
  type SavedPartyRecord,
  type StoredParty,
  type StoredRow,
  type Texts,
  WAITING_ROW,
  type WaitingRowRecord,
} from './waiting-row.schema.js';

/** What a conversion may know of earlier uploads. */
const MOST_KNOWN = 20_000;

/** Rows that wait, and whom they wait for. */
@Injectable()
export class WaitingRows {
  constructor(
    @InjectModel(WAITING_ROW) private readonly rows: Model<WaitingRowRecord>,
    @InjectModel(SAVED_PARTY) private readonly parties: Model<SavedPartyRecord>,
  ) {}

  /** Part of the caller's transaction. What is known already is not written over. */
  async add(
    { _id: file_id, tenant_id }: { _id: string; tenant_id: string },
    waiting: readonly { row: StoredRow; missing: readonly StoredParty[] }[],
  ): Promise<void> {
    if (waiting.length === 0) return;
    const rows = waiting.map(({ row }) => ({ ...row, _id: new Types.ObjectId().toHexString(), tenant_id, file_id }));
    await this.rows.insertMany(rows, { lean: true });
    const parties = new Map(waiting.flatMap(({ missing }) => missing.map((party) => [party.key, party] as const)));
    const updated = new Date();
    for (const { key, sheet, values, missing } of parties.values()) {
      const known = await this.parties.findOne({ tenant_id, key }).lean<SavedPartyRecord>();
      const merged = { ...values, ...known?.values };
      await this.parties.updateOne(
        { tenant_id, key },
        {
          // What somebody supplied while the rows were converted is missing no more.
          $set: { values: merged, missing: missing.filter((name) => !merged[name]), updated },
          $setOnInsert: { _id: new Types.ObjectId().toHexString(), sheet },
        },
        { upsert: true },
      );
    }
  }

  /** What earlier uploads left, by key. */
  async known(tenant_id: string): Promise<[string, Texts][]> {
    const found = await this.parties
      .find({ tenant_id })
      .sort({ updated: -1 })
      .limit(MOST_KNOWN)
      .lean<SavedPartyRecord[]>();
    return found.map(({ key, values }) => [key, values]);
  }

  /** Rows of an upload that wait for nobody any more. */
  async convertible(file_id: string, tenant_id: string): Promise<WaitingRowRecord[]> {
    const rows = await this.rows.find({ file_id, tenant_id }).sort({ row: 1 }).lean<WaitingRowRecord[]>();
    const needs = [...new Set(rows.flatMap((row) => row.needs))];
    const incomplete = await this.parties
      .find({ tenant_id, key: { $in: needs }, 'missing.0': { $exists: true } }, { key: 1 })
      .lean<Pick<SavedPartyRecord, 'key'>[]>();
    const open = new Set(incomplete.map(({ key }) => key));
    return rows.filter((row) => row.needs.every((key) => !open.has(key)));
  }

  /** Rows that wait no longer. Part of the caller's transaction. Throws if some are gone already: they stand in somebody's report. */
  async leave(file_id: string, rows: readonly number[]): Promise<void> {
    const { deletedCount } = await this.rows.deleteMany({ file_id, row: { $in: rows } });
    if (deletedCount !== rows.length) throw new Error('the rows were converted or given up meanwhile');
  }

  /** All rows of an upload that is given up; what is known of people stays. */
  async forget(file_id: string): Promise<void> {
    await this.rows.deleteMany({ file_id });
  }

  /** Uploads with rows, and how many rows wait for each key. */
  async counts(tenant_id: string): Promise<{ files: string[]; byKey: Map<string, number> }> {
    const [files, found] = await Promise.all([
      this.rows.distinct('file_id', { tenant_id }),
      this.rows.aggregate<{ _id: string; count: number }>([
        { $match: { tenant_id } },
        { $unwind: '$needs' },
        { $group: { _id: '$needs', count: { $sum: 1 } } },
      ]),
    ]);
    return { files, byKey: new Map(found.map(({ _id, count }) => [_id, count])) };
  }
}
