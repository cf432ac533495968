import type { ProfileData } from '../conversion/profile.js';
import type { Rejected } from '../conversion/reports.js';
import type { Made, Places } from '../report/make.js';
import type { StoredParty, StoredRow } from '../waiting-rows/waiting-row.schema.js';

/** What the thread is told. */
export type Task = {
  profile: ProfileData;
  reporter: Record<string, string>;
  reference: string;
  day: string;
  known: [string, Record<string, string>][];
  rejected: Rejected;
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
