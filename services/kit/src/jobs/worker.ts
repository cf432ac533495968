import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { runInContext } from '../context.js';
import { log } from '../log.js';
import { jobAttempts, jobDuration } from '../metrics.js';
import { service } from '../principal.js';
import { processName } from '../settings.js';
import { Store } from '../store.js';
import { type Claimed, claimNext } from './claim.js';
import { JobClock } from './clock.js';
import { type JobHandler, jobHandlers } from './handlers.js';
import { type JobDefinition, JobInterrupted, UnrecoverableError } from './job.js';
import { type JobRecord, jobModel } from './job.schema.js';
import { Jobs } from './jobs.js';
import { JobRun } from './run.js';

/** Jobs that another process has started are found by looking, and so are those of the clock and of a dead worker. */
const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** How long a stop waits for runs that ignore their signal; their jobs then go to another worker. */
const STOP_MS = 8_000;

/** Carries out jobs in this process. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly jobs: Model<JobRecord>;
  private readonly handlers = new Map<string, JobHandler>();
  private clocks: JobClock[] = [];
  private readonly running = new Map<JobRun, Promise<void>>();
  private hasNews = false;
  private endSleep: () => void = () => undefined;
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();

  constructor(
    @InjectConnection() connection: Connection,
    private readonly store: Store,
    private readonly starts: Jobs,
    private readonly discovery: DiscoveryService,
  ) {
    this.jobs = jobModel(connection);
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const handler of jobHandlers(this.discovery)) {
      const { name } = handler.definition;
      if (this.handlers.has(name)) throw new Error(`Two methods do the job ${name}`);
      this.handlers.set(name, handler);
    }
    if (this.handlers.size === 0) return;
    const kinds = [...this.handlers.values()].map(({ definition }) => definition);
    this.clocks = kinds.flatMap((kind) => (kind.every ? [new JobClock(kind, kind.every)] : []));
    await this.jobs.init();
    this.starts.onStart(() => this.wake());
    this.loop = this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.loop;
    for (const run of this.running.keys()) run.interrupt('stopping');
    await Promise.race([Promise.all(this.running.values()), pause(STOP_MS, undefined, { ref: false })]);
    await Promise.all([...this.running.keys()].map((run) => run.handOver()));
  }

  private wake(): void {
    this.hasNews = true;
    this.endSleep();
  }

  private async work(): Promise<void> {
    while (!this.stopped) {
      this.hasNews = false;
      const claimed = await this.look().catch((error: Error) => void log.warn({ reason: error.message }, 'jobs wait'));
      if (claimed) this.begin(claimed);
      else if (!this.hasNews) await this.sleep();
    }
  }

  private async look(): Promise<Claimed | undefined> {
    for (const clock of this.clocks) await clock.tick(this.starts);
    const free = this.kindsWithRoom();
    return free.size > 0 ? claimNext(this.jobs, free) : undefined;
  }

  private kindsWithRoom(): Map<string, JobDefinition> {
    const busy = [...this.running.keys()].map(({ definition }) => definition.name);
    const kinds = [...this.handlers.values()].map(({ definition }) => definition);
    const free = kinds.filter(({ name, parallel }) => busy.filter((one) => one === name).length < parallel);
    return new Map(free.map((kind) => [kind.name, kind]));
  }

  private begin({ record, definition }: Claimed): void {
    const run = new JobRun(record, definition, this.jobs, this.store);
    const ended = this.carryOut(run, record)
      .catch((error: Error) => log.warn({ job: run.id, reason: error.message }, 'a job goes to another worker'))
      .finally(async () => {
        await run.rest();
        this.running.delete(run);
        this.wake();
      });
    this.running.set(run, ended);
  }

  private async carryOut(run: JobRun, { input, cancel_asked }: JobRecord): Promise<void> {
    const { name, attempts } = run.definition;
    if (cancel_asked) return this.ended(run, 'cancelled', await run.end('cancelled'));
    if (run.attempt > attempts) {
      const error = `its worker ended ${attempts} times before the job did`;
      return this.ended(run, 'failed', await run.end('failed', { error }));
    }
    const principal = service(processName, run.by.tenantId);
    const context = { principal, requestId: run.id, deadline: Number.POSITIVE_INFINITY };
    const stopWatch = jobDuration.startTimer({ name });
    try {
      const result = await runInContext(context, async () => this.handlers.get(name)?.work(input, run));
      this.ended(run, 'done', await run.end('done', { result }));
    } catch (error) {
      await this.failed(run, error as Error);
    } finally {
      stopWatch();
    }
  }

  private async failed(run: JobRun, error: Error): Promise<void> {
    const { attempts, backOffMs } = run.definition;
    const why = run.interrupted ?? (error instanceof JobInterrupted ? error.why : undefined);
    if (why === 'cancelled') return this.ended(run, 'cancelled', await run.end('cancelled'));
    if (why === 'stopping') return this.ended(run, 'handed over', await run.handOver());
    if (why === 'lost') return this.ended(run, 'lost', false);
    log.error({ err: error, job: run.id, name: run.definition.name, attempt: run.attempt }, 'job failed');
    if (error instanceof UnrecoverableError || run.attempt >= attempts)
      return this.ended(run, 'failed', await run.end('failed', { error: error.message }));
    // Jobs that failed together do not come back together.
    const longest = Math.min(LONGEST_PAUSE_MS, backOffMs * 2 ** (run.attempt - 1));
    const next = new Date(Date.now() + longest * (0.75 + Math.random() / 4));
    this.ended(run, 'retried', await run.putBack(next, { error: error.message }));
  }

  private ended(run: JobRun, outcome: string, wasHeld: boolean): void {
    jobAttempts.inc({ name: run.definition.name, outcome: wasHeld ? outcome : 'lost' });
    if (!wasHeld) log.warn({ job: run.id, name: run.definition.name }, 'another worker has taken the job over');
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
