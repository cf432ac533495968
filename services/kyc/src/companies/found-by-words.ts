import type { Kind } from '@dossier/proto/records/definitions';
import { liveValues } from '@dossier/proto/records/model/stored';
import { searchWords } from '@dossier/proto/rules/name-search';
import { type FileRecord, storedOf } from '../file/file-record.js';

const PERSON = ['firstName', 'lastName', 'passportNumber', 'secondPassportNumber'] as const;
const SEARCHED: Partial<Record<Kind, readonly string[]>> = {
  company: ['chamber_of_commerce'],
  person: PERSON,
  ubo: PERSON,
  entity: ['name'],
};
/** A file of hundreds of people keeps its list small. */
const MOST_WORDS = 1_000;

/** The words that the approved records of a file are found by, in order, each once. */
export function foundByOf(file: readonly FileRecord[]): string[] {
  const words = file.flatMap((record) => {
    const values = liveValues(storedOf(record));
    return (SEARCHED[record.kind] ?? []).flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' ? searchWords(value) : [];
    });
  });
  return [...new Set(words)].sort().slice(0, MOST_WORDS);
}
