import { randomUUID } from 'node:crypto';
import type { Envelope, Event } from '@dossier/proto/events/event';
import { jetstream } from '@nats-io/jetstream';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { ensureStream } from './event-consumer.js';
import { log } from './log.js';
import { outboxWaiting } from './metrics.js';
import { nats } from './nats.js';
import type { Principal } from './principal.js';
import { base } from './settings.js';

type Row = { _id: Types.ObjectId; subject: string; envelope: Envelope; created: Date; sent_at?: Date };

const schema: Schema<Row> = new Schema<Row>(
  { subject: String, envelope: {}, created: { type: Date, expires: 7 * 24 * 3_600 }, sent_at: Date },
  { collection: 'outbox', versionKey: false, minimize: false },
).index({ sent_at: 1, _id: 1 });

const BATCH = 200;
const POLL_MS = 1_000;

/** Events leave through the database: written with the change, published after the commit, marked after the stream has them. */
@Injectable()
export class Events implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rows: Model<Row>;
  private wake: () => void = () => undefined;
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();
  private changes?: { close(): Promise<void> };

  constructor(@InjectConnection() connection: Connection) {
    this.rows = connection.model<Row>('OutboxRow', schema);
  }

  /** Part of the caller's transaction. `subject` is the client the event is about: its events keep their order. */
  async publish<Data>(
    event: Event<Data>,
    by: Pick<Principal, 'tenantId' | 'userId' | 'name'>,
    subject: string,
    data: Data,
  ): Promise<void> {
    const envelope: Envelope<Data> = {
      specversion: '1.0',
      id: randomUUID(),
      source: `/${base.NATS_USER || 'dossier'}`,
      type: event.subject,
      subject,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      tenant: by.tenantId,
      actor: { id: by.userId, name: by.name },
      data,
    };
    await this.rows.create({ _id: new Types.ObjectId(), subject: event.subject, envelope, created: new Date() });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.rows.init();
    this.watch();
    this.loop = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.changes?.close();
    await this.loop;
  }

  private watch(): void {
    const stream = this.rows.watch([{ $match: { operationType: 'insert' } }], {});
    this.changes = stream;
    stream.on('change', () => this.wake());
    // The poll goes on without the stream; it is opened again after a pause.
    stream.on('error', () => {
      void stream.close();
      if (!this.stopped) setTimeout(() => this.watch(), POLL_MS).unref();
    });
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const sent = await this.sendBatch().catch((error: Error) => {
        log.warn({ reason: error.message }, 'outbox waits');
        return 0;
      });
      if (sent < BATCH && !this.stopped) await this.sleep();
    }
  }

  private async sendBatch(): Promise<number> {
    const rows = await this.rows
      .find({ sent_at: { $exists: false } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<Row[]>();
    outboxWaiting.set(rows.length);
    if (rows.length === 0) return 0;
    const connection = await nats();
    await ensureStream(connection);
    const stream = jetstream(connection);
    for (const row of rows)
      await stream.publish(row.subject, JSON.stringify(row.envelope), { msgID: row._id.toString(), timeout: 5_000 });
    await this.rows.updateMany({ _id: { $in: rows.map((row) => row._id) } }, { $set: { sent_at: new Date() } });
    return rows.length;
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
