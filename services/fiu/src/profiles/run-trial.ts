import { Worker } from 'node:worker_threads';
import type { ProfileData } from '../conversion/profile.js';
import type { SampleSaid, ToMake, TrialSaid } from './trial-thread.js';

const ENTRY = new URL('./trial-thread.js', import.meta.url);
const MEMORY = { maxOldGenerationSizeMb: 256 };
/** A schema that takes longer is made to do harm. */
const MOST_MS = 20_000;

/** Tries a profile on a thread of its own, for so long and no longer. */
export const runTrial = (data: ProfileData): Promise<TrialSaid> =>
  run<TrialSaid>({ what: 'trial', data }, { refused: 'too_big', detail: '' });

/** The sample workbook of a profile, made on a thread of its own: patterns of its schema are tried for values that they take. */
export async function runSample(data: ProfileData): Promise<Uint8Array> {
  const said = await run<SampleSaid>({ what: 'sample', data }, { broken: 'it took too long' });
  if ('sample' in said) return said.sample;
  throw new Error(`no sample could be made: ${said.broken}`);
}

async function run<Said>(task: ToMake, tooLate: Said): Promise<Said | { broken: string }> {
  const worker = new Worker(ENTRY, { workerData: task, resourceLimits: MEMORY });
  const { promise, resolve } = Promise.withResolvers<Said | { broken: string }>();
  const late = setTimeout(() => resolve(tooLate), MOST_MS);
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
