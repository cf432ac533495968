import { parentPort, workerData } from 'node:worker_threads';
import type { ProfileData } from '../conversion/profile.js';
import { SchemaRefused } from '../schema/read-schema.js';
import { type Tried, tried } from './trial.js';

/** What the thread says: what came of it, or why the schema was not taken. */
export type TrialSaid = Tried | { refused: SchemaRefused['reason']; detail: string } | { broken: string };

const tell = (said: TrialSaid) => parentPort?.postMessage(said);

tried(workerData as ProfileData).then(tell, (error: Error) =>
  tell(error instanceof SchemaRefused ? { refused: error.reason, detail: error.message } : { broken: error.message }),
);
