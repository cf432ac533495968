import type { Model } from 'mongoose';
import type { AuditEntry } from './audit.js';
import type { EventSource, OutboxRow } from './outbox.js';

/** The audit entry and the event of a record, in the record. */
export type Carried = { audit: AuditEntry; event: OutboxRow };
export type RecordWithEvent = { _id: unknown; carried?: Carried };

/**
 * Where a call writes one new record and nothing else, it needs no transaction: the record carries its audit entry and its event.
 * Once the event is on the stream, both are stored where those of all other writes are, and removed from the record. A crash in
 * between repeats this; what is stored already is left alone.
 */
export function carriedEvents(
  records: Model<RecordWithEvent>,
  audits: Model<AuditEntry>,
  outbox: Model<OutboxRow>,
): EventSource {
  const recordOf = new WeakMap<OutboxRow, Required<RecordWithEvent>>();
  const rowOf = (document: object): OutboxRow => {
    const record = document as Required<RecordWithEvent>;
    recordOf.set(record.carried.event, record);
    return record.carried.event;
  };
  return {
    collection: records.collection.name,
    condition: { 'fullDocument.carried.event._id': { $exists: true } },
    rowOf,
    waiting: async (most) => {
      const found = await records
        .find({ 'carried.event._id': { $exists: true } }, { carried: 1 })
        .sort({ 'carried.event._id': 1 })
        .limit(most)
        .lean<Required<RecordWithEvent>[]>();
      return found.map(rowOf);
    },
    unsent: async (rows) => {
      if (rows.length === 0) return [];
      const carrying = { 'carried.event._id': { $in: rows.map(({ _id }) => _id) } };
      const found = await records.find(carrying, { 'carried.event._id': 1 }).lean<Required<RecordWithEvent>[]>();
      const ids = new Set(found.map(({ carried }) => String(carried.event._id)));
      return rows.filter(({ _id }) => ids.has(String(_id)));
    },
    sent: async (events) => {
      const found = events.flatMap(([row]) => recordOf.get(row) ?? []);
      const entries = found.map(({ carried }) => carried.audit);
      const rows = events.map(([row, as]) => ({ ...row, ...as }));
      await Promise.all([insertNew(audits, entries), insertNew(outbox, rows)]);
      await records.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $unset: { carried: 1 } });
    },
  };
}

async function insertNew<T>(model: Model<T>, rows: T[]): Promise<void> {
  await model
    .insertMany(rows, { lean: true, ordered: false })
    .catch((error: { writeErrors?: { code: number } | { code: number }[] }) => {
      const faults = [error.writeErrors ?? []].flat();
      const areAllThere = faults.length > 0 && faults.every(({ code }) => code === 11_000);
      if (!areAllThere) throw error;
    });
}
