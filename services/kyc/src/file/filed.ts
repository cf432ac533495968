import type { FiledRecord } from '@dossier/proto/records/model/filed';
import { effectiveValues, liveValues } from '@dossier/proto/records/model/stored';
import { type FileRecord, storedOf } from './file-record.js';

const filed = (record: FileRecord, values: FiledRecord['values']): FiledRecord => ({
  kind: record.kind,
  id: record._id,
  links: record.links,
  values,
  ...(record.documentType ? { documentType: record.documentType } : {}),
});

/** The approved records of a file with their approved values: what rules and snapshots go by. */
export const approved = (file: readonly FileRecord[]): FiledRecord[] =>
  file.filter(({ add }) => !add).map((record) => filed(record, liveValues(storedOf(record))));

/** Every record as it would be if all that waits were approved, removals left out. */
export const proposed = (file: readonly FileRecord[]): FiledRecord[] =>
  file.map((record) => filed(record, effectiveValues(storedOf(record))));

/** Every record as people see it: approved values, and of one that waits to be added its proposed ones. */
export const shown = (file: readonly FileRecord[]): FiledRecord[] =>
  file.map((record) => filed(record, record.add ? effectiveValues(storedOf(record)) : liveValues(storedOf(record))));
