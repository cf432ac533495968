import { parentPort, workerData } from 'node:worker_threads';
import { isListRefusal } from '../lists/refusal.js';
import type { ThreadAnswer } from './run.js';

/** The whole of a thread's module: does its one task and answers. */
export async function serve<Task, Out>(work: (task: Task) => Promise<Out>): Promise<void> {
  parentPort?.postMessage(await answered(work));
}

async function answered<Task, Out>(work: (task: Task) => Promise<Out>): Promise<ThreadAnswer<Out>> {
  try {
    return { result: await work(workerData as Task) };
  } catch (error) {
    if (isListRefusal(error)) return { refusal: error.refusal, detail: error.detail };
    throw error;
  }
}
