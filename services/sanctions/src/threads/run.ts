import { Worker } from 'node:worker_threads';
import { listRefusal, type RefusalDetail, type RefusalReason } from '../lists/refusal.js';

/** What a thread says when it has ended its task. */
export type ThreadAnswer<Out> = { result: Out } | { refusal: RefusalReason; detail: RefusalDetail };

const LONGEST_MS = 10 * 60_000;

/** Runs a task on a thread of its own: reading 70 MB of lists must not hold up a screening. `entry` is the thread's module. */
export function runThread<Out>(entry: URL, task: object): Promise<Out> {
  const worker = new Worker(entry, { workerData: task });
  let late: NodeJS.Timeout | undefined;
  return new Promise<Out>((resolve, reject) => {
    late = setTimeout(() => reject(new Error('the thread took too long')), LONGEST_MS);
    worker.once('message', (answer: ThreadAnswer<Out>) =>
      'result' in answer ? resolve(answer.result) : reject(listRefusal(answer.refusal, answer.detail)),
    );
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended without an answer')));
  }).finally(() => {
    clearTimeout(late);
    void worker.terminate();
  });
}
