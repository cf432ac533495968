import type { ListEntry } from './entry.js';
import { listRefusal } from './refusal.js';

export type ValidationRules = {
  /** Largest share of the last version's current entries that may disappear at once, 0 to 1. */
  maxShrink: number;
  /** Names that must still be on the list: if one is gone, the file is not what it says it is. */
  sentinels: readonly string[];
};

export const DEFAULT_RULES: ValidationRules = { maxShrink: 0.05, sentinels: [] };

/** Sentinels are chosen from the last good version: long-standing entries spread over the list. */
export function chooseSentinels(entries: readonly ListEntry[], count = 20): string[] {
  const lasting = entries.filter((entry) => entry.current && entry.names.length > 0);
  const step = Math.max(1, Math.floor(lasting.length / count));
  return lasting
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .map((entry) => entry.names[0]!.text);
}

/** At most this share of the sentinels may have been delisted since. */
const MISSING_SENTINELS = 0.25;

function refuseBadEntries(entries: readonly ListEntry[]): void {
  const nameless = entries.filter((entry) => entry.names.length === 0 || entry.id === '');
  if (nameless.length > entries.length * 0.01)
    throw listRefusal('columns', `${nameless.length} entries have no name or id`);
  const ids = new Set(entries.map((entry) => entry.id));
  if (ids.size < entries.length * 0.99) throw listRefusal('columns', 'entry ids repeat');
}

function refuseShrunk(count: number, lastCount: number, maxShrink: number): void {
  if (lastCount > 0 && count < lastCount * (1 - maxShrink)) {
    throw listRefusal(
      'shrunk',
      `${count} entries, ${lastCount} before; at most ${Math.round(maxShrink * 100)} % may go at once`,
    );
  }
}

function refuseLostSentinels(entries: readonly ListEntry[], sentinels: readonly string[]): void {
  if (sentinels.length === 0) return;
  const names = new Set(entries.flatMap((entry) => entry.names.map((name) => name.text.toLowerCase())));
  const lost = sentinels.filter((sentinel) => !names.has(sentinel.toLowerCase()));
  if (lost.length > sentinels.length * MISSING_SENTINELS)
    throw listRefusal('sentinels', `${lost.length} of ${sentinels.length} known names are gone`);
}

/** Throws a ListRefusal unless the new entries may replace a version that had `lastCount` current entries. */
export function validateList(
  entries: readonly ListEntry[],
  lastCount: number,
  rules: ValidationRules = DEFAULT_RULES,
): void {
  if (entries.length === 0) throw listRefusal('no-entries', 'the list is empty');
  refuseBadEntries(entries);
  refuseShrunk(entries.length, lastCount, rules.maxShrink);
  refuseLostSentinels(entries, rules.sentinels);
}
