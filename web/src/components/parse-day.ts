import { isDate } from '@dossier/proto/rules/dates';

const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const pad = (part: string | undefined) => (part ?? '').padStart(2, '0');

/** What somebody typed as a day: YYYY-MM-DD for `31/1/2026`, `31-01-2026` or `2026-01-31`; null for nothing; else the text. */
export function parseDay(entered: string): string | null {
  const trimmed = entered.trim();
  if (trimmed === '') return null;
  const parts = TYPED.exec(trimmed);
  const day = parts ? `${parts[3]}-${pad(parts[2])}-${pad(parts[1])}` : trimmed;
  return isDate(day) ? day : trimmed;
}
