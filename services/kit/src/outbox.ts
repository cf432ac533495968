import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Envelope, Event } from '@dossier/proto/events/event';
import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { log } from './log.js';
import { outboxWaiting } from './metrics.js';
import { nats, timesConnected } from './nats.js';
import type { Principal } from './principal.js';
import { processName } from './settings.js';
import { ensureStream, sendToStream } from './stream.js';

/** An event on its way to the stream. */
export type OutboxRow = { _id: Types.ObjectId; subject: string; envelope: Envelope; created: Date; sent_at?: Date };

const schema: Schema<OutboxRow> = new Schema<OutboxRow>(
  { subject: String, envelope: {}, created: { type: Date, expires: 7 * 24 * 3_600 }, sent_at: Date },
  { collection: 'outbox', versionKey: false, minimize: false },
).index({ sent_at: 1, _id: 1 });

const BATCH = 200;
/** Rows of a process that has died, and of a stream that was away, are found by looking. */
const POLL_MS = 1_000;
/** What is written close together leaves together. */
const GATHER_MS = 15;
/** Under load the stream hears of changes this often, many at once; a lone one is heard of after GATHER_MS. */
const BETWEEN_BATCHES_MS = 100;

/** Where events wait to be sent: the outbox, and records that carry theirs. */
export type EventSource = {
  /** Oldest first. */
  waiting: (most: number) => Promise<OutboxRow[]>;
  /** The stream has these, all of them from here. */
  sent: (events: OutboxRow[]) => Promise<unknown>;
};
type Actor = Pick<Principal, 'tenantId' | 'userId' | 'name'>;

/** The row of an event, not yet written; `subject` as in `publish`. */
export function outboxRow<Data>({ subject: type }: Event<Data>, by: Actor, subject: string, data: Data): OutboxRow {
  const envelope: Envelope<Data> = {
    specversion: '1.0',
    id: randomUUID(),
    source: `/${processName}`,
    type,
    subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    tenant: by.tenantId,
    actor: { id: by.userId, name: by.name },
    data,
  };
  return { _id: new Types.ObjectId(), subject: type, envelope, created: new Date() };
}

/** Events leave through the database: written with the change, published after the commit, marked after the stream has them. */
@Injectable()
export class Events implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rows: Model<OutboxRow>;
  private readonly sources: EventSource[];
  private hasNews = false;
  /** The connection on which the stream was last looked at; 0 for none. */
  private lookedAt = 0;
  private takesBatches = false;
  private lastSeq = 0;
  private endSleep: () => void = () => undefined;
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();

  constructor(@InjectConnection() connection: Connection) {
    this.rows = connection.model<OutboxRow>('OutboxRow', schema);
    this.sources = [outboxEvents(this.rows)];
  }

  /** Part of the caller's transaction. `subject` is the client the event is about: its events keep their order. */
  async publish<Data>(event: Event<Data>, by: Actor, subject: string, data: Data): Promise<void> {
    await this.rows.insertMany([outboxRow(event, by, subject, data)], { lean: true });
  }

  /** Events are sent from there, too, in one order with the others. */
  addSource(make: (outbox: Model<OutboxRow>) => EventSource): void {
    this.sources.push(make(this.rows));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.rows.init();
    this.loop = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.endSleep();
    await this.loop;
  }

  /** To be called after a commit that may hold events. */
  wake(): void {
    this.hasNews = true;
    this.endSleep();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.hasNews = false;
      const started = Date.now();
      const sent = await this.sendNext().catch((error: Error) => {
        log.warn({ reason: error.message }, 'outbox waits');
        this.lookedAt = 0;
        return 0;
      });
      if (sent === BATCH) continue;
      if (!this.hasNews) await this.sleep();
      if (this.hasNews && !this.stopped) await pause(Math.max(GATHER_MS, started + BETWEEN_BATCHES_MS - Date.now()));
    }
  }

  private async sendNext(): Promise<number> {
    const connection = await nats();
    await this.recall(connection);
    return this.sendBatch(connection);
  }

  /** A stream that was made after rows were sent has lost them with its store: they wait again. */
  private async recall(connection: NatsConnection): Promise<void> {
    const times = timesConnected();
    if (this.lookedAt === times) return;
    const { made, takesBatches } = await ensureStream(connection);
    this.takesBatches = takesBatches;
    const lost = await this.rows.updateMany({ sent_at: { $lt: made } }, { $unset: { sent_at: 1 } });
    if (lost.modifiedCount > 0)
      log.warn({ events: lost.modifiedCount }, 'the stream lost its store and is filled again');
    this.lookedAt = times;
  }

  private async sendBatch(connection: NatsConnection): Promise<number> {
    const waiting = await Promise.all(this.sources.map((source) => source.waiting(BATCH)));
    const rows = waiting.flat().sort(byAge).slice(0, BATCH);
    outboxWaiting.set(rows.length);
    if (rows.length === 0) return 0;
    const seq = await sendToStream(connection, rows, this.takesBatches, (sent) => this.mark(sent, waiting));
    // The stream was made anew while the server stayed up.
    if (seq < this.lastSeq) this.lookedAt = 0;
    this.lastSeq = seq;
    return rows.length;
  }

  private async mark(sent: OutboxRow[], waiting: OutboxRow[][]): Promise<void> {
    const all = new Set(sent);
    await Promise.all(
      this.sources.map(async (source, at) => {
        const own = waiting[at]?.filter((row) => all.has(row)) ?? [];
        if (own.length > 0) await source.sent(own);
      }),
    );
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      if (this.stopped) return resolve();
      const timer = setTimeout(resolve, POLL_MS);
      this.endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const outboxEvents = (rows: Model<OutboxRow>): EventSource => ({
  waiting: (most) =>
    rows
      .find({ sent_at: { $exists: false } })
      .sort({ _id: 1 })
      .limit(most)
      .lean<OutboxRow[]>(),
  sent: (events) => rows.updateMany({ _id: { $in: events.map(({ _id }) => _id) } }, { $set: { sent_at: new Date() } }),
});

const byAge = (one: OutboxRow, other: OutboxRow): number => Buffer.compare(one._id.id, other._id.id);
