import { STREAM, STREAM_SUBJECTS } from '@dossier/proto/events/event';
import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamClient,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { errors, headers, type MsgHdrs, type NatsConnection, TimeoutError } from '@nats-io/transport-node';
import { log } from './log.js';
import type { OutboxRow } from './outbox.js';
import { base } from './settings.js';

const PATIENCE_MS = 5_000;

export const nanos = (ms: number): number => ms * 1_000_000;

/** Makes the stream that holds a week of events, if it is missing. A full stream refuses instead of dropping. */
export async function ensureStream(connection: NatsConnection): Promise<{ made: Date; takesBatches: boolean }> {
  const manager = await jetstreamManager(connection);
  const config = {
    name: STREAM,
    subjects: [STREAM_SUBJECTS],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.New,
    max_age: nanos(7 * 24 * 3_600_000),
    max_bytes: base.NATS_STREAM_BYTES,
    num_replicas: base.NATS_STREAM_REPLICAS,
    duplicate_window: nanos(120_000),
    allow_atomic: true,
  };
  const { created, config: found } = await manager.streams
    .info(STREAM)
    .catch(() => manager.streams.add(config).catch(() => manager.streams.info(STREAM)));
  return { made: new Date(created), takesBatches: found.allow_atomic === true };
}

/** What became of events: the stream's number of each that it has, why others failed. Those behind a failed one are in neither. */
export type Sent = { stored: Map<OutboxRow, number>; failed: Map<OutboxRow, Error> };

/**
 * Puts events on the stream in the order given: as one batch, which the stream takes whole or not at all. When the server knows no
 * batches or refuses this one, events are sent one by one: those of one client in order and up to the first that fails, those of
 * different clients at the same time. Throws when the server does not answer.
 */
export async function sendToStream(
  connection: NatsConnection,
  rows: OutboxRow[],
  takesBatches: boolean,
): Promise<Sent> {
  const stream = jetstream(connection);
  const last = takesBatches && rows.length > 1 ? await sendTogether(stream, rows) : undefined;
  if (last === undefined) return sendSingly(stream, rows);
  return { stored: new Map(rows.map((row, at) => [row, last - (rows.length - 1 - at)])), failed: new Map() };
}

/** Whether the stream, or the connection, will not take this event. Anything else may pass: the server is away or full. */
export const isRefused = (error: Error): boolean =>
  error instanceof errors.InvalidArgumentError || (error instanceof JetStreamApiError && error.status < 500);

/** A third of the cost of single sending. Undefined when the batch was refused: one of its events is there already, or cannot be stored. */
async function sendTogether(stream: JetStreamClient, rows: OutboxRow[]): Promise<number | undefined> {
  const messages = rows.map((row) => [row.subject, JSON.stringify(row.envelope), { headers: named(row) }] as const);
  const [first, ...others] = messages;
  const final = others.pop();
  if (!first || !final) return undefined;
  try {
    const batch = await stream.startBatch(...first);
    for (const message of others) batch.add(...message);
    const { seq } = await batch.commit(final[0], final[1], { ...final[2], timeout: PATIENCE_MS });
    return seq;
  } catch (error) {
    // Nobody said no: sending singly would only wait longer.
    if (error instanceof TimeoutError) throw error;
    // What the library says here is not the server's reason; the one event that cannot be sent tells it.
    log.debug({ events: rows.length }, 'events leave one by one');
    return undefined;
  }
}

async function sendSingly(stream: JetStreamClient, rows: OutboxRow[]): Promise<Sent> {
  const sent: Sent = { stored: new Map(), failed: new Map() };
  const clients = Map.groupBy(rows, ({ envelope }) => envelope.subject).values();
  await Promise.all([...clients].map((ofOne) => sendInOrder(stream, ofOne, sent)));
  return sent;
}

async function sendInOrder(stream: JetStreamClient, rows: OutboxRow[], { stored, failed }: Sent): Promise<void> {
  for (const row of rows) {
    try {
      const options = { headers: named(row), timeout: PATIENCE_MS };
      const { seq } = await stream.publish(row.subject, JSON.stringify(row.envelope), options);
      stored.set(row, seq);
    } catch (error) {
      failed.set(row, error as Error);
      return;
    }
  }
}

/** The stream takes an event of this name once. */
function named({ _id }: OutboxRow): MsgHdrs {
  const named = headers();
  named.set('Nats-Msg-Id', _id.toString());
  return named;
}
