import type { ApiError } from '@/lib/api/api-error';
import { keyOf } from '../model/record';
import type { Draft, Refused } from './drafts-store';

const PLACE = /^changes[.[](\d+)\]?\.(?:fields\.)?(\w+)$/;

/** What the server refused of a save, by record and field. Its names are `changes.<index>.<field>`. */
export function refusedBy(error: ApiError, sent: readonly Draft[]): Refused {
  const refused: Record<string, Record<string, string>> = {};
  for (const [name, sentence] of Object.entries(error.errors)) {
    const [, index, field] = PLACE.exec(name) ?? [];
    const draft = sent[Number(index ?? 0)];
    const known = field ?? (sent.length === 1 ? name : undefined);
    if (draft && known) refused[keyOf(draft)] = { ...refused[keyOf(draft)], [known]: sentence };
  }
  return refused;
}
