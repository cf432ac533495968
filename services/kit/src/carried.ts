import type { Model } from 'mongoose';
import type { AuditEntry } from './audit.js';
import type { EventSource, OutboxRow } from './outbox.js';

/** The audit entry and the event of a record, in the record. */
export type Carried = { audit: AuditEntry; event: OutboxRow };
export type Carrier = { _id: unknown; carried?: Carried };

/**
 * A record whose insert is all that a call writes needs no transaction if it carries what else belongs to the write. Once
 * the stream has the event, both are put where those of all other writes are and taken off the record. A crash in between
 * has it done again: what is there already is passed over.
 */
export function carriedEvents(
  records: Model<Carrier>,
  audits: Model<AuditEntry>,
  outbox: Model<OutboxRow>,
): EventSource {
  const carriers = new WeakMap<OutboxRow, Required<Carrier>>();
  return {
    waiting: async (most) => {
      const found = await records
        .find({ 'carried.event._id': { $exists: true } }, { carried: 1 })
        .sort({ 'carried.event._id': 1 })
        .limit(most)
        .lean<Required<Carrier>[]>();
      for (const carrier of found) carriers.set(carrier.carried.event, carrier);
      return found.map(({ carried }) => carried.event);
    },
    sent: async (events) => {
      const found = events.map((event) => carriers.get(event)).filter((carrier) => carrier !== undefined);
      const sent_at = new Date();
      await Promise.all([
        insertNew(
          audits,
          found.map(({ carried }) => carried.audit),
        ),
        insertNew(
          outbox,
          events.map((event) => ({ ...event, sent_at })),
        ),
      ]);
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
