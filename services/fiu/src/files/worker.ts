import { parentPort, workerData } from 'node:worker_threads';
import type { WaitingRow } from '../conversion/convert.js';
import { openProfile } from '../conversion/profile.js';
import { type Source, WorkbookSource } from '../conversion/source.js';
import { makeReports } from '../report/make.js';
import { storedRow, WaitingSource } from '../waiting-rows/stored-rows.js';
import type { StoredParty, StoredRow } from '../waiting-rows/waiting-row.schema.js';
import { FileRefused } from '../workbook/refusal.js';
import type { Said, Task } from './worker-messages.js';

// The conversion of one file. Here it holds up nobody, and its memory goes with the thread.
const task = workerData as Task;
const tell = (said: Said) => parentPort?.postMessage(said);
const BATCH = 200;

async function work(): Promise<void> {
  const source = await open(task);
  let batch: { row: StoredRow; missing: StoredParty[] }[] = [];
  const flush = () => {
    if (batch.length > 0) tell({ waiting: batch });
    batch = [];
  };
  const waiting = (row: WaitingRow) => {
    batch.push(storedRow(row));
    if (batch.length >= BATCH) flush();
  };
  const { profile, reporter, reference, day, known, rejected, places } = task;
  const options = { profile: openProfile(profile), reporter, reference, day, known: new Map(known), rejected };
  const made = await makeReports(source, options, places, { waiting, progress: (progress) => tell({ progress }) });
  flush();
  tell({ made });
}

const open = async ({ from }: Task): Promise<Source> =>
  'workbook' in from ? WorkbookSource.open(from.workbook) : new WaitingSource(from.rows);

work().catch((error: unknown) => {
  if (!(error instanceof FileRefused)) throw error;
  tell({ refused: { reason: error.reason, detail: error.detail } });
});
