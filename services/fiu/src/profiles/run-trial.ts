import { Worker } from 'node:worker_threads';
import type { ProfileData } from '../conversion/profile.js';
import type { TrialSaid } from './trial-thread.js';

const ENTRY = new URL('./trial-thread.js', import.meta.url);
const MEMORY = { maxOldGenerationSizeMb: 256 };
/** A schema that takes longer is made to do harm. */
const MOST_MS = 20_000;

/** Tries a profile on a thread of its own, for so long and no longer. */
export async function runTrial(data: ProfileData): Promise<TrialSaid> {
  const worker = new Worker(ENTRY, { workerData: data, resourceLimits: MEMORY });
  const { promise, resolve } = Promise.withResolvers<TrialSaid>();
  const late = setTimeout(() => resolve({ refused: 'too_big', detail: '' }), MOST_MS);
  worker.on('message', resolve);
  worker.on('error', ({ message }: Error) => resolve({ broken: message }));
  worker.on('exit', (code) => resolve({ broken: `the thread ended with ${code}` }));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
