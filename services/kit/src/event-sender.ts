import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { backoffMs, countFailure, MAX_FAILURES } from './failed-events.js';
import { Inserts, isHistoryLost, type Position } from './inserts.js';
import type { Held } from './lease.js';
import { log } from './log.js';
import { eventsSetAside, outboxWaiting } from './metrics.js';
import { nats, timesConnected } from './nats.js';
import type { EventSource, OutboxRow, SentEvent } from './outbox.js';
import { ensureStream, isRefused, sendToStream } from './stream.js';

const BATCH = 200;
const MOST_WAITING = 1_000;
/** What is written close together leaves together. */
const GATHER_MS = 15;
/** Under load the stream hears of changes this often, many at once; a lone one is heard of after GATHER_MS. */
const BETWEEN_BATCHES_MS = 100;
const IDLE_MS = 1_000;
/** A server that is away or full is asked again after so long. */
const OUTAGE_MS = 1_000;

type Waiting = { row: OutboxRow; source: EventSource };
type Read = { position: Position; waiting?: Waiting };

/**
 * Sends the events of one service to the stream in the order of their commits. Runs in one process at a time. An event that the
 * stream refuses holds back the later ones of its own client only, until it is set aside. After a crash between sending and
 * marking, events are sent again under the same ids, and the stream ignores them.
 */
export class EventSender {
  /** In the order of commits; those that are done wait only for an older one. */
  private unfinished: (Read & { isDone?: boolean })[] = [];
  /** Clients with an event that failed, and when it is tried again. */
  private readonly heldBack = new Map<string, number>();
  /** The connection on which the stream was last looked at; 0 for none. */
  private lookedAt = 0;
  private takesBatches = false;
  private lastSeq = 0;

  constructor(
    private readonly database: Connection,
    private readonly sources: EventSource[],
    private readonly held: Held<Position>,
  ) {}

  async run(): Promise<void> {
    const { from, reached, signal } = this.held;
    const inserts = await Inserts.after(from, this.database, this.sources);
    signal.addEventListener('abort', () => inserts.close(), { once: true });
    try {
      await this.recall();
      // Nobody knows what the holder before had read: what waits is sent first, by age.
      if (!from) await this.sendAll((most) => this.oldest(most));
      for (let sentAt = 0; ; ) {
        await inserts.arrival(this.untilRetry());
        await pause(Math.max(GATHER_MS, sentAt + BETWEEN_BATCHES_MS - Date.now()));
        if (signal.aborted) return;
        sentAt = Date.now();
        const read = inserts.take(MOST_WAITING - this.unfinished.length);
        this.unfinished.push(...read.map(({ position, ...insert }) => ({ position, waiting: this.waitingOf(insert) })));
        await this.recall();
        await this.sendUnfinished();
      }
    } catch (error) {
      if (isHistoryLost(error)) reached(undefined);
      throw error;
    } finally {
      outboxWaiting.set(0);
      inserts.close();
    }
  }

  private waitingOf({ collection, document }: { collection?: string; document?: object }): Waiting | undefined {
    const source = this.sources.find((each) => each.collection === collection);
    return source && document ? { row: source.rowOf(document), source } : undefined;
  }

  private async sendUnfinished(): Promise<void> {
    const waiting = this.unfinished.filter(({ isDone, waiting }) => waiting && !isDone);
    outboxWaiting.set(waiting.length);
    const done = await this.send(waiting.flatMap((each) => each.waiting ?? []));
    for (const each of this.unfinished) if (!each.waiting || done.has(each.waiting.row)) each.isDone = true;
    const first = this.unfinished.findIndex(({ isDone }) => !isDone);
    const finished = this.unfinished.splice(0, first === -1 ? this.unfinished.length : first);
    const last = finished.at(-1);
    if (last) this.held.reached(last.position);
  }

  /** Sends page after page until none is left. */
  private async sendAll(next: (most: number) => Promise<Waiting[]>): Promise<void> {
    while (!this.held.signal.aborted) {
      const page = await next(BATCH);
      if (page.length === 0) return;
      const done = await this.send(page);
      if (done.size === 0) await pause(this.untilRetry());
    }
  }

  private async oldest(most: number): Promise<Waiting[]> {
    const found = await Promise.all(
      this.sources.map(async (source) => (await source.waiting(most)).map((row) => ({ row, source }))),
    );
    return found.flat().sort(byAge).slice(0, most);
  }

  /** A stream that was made after rows were sent has lost them with its store: they are sent again, as they were sent before. */
  private async recall(): Promise<void> {
    const times = timesConnected();
    if (this.lookedAt === times) return;
    const { made, takesBatches } = await ensureStream(await nats());
    this.takesBatches = takesBatches;
    const lost = await Promise.all(this.sources.map((source) => source.recall?.(made) ?? 0));
    if (lost.some((events) => events > 0)) log.warn({ lost }, 'the stream lost its store and is filled again');
    for (const source of this.sources)
      await this.sendAll(async (most) => ((await source.recalled?.(most)) ?? []).map((row) => ({ row, source })));
    this.lookedAt = times;
  }

  /** Sends the first of these that no failure holds back. Answers which are done: sent now, sent before or set aside. */
  private async send(waiting: Waiting[]): Promise<Set<OutboxRow>> {
    const now = Date.now();
    const due = waiting.filter(({ row }) => (this.heldBack.get(row.envelope.subject) ?? 0) <= now).slice(0, BATCH);
    if (due.length === 0) return new Set();
    const unsent = await this.unsent(due);
    const sent_at = new Date();
    const { stored, failed } = await sendToStream(
      await nats(),
      unsent.map(({ row }) => row),
      this.takesBatches,
    );
    const ended = unsent.flatMap(({ row, source }): (Waiting & { as: SentEvent })[] => {
      const seq = stored.get(row);
      return seq === undefined ? [] : [{ row, source, as: { sent_at, seq } }];
    });
    for (const each of unsent) {
      const error = failed.get(each.row);
      if (error && (await this.isSetAside(each.row, error)))
        ended.push({ ...each, as: { sent_at, set_aside: error.message } });
    }
    await this.mark(ended);
    this.noteLast(stored);
    const open = new Set(unsent.map(({ row }) => row));
    for (const { row } of ended) open.delete(row);
    return new Set(due.map(({ row }) => row).filter((row) => !open.has(row)));
  }

  /** Those that the holder before had not sent. */
  private async unsent(due: Waiting[]): Promise<Waiting[]> {
    const left = await Promise.all(
      this.sources.map((source) => source.unsent(due.filter((each) => each.source === source).map(({ row }) => row))),
    );
    const open = new Set(left.flat());
    return due.filter(({ row }) => open.has(row));
  }

  /** Whether an event that failed has failed for the last time; else its client waits. */
  private async isSetAside(row: OutboxRow, error: Error): Promise<boolean> {
    const client = row.envelope.subject;
    const failures = isRefused(error) ? await countFailure(this.database, `outbox:${row._id}`, error.message) : 0;
    log.error({ err: error, event: row._id, failures }, 'event could not be sent');
    if (failures >= MAX_FAILURES) {
      eventsSetAside.inc({ part: 'sender' });
      return true;
    }
    this.heldBack.set(client, Date.now() + (failures > 0 ? backoffMs(failures) : OUTAGE_MS));
    return false;
  }

  private async mark(ended: (Waiting & { as: SentEvent })[]): Promise<void> {
    await Promise.all(
      this.sources.map(async (source) => {
        const own = ended.filter((each) => each.source === source);
        if (own.length > 0) await source.sent(own.map(({ row, as }) => [row, as]));
      }),
    );
  }

  /** Numbers that fall: the stream was made anew while the server stayed up. */
  private noteLast(stored: Map<OutboxRow, number>): void {
    if (stored.size === 0) return;
    const last = Math.max(...stored.values());
    if (last < this.lastSeq) this.lookedAt = 0;
    this.lastSeq = last;
  }

  private untilRetry(): number {
    const now = Date.now();
    const next = Math.min(now + IDLE_MS, ...this.heldBack.values());
    for (const [client, until] of this.heldBack) if (until <= now) this.heldBack.delete(client);
    return Math.max(1, next - now);
  }
}

const byAge = (one: Waiting, other: Waiting): number => one.row.created.getTime() - other.row.created.getTime();
