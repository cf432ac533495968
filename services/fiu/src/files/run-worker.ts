import { Worker } from 'node:worker_threads';
import type { Made } from '../report/make.js';
import type { StoredParty, StoredRow } from '../waiting-rows/waiting-row.schema.js';
import { FileRefused, type Refusal } from '../workbook/refusal.js';
import type { Said, Task } from './worker-messages.js';

const ENTRY = new URL('./worker.js', import.meta.url);
/** Rows are soon forgotten: room for more of them is memory and no speed. */
export const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 };

export type Converted = { made: Made; waiting: { row: StoredRow; missing: StoredParty[] }[] };

/** Converts on a thread of its own, until it is done or `signal` ends it. Throws `FileRefused`. */
export async function runWorker(task: Task, signal: AbortSignal, progress: (rows: number) => void): Promise<Converted> {
  signal.throwIfAborted();
  const worker = new Worker(ENTRY, { workerData: task, resourceLimits: MEMORY });
  const { promise, resolve, reject } = Promise.withResolvers<Converted>();
  const waiting: Converted['waiting'] = [];
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  worker.on('message', (said: Said) => {
    if ('progress' in said) progress(said.progress);
    else if ('waiting' in said) waiting.push(...said.waiting);
    else if ('made' in said) resolve({ made: said.made, waiting });
    else reject(new FileRefused(said.refused.reason as Refusal, said.refused.detail));
  });
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`the thread of a conversion ended with ${code}`)));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
