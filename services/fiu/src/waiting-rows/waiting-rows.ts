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

/** So many rows of an upload wait for these. */
export type WaitingGroup = Pick<WaitingRowRecord, 'file_id' | 'needs'> & { rows: number };

/** Rows that are taken away in one transaction, which has seconds. */
export const MOST_LEAVING = 10_000;
/** What a conversion may know of earlier uploads. */
const MOST_KNOWN = 20_000;

/** Rows that wait, and whom they wait for. */
@Injectable()
export class WaitingRows {
  constructor(
    @InjectModel(WAITING_ROW) private readonly rows: Model<WaitingRowRecord>,
    @InjectModel(SAVED_PARTY) private readonly parties: Model<SavedPartyRecord>,
  ) {}

  /** Part of the caller's transaction, which takes some thousands at once. What is known already is not written over. */
  async add(
    { _id: file_id, tenant_id }: { _id: string; tenant_id: string },
    waiting: readonly { row: StoredRow; missing: readonly StoredParty[] }[],
  ): Promise<void> {
    if (waiting.length === 0) return;
    const rows = waiting.map(({ row }) => ({ ...row, _id: new Types.ObjectId().toHexString(), tenant_id, file_id }));
    await this.rows.insertMany(rows, { lean: true });
    const parties = new Map(waiting.flatMap(({ missing }) => missing.map((party) => [party.key, party] as const)));
    const found = await this.parties.find({ tenant_id, key: { $in: [...parties.keys()] } }).lean<SavedPartyRecord[]>();
    const known = new Map(found.map(({ key, values }) => [key, values]));
    const updated = new Date();
    const changes = [...parties.values()].map(({ key, sheet, values: read, missing }) => {
      const values = { ...read, ...known.get(key) };
      return {
        updateOne: {
          filter: { tenant_id, key },
          update: {
            // Some of it may have been supplied while the file was converted.
            $set: { values, missing: missing.filter((name) => !values[name]), updated },
            $setOnInsert: { _id: new Types.ObjectId().toHexString(), sheet },
          },
          upsert: true,
        },
      };
    });
    await this.parties.bulkWrite(changes, { ordered: false });
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

  /** The first rows of an upload that wait for nobody any more, as many as can leave at once. */
  async convertible(file_id: string, tenant_id: string): Promise<WaitingRowRecord[]> {
    const waiting = await this.rows
      .find({ file_id, tenant_id }, { needs: 1 })
      .sort({ row: 1 })
      .lean<Pick<WaitingRowRecord, '_id' | 'needs'>[]>();
    const leaving = (await this.complete(waiting, tenant_id)).slice(0, MOST_LEAVING);
    const $in = leaving.map(({ _id }) => _id);
    return this.rows.find({ _id: { $in } }).sort({ row: 1 }).lean<WaitingRowRecord[]>();
  }

  /** How many rows of each upload wait for the same people. Their texts stay in the database. */
  async groups(tenant_id: string, file_id?: string): Promise<WaitingGroup[]> {
    const found = await this.rows.aggregate<{ _id: Omit<WaitingGroup, 'rows'>; rows: number }>([
      { $match: { tenant_id, ...(file_id && { file_id }) } },
      { $group: { _id: { file_id: '$file_id', needs: '$needs' }, rows: { $sum: 1 } } },
    ]);
    return found.map(({ _id, rows }) => ({ ..._id, rows }));
  }

  /** Those of whom nobody lacks anything any more. */
  async complete<Waiting extends Pick<WaitingGroup, 'needs'>>(
    waiting: readonly Waiting[],
    tenant_id: string,
  ): Promise<Waiting[]> {
    const needs = [...new Set(waiting.flatMap((each) => each.needs))];
    const incomplete = await this.parties
      .find({ tenant_id, key: { $in: needs }, 'missing.0': { $exists: true } }, { key: 1 })
      .lean<Pick<SavedPartyRecord, 'key'>[]>();
    const open = new Set(incomplete.map(({ key }) => key));
    return waiting.filter((each) => each.needs.every((key) => !open.has(key)));
  }

  /** Rows that wait no longer. Part of the caller's transaction. Throws if some are gone already: they stand in somebody's report. */
  async leave(file_id: string, rows: readonly number[]): Promise<void> {
    const { deletedCount } = await this.rows.deleteMany({ file_id, row: { $in: rows } });
    if (deletedCount !== rows.length) throw new Error('the rows were converted or given up meanwhile');
  }

  /** Some thousands of the rows of an upload. Answers how many these were. */
  async forgetSome(file_id: string): Promise<number> {
    const some = await this.rows.find({ file_id }, { _id: 1 }).limit(MOST_LEAVING).lean<{ _id: string }[]>();
    await this.rows.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
    return some.length;
  }

  /** All rows of an upload that is given up; what is known of people stays. */
  async forget(file_id: string): Promise<void> {
    await this.rows.deleteMany({ file_id });
  }
}
