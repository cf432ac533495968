import { Cron } from 'croner';
import { base } from '../settings.js';
import type { JobDefinition } from './job.js';
import type { Jobs } from './jobs.js';

const DAY_MS = 24 * 3_600_000;
const NEVER = new Date(8.64e15);

/** The times of one kind of job. What passed while no process ran is made up for once. */
export class JobClock {
  private readonly cron: Cron;
  private next = new Date(0);

  /** Throws a sentence for a kind whose jobs are forgotten before their next time: they would be done twice. */
  constructor(
    private readonly definition: JobDefinition,
    pattern: string,
  ) {
    this.cron = new Cron(pattern, { paused: true, timezone: definition.zone ?? base.TIME_ZONE });
    const [first, second] = this.cron.nextRuns(2);
    const keptMs = definition.keepDays * DAY_MS;
    if (first && second && second.getTime() - first.getTime() > keptMs / 2)
      throw new Error(`keepDays of the job ${definition.name} must cover two of its times`);
  }

  /** To be called often. Every replica starts the job of the latest time; its id, the time, makes it one. */
  async tick(jobs: Jobs): Promise<void> {
    const now = new Date();
    if (now < this.next) return;
    const [slot] = this.cron.previousRuns(1, new Date(now.getTime() + 1));
    if (slot) await jobs.startSlot(this.definition, slot);
    this.next = this.cron.nextRun(now) ?? NEVER;
  }
}
