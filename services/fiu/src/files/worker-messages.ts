import type { ProfileData } from '../conversion/profile.js';
import type { Made, Places } from '../report/make.js';
import type { WaitingRowRecord } from '../saved-info/saved-info.schema.js';

/** A row that waits, as it is stored: its own texts and those of whom it names. */
export type StoredRow = Pick<WaitingRowRecord, 'row' | 'transaction' | 'parties' | 'needs'>;
/** Of whom something is missing. */
export type StoredParty = {
  sheet: 'persons' | 'entities';
  key: string;
  values: Record<string, string>;
  missing: string[];
};

/** What the thread is told. */
export type Task = {
  profile: ProfileData;
  reporter: Record<string, string>;
  reference: string;
  day: string;
  known: [string, Record<string, string>][];
  places: Places;
  /** A workbook on disk, or rows that waited. */
  from: { workbook: string } | { rows: StoredRow[] };
};

/** What the thread says. */
export type Said =
  | { progress: number }
  | { waiting: { row: StoredRow; missing: StoredParty[] }[] }
  | { made: Made }
  | { refused: { reason: string; detail: readonly string[] } };
