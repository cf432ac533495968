import type { Model, UpdateQuery } from 'mongoose';
import { log } from '../log.js';
import type { Principal } from '../principal.js';
import type { Store } from '../store.js';
import { type JobDefinition, JobInterrupted } from './job.js';
import type { JobProgress, JobRecord, JobState } from './job.schema.js';

const DAY_MS = 24 * 3_600_000;
/** A screen hears of progress this often; it costs a write. */
const BETWEEN_NEWS_MS = 1_000;

/** One attempt at a job, the second argument of its handler. It keeps the job as long as its heartbeats come. */
export class JobRun {
  readonly id: string;
  /** 1 at first. */
  readonly attempt: number;
  /** The time that a job of the clock stands for. */
  readonly slot?: Date;
  /** For whom. */
  readonly by: Pick<Principal, 'tenantId' | 'userId' | 'name'>;
  /** What the last `step` of this job left, in whichever process; undefined at first. */
  checkpoint: unknown;
  private readonly controller = new AbortController();
  /** Aborted when the job is cancelled, the process stops or another worker has taken over: to be passed on to what waits. */
  readonly signal: AbortSignal = this.controller.signal;
  private readonly claim: string;
  private news?: JobProgress;
  private told = 0;
  private heldUntil: number;
  private beating: Promise<void> = Promise.resolve();
  private isWriting = false;
  private readonly timer: NodeJS.Timeout;
  private hasEnded = false;

  constructor(
    record: JobRecord,
    readonly definition: JobDefinition,
    private readonly jobs: Model<JobRecord>,
    private readonly store: Store,
  ) {
    this.id = record._id;
    this.attempt = record.attempt;
    this.slot = record.slot;
    this.by = { tenantId: record.tenant_id, userId: record.actor_id, name: record.actor_name };
    this.checkpoint = record.checkpoint;
    this.claim = record.claim ?? '';
    this.heldUntil = Date.now() + definition.leaseMs;
    this.timer = setInterval(() => void this.beat(), definition.leaseMs / 3);
  }

  /** How far it is; costs nothing when called often. */
  progress(done: number, total?: number, note?: string): void {
    this.news = { done, ...(total !== undefined && { total }), ...(note !== undefined && { note }) };
    if (Date.now() - this.told > BETWEEN_NEWS_MS) void this.beat();
  }

  /**
   * One part of the work: what `work` writes and the checkpoint it answers commit together, so a run that takes over goes on
   * behind it. Throws `JobInterrupted`, and writes nothing, when the job is no longer this run's. `work` may run more than once.
   */
  async step<Checkpoint>(work: () => Promise<Checkpoint>): Promise<Checkpoint> {
    const checkpoint = await this.write(work, (left) => ({
      $set: { checkpoint: left, ...(this.news && { progress: this.news }) },
    }));
    this.checkpoint = checkpoint;
    return checkpoint;
  }

  /**
   * The last part: what `work` writes and the end of the job commit together, so the effect is there exactly once. What it
   * answers is the job's result, whatever the handler returns afterwards. Throws and may run again as in `step`.
   */
  async commit<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await this.write(work, (answer) => this.ending('done', { result: answer }));
    this.hasEnded = true;
    return result;
  }

  /** Tells the run to end; what it wrote so far stays. */
  interrupt(why: JobInterrupted['why']): void {
    if (!this.signal.aborted) this.controller.abort(new JobInterrupted(why));
  }

  /** Why it was told to end, if it was. */
  get interrupted(): JobInterrupted['why'] | undefined {
    return this.signal.reason instanceof JobInterrupted ? this.signal.reason.why : undefined;
  }

  /** Writes the job's end unless `commit` has; false if the job was no longer this run's. */
  async end(state: JobState, more: Partial<JobRecord> = {}): Promise<boolean> {
    return this.hasEnded || (await this.release(this.ending(state, more)));
  }

  /** The job waits for its next attempt until then. */
  async putBack(next_at: Date, more: Partial<JobRecord> = {}): Promise<boolean> {
    return this.release({ $set: { state: 'waiting', next_at, ...more }, $unset: { claim: 1, key: 1 } });
  }

  /** The job goes on in another process, and this attempt counts for nothing. */
  async handOver(): Promise<boolean> {
    return this.release({
      $set: { state: 'waiting', next_at: new Date() },
      $unset: { claim: 1, key: 1 },
      $inc: { attempt: -1 },
    });
  }

  /** Says no more that it lives. */
  async rest(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
  }

  private async release(update: UpdateQuery<JobRecord>): Promise<boolean> {
    await this.rest();
    const { matchedCount } = await this.jobs.updateOne({ _id: this.id, claim: this.claim }, update);
    return matchedCount > 0;
  }

  private ending(state: JobState, more: Partial<JobRecord>): UpdateQuery<JobRecord> {
    const ended = new Date();
    const expires = new Date(ended.getTime() + this.definition.keepDays * DAY_MS);
    const progress = this.news && { progress: this.news };
    const set = Object.fromEntries(Object.entries({ ...progress, ...more }).filter(([, value]) => value !== undefined));
    return {
      $set: { state, ended, expires, ...set },
      $unset: { next_at: 1, claim: 1, key: 1, checkpoint: 1, ...(state === 'done' && { error: 1 }) },
    };
  }

  /** The lease is renewed before, so that nothing else writes the job while the transaction does. */
  private async write<T>(work: () => Promise<T>, update: (answer: T) => UpdateQuery<JobRecord>): Promise<T> {
    await this.beat();
    this.signal.throwIfAborted();
    this.isWriting = true;
    try {
      return await this.store.transaction(async () => {
        const answer = await work();
        const held = { _id: this.id, claim: this.claim, cancel_asked: { $exists: false } };
        const { matchedCount } = await this.jobs.updateOne(held, update(answer));
        if (matchedCount === 0) throw new JobInterrupted('lost');
        return answer;
      });
    } catch (error) {
      this.isWriting = false;
      // Whether it was cancelled or taken over.
      if (error instanceof JobInterrupted) await this.beat();
      this.signal.throwIfAborted();
      throw error;
    } finally {
      this.isWriting = false;
    }
  }

  /** A sign of life; hears of a cancellation and of a job that was taken over. */
  private beat(): Promise<void> {
    this.beating = this.beating.then(() => this.renew()).catch((error: Error) => this.missed(error));
    return this.beating;
  }

  private async renew(): Promise<void> {
    if (this.isWriting || this.hasEnded) return;
    const { leaseMs } = this.definition;
    const [now, progress] = [Date.now(), this.news];
    this.told = now;
    const job = await this.jobs
      .findOneAndUpdate(
        { _id: this.id, claim: this.claim },
        { $set: { next_at: new Date(now + leaseMs), ...(progress && { progress }) } },
        { projection: { cancel_asked: 1 }, returnDocument: 'after' },
      )
      .lean<Pick<JobRecord, 'cancel_asked'>>();
    if (!job) return this.interrupt('lost');
    this.heldUntil = now + leaseMs;
    if (job.cancel_asked) this.interrupt('cancelled');
  }

  private missed(error: Error): void {
    log.warn({ job: this.id, reason: error.message }, 'a job could not say that it lives');
    if (Date.now() > this.heldUntil) this.interrupt('lost');
  }
}
