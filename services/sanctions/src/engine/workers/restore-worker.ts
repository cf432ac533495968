import { parentPort, workerData } from 'node:worker_threads';
import { readSnapshot } from '../snapshot.js';

/** Reading and checking a snapshot takes tens of milliseconds, which the request thread does not have. */
parentPort?.postMessage(await readSnapshot(workerData as string));
