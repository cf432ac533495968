import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { log } from './log.js';

/** How soon another process takes over from one that was killed. */
const LEASE_MS = 4_000;
const RENEWED_EVERY_MS = 1_000;
const ASKED_EVERY_MS = 500;

type LeaseRow<Position> = { _id: string; owner: string; until: Date; position?: Position };

/** What the process that holds a lease is given. */
export type Held<Position> = {
  /** How far the holders before it came; undefined if that is not known. */
  from?: Position;
  /** Says how far this one has come. It is stored about once a second and at the end. */
  reached: (position: Position | undefined) => void;
  /** Ends the work: the process stops, or could not renew its lease in time. */
  signal: AbortSignal;
};

/**
 * Runs `work` until `stop`, in only one of the processes that share the database. When that process ends, fails or is killed,
 * another one starts the work. A process that was paused for longer than its lease may for a moment run beside its successor, so
 * the work must be harmless when it is done twice in the same order.
 */
export async function whileLeased<Position>(
  database: Connection,
  name: string,
  stop: AbortSignal,
  work: (held: Held<Position>) => Promise<void>,
): Promise<void> {
  while (!stop.aborted) {
    const lease = await takeLease<Position>(database, name).catch((error: Error) => {
      log.warn({ lease: name, reason: error.message }, 'the lease could not be asked for');
      return undefined;
    });
    if (lease) await hold(lease, stop, work);
    if (!stop.aborted) await pause(ASKED_EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}

/**
 * Runs `work` to its end in one process at a time. The others wait here, and run it after that one, so it looks for what is
 * still to be done. Its signal says that the lease was lost: it is then run again.
 */
export async function onceLeased(
  database: Connection,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const end = new AbortController();
  let run: Promise<void> | undefined;
  await whileLeased(database, name, end.signal, async ({ signal }) => {
    run = work(signal);
    await run.catch(() => undefined);
    if (!signal.aborted) end.abort();
  });
  return run;
}

type Lease<Position> = {
  name: string;
  from?: Position;
  /** Makes it last; answers false when another process has it. */
  renew: (position: Position | undefined, ms: number) => Promise<boolean>;
};

async function takeLease<Position>(database: Connection, name: string): Promise<Lease<Position> | undefined> {
  const leases = database.collection<LeaseRow<Position>>('leases');
  const owner = randomUUID();
  await leases.updateOne({ _id: name }, { $setOnInsert: { owner: '', until: new Date(0) } }, { upsert: true });
  const taken = await leases.findOneAndUpdate(
    { _id: name, $expr: { $lt: ['$until', '$$NOW'] } },
    [{ $set: { owner, until: inMs(LEASE_MS) } }],
    { returnDocument: 'after' },
  );
  if (!taken) return undefined;
  const renew = async (position: Position | undefined, ms: number): Promise<boolean> => {
    const stored = position ? { $set: { position: { $literal: position } } } : { $unset: 'position' };
    const { matchedCount } = await leases.updateOne({ _id: name, owner }, [{ $set: { until: inMs(ms) } }, stored]);
    return matchedCount > 0;
  };
  return { name, from: taken.position as Position | undefined, renew };
}

/** By the clock of the database: those of the processes may differ. */
const inMs = (amount: number) => ({ $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount } });

async function hold<Position>(
  { name, from, renew }: Lease<Position>,
  stop: AbortSignal,
  work: (held: Held<Position>) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  let position = from;
  let renewed = Date.now();
  const beat = async (): Promise<void> => {
    const asked = Date.now();
    const isOurs = await renew(position, LEASE_MS).catch(() => asked - renewed < LEASE_MS);
    if (isOurs) renewed = asked;
    else lost.abort();
  };
  const timer = setInterval(() => void beat(), RENEWED_EVERY_MS);
  const reached = (next: Position | undefined): void => {
    position = next;
  };
  await work({ from, reached, signal: AbortSignal.any([stop, lost.signal]) }).catch((error: Error) =>
    log.warn({ lease: name, reason: error.message }, 'work under a lease begins again'),
  );
  clearInterval(timer);
  // Given back at once; whoever has it meanwhile keeps it.
  await renew(position, 0).catch(() => undefined);
}
