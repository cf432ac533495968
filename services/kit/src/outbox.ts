import { randomUUID } from 'node:crypto';
import type { Envelope, Event } from '@dossier/proto/events/event';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { EventSender } from './event-sender.js';
import { failedEvents } from './failed-events.js';
import type { Position, Wanted } from './inserts.js';
import { whileLeased } from './lease.js';
import type { Principal } from './principal.js';
import { processName } from './settings.js';

/** How an event left: on the stream under this number, or set aside for this reason. */
export type SentEvent = { sent_at: Date; seq?: number; set_aside?: string };
/** An event on its way to the stream. */
export type OutboxRow = {
  _id: Types.ObjectId;
  subject: string;
  envelope: Envelope;
  created: Date;
} & Partial<SentEvent>;

const schema: Schema<OutboxRow> = new Schema<OutboxRow>(
  {
    subject: String,
    envelope: {},
    created: { type: Date, expires: 7 * 24 * 3_600 },
    sent_at: Date,
    seq: Number,
    set_aside: String,
  },
  { collection: 'outbox', versionKey: false, minimize: false },
).index({ sent_at: 1, _id: 1 });

/** Where events wait to be sent: the outbox, and records that carry theirs. */
export type EventSource = Wanted & {
  /** The event of a document that was inserted there. */
  rowOf: (document: object) => OutboxRow;
  /** By age: for when nobody knows the order of the commits. */
  waiting: (most: number) => Promise<OutboxRow[]>;
  /** Which of these are still to be sent. */
  unsent: (rows: OutboxRow[]) => Promise<OutboxRow[]>;
  sent: (events: [OutboxRow, SentEvent][]) => Promise<unknown>;
  /** Marks what was sent to a stream before this one was made. Answers how many there are. */
  recall?: (made: Date) => Promise<number>;
  /** What is marked so, in the order in which it was sent. */
  recalled?: (most: number) => Promise<OutboxRow[]>;
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

/** Events leave through the database: written with the change, sent after the commit, marked after the stream has them. */
@Injectable()
export class Events implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rows: Model<OutboxRow>;
  private readonly sources: EventSource[];
  private readonly stopping = new AbortController();
  private sending: Promise<void> = Promise.resolve();

  constructor(@InjectConnection() private readonly database: Connection) {
    this.rows = database.model<OutboxRow>('OutboxRow', schema);
    this.sources = [outboxEvents(this.rows)];
    // Known from the start: its index is built with the others.
    failedEvents(database);
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
    this.sending = whileLeased<Position>(this.database, 'outbox', this.stopping.signal, (held) =>
      new EventSender(this.database, this.sources, held).run(),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.sending;
  }
}

function outboxEvents(rows: Model<OutboxRow>): EventSource {
  const isUnsent = { sent_at: { $exists: false } };
  const find = (filter: object, order: Record<string, 1>, most: number) =>
    rows.find(filter).sort(order).limit(most).lean<OutboxRow[]>();
  return {
    collection: rows.collection.name,
    condition: { 'fullDocument.sent_at': { $exists: false } },
    rowOf: (document) => document as OutboxRow,
    waiting: (most) => find(isUnsent, { created: 1, _id: 1 }, most),
    unsent: async (asked) => {
      if (asked.length === 0) return [];
      const found = await rows.find({ _id: { $in: asked.map(({ _id }) => _id) }, ...isUnsent }, { _id: 1 }).lean();
      const ids = new Set(found.map(({ _id }) => String(_id)));
      return asked.filter(({ _id }) => ids.has(String(_id)));
    },
    sent: (events) =>
      rows.bulkWrite(
        events.map(([{ _id }, as]) => ({ updateOne: { filter: { _id }, update: { $set: as } } })),
        { ordered: false },
      ),
    recall: async (made) => {
      const { modifiedCount } = await rows.updateMany({ sent_at: { $lt: made } }, { $unset: { sent_at: 1 } });
      return modifiedCount;
    },
    recalled: (most) => find({ ...isUnsent, seq: { $exists: true } }, { seq: 1 }, most),
  };
}
