import type { Model } from 'mongoose';
import type { AuditEntry } from './audit.js';
import type { OutboxRow } from './outbox.js';

/** The audit entry and the event of a record, in the record. */
export type Carried = { audit: AuditEntry; event: OutboxRow };
export type Carrier = { _id: unknown; carried?: Carried };

const BATCH = 200;

/**
 * A record whose insert is all that a call writes needs no transaction if it carries what else belongs to the write. Here
 * audit entries and events are put where those of all other writes are, oldest first, and taken off the records. A crash in
 * between has it done again: what is there already is passed over.
 */
export async function collectCarried(
  records: Model<Carrier>,
  audits: Model<AuditEntry>,
  outbox: Model<OutboxRow>,
): Promise<void> {
  for (;;) {
    const found = await records
      .find({ 'carried.event._id': { $exists: true } }, { carried: 1 })
      .sort({ 'carried.event._id': 1 })
      .limit(BATCH)
      .lean<Required<Carrier>[]>();
    if (found.length === 0) return;
    await insertNew(
      audits,
      found.map(({ carried }) => carried.audit),
    );
    await insertNew(
      outbox,
      found.map(({ carried }) => carried.event),
    );
    await records.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $unset: { carried: 1 } });
    if (found.length < BATCH) return;
  }
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
