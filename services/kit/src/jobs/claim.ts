import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { JobDefinition } from './job.js';
import type { JobRecord } from './job.schema.js';

/** How many of the oldest are looked at at once: other workers take some of them at the same moment. */
const LOOKED_AT = 10;
/** A job whose key is taken is looked at again after so long. */
const BEHIND_ITS_KEY_MS = 500;
const DUPLICATE_KEY = 11_000;

export type Claimed = { record: JobRecord; definition: JobDefinition };

/** Takes the job of these kinds that has been due longest: one that nobody has begun, or one whose worker has died. */
export async function claimNext(
  jobs: Model<JobRecord>,
  kinds: ReadonlyMap<string, JobDefinition>,
): Promise<Claimed | undefined> {
  const due = await jobs
    .find({ name: { $in: [...kinds.keys()] }, next_at: { $lte: new Date() } })
    .sort({ next_at: 1 })
    .limit(LOOKED_AT)
    .lean<JobRecord[]>();
  for (const job of due) {
    const definition = kinds.get(job.name);
    const record = definition && (await take(jobs, job, definition));
    if (record) return { record, definition };
  }
  return undefined;
}

async function take(jobs: Model<JobRecord>, job: JobRecord, definition: JobDefinition): Promise<JobRecord | null> {
  const { _id, next_at, attempt, input } = job;
  const now = Date.now();
  const key = definition.key && `${definition.name}:${definition.key(input)}`;
  const claimed = {
    state: 'running',
    claim: randomUUID(),
    next_at: new Date(now + definition.leaseMs),
    started: job.started ?? new Date(now),
    ...(key && { key }),
  };
  // Whoever else took it has moved its time.
  return jobs
    .findOneAndUpdate({ _id, next_at, attempt }, { $set: claimed, $inc: { attempt: 1 } }, { returnDocument: 'after' })
    .lean<JobRecord>()
    .catch(async (error: { code?: number }) => {
      if (error.code !== DUPLICATE_KEY) throw error;
      await jobs.updateOne({ _id, next_at, attempt }, { $set: { next_at: new Date(now + BEHIND_ITS_KEY_MS) } });
      return null;
    });
}
