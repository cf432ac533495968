import type { Connection, mongo } from 'mongoose';

/** Where a reader of inserts is; kept in the database, another process can go on from there. */
export type Position = { token: mongo.ResumeToken };
/** Without a document it says only that nothing came before this position. */
export type Insert = { position: Position; collection?: string; document?: mongo.Document };
/** Which inserts are read: a collection and a condition on the new document, whose fields begin with `fullDocument.`. */
export type Wanted = { collection: string; condition: object };

const IDLE_MS = 1_000;
const MOST_AHEAD = 1_000;
/** ChangeStreamHistoryLost, ChangeStreamFatalError, InvalidResumeToken. */
const LOST = new Set<unknown>([286, 280, 260]);

/** Whether the database no longer knows what came after a position. */
export const isHistoryLost = (error: unknown): boolean => LOST.has((error as { code?: unknown }).code);

/** New documents of a database in the order of their commits, whichever process wrote them (a change stream). */
export class Inserts {
  private readonly read: Insert[] = [];
  private failure?: Error;
  private arrived = Promise.withResolvers<void>();
  private taken = Promise.withResolvers<void>();

  private constructor(private readonly changes: mongo.ChangeStream) {
    void this.readAhead().catch((error: Error) => {
      this.failure = error;
      this.arrived.resolve();
    });
  }

  /** All that came after the position; without one, all from now on. */
  static async after(position: Position | undefined, database: Connection, wanted: Wanted[]): Promise<Inserts> {
    const { db } = database;
    if (!db) throw new Error('not connected');
    const conditions = wanted.map(({ collection, condition }) => ({ 'ns.coll': collection, ...condition }));
    const start = position
      ? { resumeAfter: position.token }
      : { startAtOperationTime: (await db.command({ ping: 1 })).operationTime as mongo.Timestamp };
    const pipeline = [{ $match: { operationType: 'insert', $or: conditions } }];
    return new Inserts(db.watch(pipeline, { ...start, maxAwaitTimeMS: IDLE_MS }));
  }

  /** Waits until there is something to take, but no longer than `ms`. */
  async arrival(ms: number): Promise<void> {
    if (this.read.length > 0 || this.failure || this.changes.closed) return;
    this.arrived = Promise.withResolvers();
    const timer = setTimeout(() => this.arrived.resolve(), ms);
    await this.arrived.promise;
    clearTimeout(timer);
  }

  /** What was read so far, oldest first. Throws when no more can be read. */
  take(most: number): Insert[] {
    if (this.failure) throw this.failure;
    const taken = this.read.splice(0, most);
    this.taken.resolve();
    return taken;
  }

  /** Ends every wait at once. */
  close(): void {
    void this.changes.close().catch(() => undefined);
    this.arrived.resolve();
    this.taken.resolve();
  }

  private async readAhead(): Promise<void> {
    while (!this.changes.closed) {
      const change = await this.changes.tryNext();
      if (change?.operationType === 'insert') {
        const position = { token: change._id };
        this.read.push({ position, collection: change.ns.coll, document: change.fullDocument });
      } else {
        this.read.push({ position: { token: this.changes.resumeToken } });
      }
      this.arrived.resolve();
      if (this.read.length < MOST_AHEAD) continue;
      this.taken = Promise.withResolvers();
      await this.taken.promise;
    }
  }
}
