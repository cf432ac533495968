import { failure } from '@dossier/proto/failures/failure';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, type mongo, Schema } from 'mongoose';
import { type AuditEntry, auditEntry, auditSchema } from './audit.js';
import { carriedEvents, type RecordWithEvent } from './carried.js';
import { currentContext } from './context.js';
import { Events } from './outbox.js';
import { actorKey, type Principal } from './principal.js';

type StoredAnswer = { _id: string; hash: string; answer: unknown; at: Date };
type Remembered = Pick<StoredAnswer, '_id' | 'hash'>;
/** The mark of an event whose effect is there: `<consumer>:<event id>`. */
type ProcessedEvent = { _id: string; at: Date };

const DAY_S = 24 * 3_600;
const answerSchema: Schema<StoredAnswer> = new Schema<StoredAnswer>(
  { _id: String, hash: String, answer: {}, at: { type: Date, expires: DAY_S } },
  { collection: 'idempotency', versionKey: false, minimize: false },
);
const processedSchema: Schema<ProcessedEvent> = new Schema<ProcessedEvent>(
  { _id: String, at: { type: Date, expires: 14 * DAY_S } },
  { collection: 'inbox', versionKey: false, minimize: false },
);
/** How a write commits. Mongoose hands the time limit on, but its types do not know it. */
const ATOMIC: mongo.TransactionOptions & { timeoutMS: number } = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  timeoutMS: 10_000,
};

/** Writes of one service: everything a call changes, its audit entries, its events and its remembered answer commit together. */
@Injectable()
export class Store implements OnApplicationBootstrap {
  private readonly answers: Model<StoredAnswer>;
  private readonly audits: Model<AuditEntry>;
  private readonly processed: Model<ProcessedEvent>;

  constructor(
    @InjectConnection() readonly connection: Connection,
    private readonly events: Events,
  ) {
    this.answers = connection.model<StoredAnswer>('StoredAnswer', answerSchema);
    this.audits = connection.model<AuditEntry>('AuditEntry', auditSchema);
    this.processed = connection.model<ProcessedEvent>('ProcessedEvent', processedSchema);
  }

  /** Collections and indexes are there before the first call: a unique one that came late would let doubles in. */
  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }

  /**
   * Runs `work` in one transaction. After a write conflict it runs again, so it must touch nothing but the database. With an
   * Idempotency-Key the first answer is stored and given to every repeat; the same key with another body is 409.
   */
  async write<T>(work: () => Promise<T>): Promise<T> {
    const remembered = rememberedUnder();
    return this.transaction(async () => {
      if (!remembered) return work();
      const known = await this.find<T>(remembered);
      if (known) return known.answer;
      const answer = await work();
      await this.answers.insertMany([{ ...remembered, answer, at: new Date() }], { lean: true });
      return answer;
    });
  }

  /** Like `write`, for work that makes one insert of a record that carries the rest: whole without a transaction. */
  async writeOne<T>(work: () => Promise<T>): Promise<T> {
    return rememberedUnder() ? this.write(work) : work();
  }

  /** To be called once for each kind of record written with `writeOne`; its schema has `carried`, and a sparse index on `carried.event._id`. */
  collectFrom<Record extends RecordWithEvent>(records: Model<Record>): void {
    this.events.addSource((outbox) => carriedEvents(records as unknown as Model<RecordWithEvent>, this.audits, outbox));
  }

  /** The stored answer of this Idempotency-Key: asked first by a call whose work is more than the one transaction that stores it. */
  async answered<T>(): Promise<T | undefined> {
    const remembered = rememberedUnder();
    return remembered && (await this.find<T>(remembered))?.answer;
  }

  private async find<T>({ _id, hash }: Remembered): Promise<{ answer: T } | undefined> {
    const known = await this.answers.findById(_id).lean();
    if (known && known.hash !== hash) throw failure('idempotency.key_reused');
    return known ? { answer: known.answer as T } : undefined;
  }

  /** The effect of an event, once: a second delivery finds its mark and does nothing. */
  async once(consumer: string, eventId: string, work: () => Promise<void>): Promise<void> {
    const _id = `${consumer}:${eventId}`;
    if (await this.processed.exists({ _id })) return;
    await this.transaction(async () => {
      await this.processed.insertMany([{ _id, at: new Date() }], { lean: true });
      await work();
    }).catch(async (error: { code?: number }) => {
      const isProcessedMeanwhile = error.code === 11_000 && (await this.processed.exists({ _id }));
      if (!isProcessedMeanwhile) throw error;
    });
  }

  /** An entry beside the change it tells of, in the same transaction. */
  async audit(by: Principal, action: string, object: string, detail?: unknown): Promise<void> {
    await this.audits.insertMany([auditEntry(by, action, object, detail)], { lean: true });
  }

  /** One transaction that remembers no answer: for what follows a `write` or must not be told again, such as a token. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    let answer: T | undefined;
    await this.connection.transaction(async () => {
      answer = await work();
    }, ATOMIC);
    return answer as T;
  }
}

/** Where the answer of the current call is kept; undefined without an Idempotency-Key. A key belongs to one caller. */
function rememberedUnder(): Remembered | undefined {
  const { idempotencyKey, principal, requestHash = '' } = currentContext() ?? {};
  return idempotencyKey && principal
    ? { _id: `${actorKey(principal)}:${idempotencyKey}`, hash: requestHash }
    : undefined;
}
