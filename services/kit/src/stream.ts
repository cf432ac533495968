import { STREAM, STREAM_SUBJECTS } from '@dossier/proto/events/event';
import { DiscardPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { OutboxRow } from './outbox.js';

export const nanos = (ms: number): number => ms * 1_000_000;

/** Makes the stream that holds a week of events, if it is missing; answers when it was made. A full stream refuses instead of dropping. */
export async function ensureStream(connection: NatsConnection): Promise<Date> {
  const manager = await jetstreamManager(connection);
  const config = {
    name: STREAM,
    subjects: [STREAM_SUBJECTS],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.New,
    max_age: nanos(7 * 24 * 3_600_000),
    max_bytes: 4 * 1024 ** 3,
    duplicate_window: nanos(120_000),
  };
  const { created } = await manager.streams
    .info(STREAM)
    .catch(() => manager.streams.add(config).catch(() => manager.streams.info(STREAM)));
  return new Date(created);
}

/**
 * Puts events on the stream: those of different clients side by side, those of one client one after the other. Waits for
 * all and calls `stored` with what the stream has, then throws the first failure, if there was one. Answers the highest
 * number that the stream gave.
 */
export async function sendToStream(
  connection: NatsConnection,
  rows: OutboxRow[],
  stored: (rows: OutboxRow[]) => Promise<unknown>,
): Promise<number> {
  const stream = jetstream(connection);
  const sent: OutboxRow[] = [];
  let last = 0;
  const clients = Map.groupBy(rows, ({ envelope }) => envelope.subject).values();
  const ends = await Promise.allSettled(
    [...clients].map(async (ofOne) => {
      for (const row of ofOne) {
        const options = { msgID: row._id.toString(), timeout: 5_000 };
        const { seq } = await stream.publish(row.subject, JSON.stringify(row.envelope), options);
        last = Math.max(last, seq);
        sent.push(row);
      }
    }),
  );
  await stored(sent);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return last;
}
