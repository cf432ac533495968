import { type Connection, type Model, Schema } from 'mongoose';

/** After so many an event is set aside, and those of its client that wait behind it go on. */
export const MAX_FAILURES = 5;
const BACKOFF_MS = [200, 1_000, 5_000];
const LONGEST_BACKOFF_MS = 15_000;

type FailedEvent = { _id: string; failures: number; reason: string; at: Date };

const schema: Schema<FailedEvent> = new Schema<FailedEvent>(
  { _id: String, failures: Number, reason: String, at: { type: Date, expires: 14 * 24 * 3_600 } },
  { collection: 'failed_events', versionKey: false },
);

export const failedEvents = (database: Connection): Model<FailedEvent> =>
  database.models.FailedEvent ?? database.model<FailedEvent>('FailedEvent', schema);

/** Counts a failure of an event where every process sees it. Answers how many there were, this one included. */
export async function countFailure(database: Connection, event: string, reason: string): Promise<number> {
  const update = { $inc: { failures: 1 }, $set: { reason, at: new Date() } };
  const counted = await failedEvents(database).findOneAndUpdate({ _id: event }, update, {
    upsert: true,
    returnDocument: 'after',
  });
  return counted.failures;
}

/** How long an event waits after so many failures, in milliseconds. */
export const backoffMs = (failures: number): number => BACKOFF_MS[failures - 1] ?? LONGEST_BACKOFF_MS;
