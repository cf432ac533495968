import { parentPort, workerData } from 'node:worker_threads';
import { openProfile, type ProfileData } from '../conversion/profile.js';
import { SchemaRefused } from '../schema/read-schema.js';
import { sampleWorkbook } from './sample-rows.js';
import { type Tried, tried } from './trial.js';

/** What the thread is told to make of a profile. */
export type ToMake = { what: 'trial' | 'sample'; data: ProfileData };
/** What the thread says: what came of the trial, or why the schema was not taken. */
export type TrialSaid = Tried | { refused: SchemaRefused['reason']; detail: string } | { broken: string };
export type SampleSaid = { sample: Uint8Array } | { broken: string };

const tell = (said: TrialSaid | SampleSaid) => parentPort?.postMessage(said);
const { what, data } = workerData as ToMake;

async function make(): Promise<TrialSaid | SampleSaid> {
  return what === 'trial' ? tried(data) : { sample: await sampleWorkbook(openProfile(data)) };
}

make().then(tell, (error: Error) =>
  tell(error instanceof SchemaRefused ? { refused: error.reason, detail: error.message } : { broken: error.message }),
);
