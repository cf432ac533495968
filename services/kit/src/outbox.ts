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

type Gather = (outbox: Model<OutboxRow>) => Promise<void>;
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
  private readonly gatherers: Gather[] = [];
  private hasNews = false;
  /** The connection on which the stream was last looked at; 0 for none. */
  private lookedAt = 0;
  private lastSeq = 0;
  private endSleep: () => void = () => undefined;
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();

  constructor(@InjectConnection() connection: Connection) {
    this.rows = connection.model<OutboxRow>('OutboxRow', schema);
  }

  /** Part of the caller's transaction. `subject` is the client the event is about: its events keep their order. */
  async publish<Data>(event: Event<Data>, by: Actor, subject: string, data: Data): Promise<void> {
    await this.rows.insertMany([outboxRow(event, by, subject, data)], { lean: true });
  }

  /** `gather` is run before each look at the outbox and puts rows there that were written elsewhere. */
  gatherWith(gather: Gather): void {
    this.gatherers.push(gather);
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
      const sent = await this.gatherAndSend().catch((error: Error) => {
        log.warn({ reason: error.message }, 'outbox waits');
        this.lookedAt = 0;
        return 0;
      });
      if (sent === BATCH) continue;
      if (!this.hasNews) await this.sleep();
      if (this.hasNews && !this.stopped) await pause(Math.max(GATHER_MS, started + BETWEEN_BATCHES_MS - Date.now()));
    }
  }

  private async gatherAndSend(): Promise<number> {
    for (const gather of this.gatherers) await gather(this.rows);
    const connection = await nats();
    await this.recall(connection);
    return this.sendBatch(connection);
  }

  /** A stream that was made after rows were sent has lost them with its store: they wait again. */
  private async recall(connection: NatsConnection): Promise<void> {
    const times = timesConnected();
    if (this.lookedAt === times) return;
    const made = await ensureStream(connection);
    const lost = await this.rows.updateMany({ sent_at: { $lt: made } }, { $unset: { sent_at: 1 } });
    if (lost.modifiedCount > 0)
      log.warn({ events: lost.modifiedCount }, 'the stream lost its store and is filled again');
    this.lookedAt = times;
  }

  private async sendBatch(connection: NatsConnection): Promise<number> {
    const rows = await this.rows
      .find({ sent_at: { $exists: false } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<OutboxRow[]>();
    outboxWaiting.set(rows.length);
    if (rows.length === 0) return 0;
    const seq = await sendToStream(connection, rows, (sent) =>
      this.rows.updateMany({ _id: { $in: sent.map(({ _id }) => _id) } }, { $set: { sent_at: new Date() } }),
    );
    // The stream was made anew while the server stayed up.
    if (seq < this.lastSeq) this.lookedAt = 0;
    this.lastSeq = seq;
    return rows.length;
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
