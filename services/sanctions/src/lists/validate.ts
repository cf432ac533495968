import type { Phrase } from '@dossier/proto/texts/phrase';
import type { EntryType, ListEntry } from './entry.js';
import { details, listRefusal } from './refusal.js';

export type ValidationRules = {
  /** Largest share of the last version's current entries that may disappear at once, 0 to 1. */
  maxShrink: number;
  /** Names that must still be on the list: if one is gone, the file is not what it says it is. */
  sentinels: readonly string[];
};

/** How much there is of what may not shrink: a file cut at the end of a row loses names or addresses, not entries. */
export type ListCounts = { entries: number; names: number; addresses: number };

/** Of the entries that are current. */
export function countList(entries: readonly ListEntry[]): ListCounts {
  const counts: ListCounts = { entries: 0, names: 0, addresses: 0 };
  for (const { current, names, addresses } of entries) {
    if (!current) continue;
    counts.entries += 1;
    counts.names += names.length;
    counts.addresses += addresses.length;
  }
  return counts;
}

/** Some of the entries, spread over the list. */
function spread(entries: readonly ListEntry[], count: number): ListEntry[] {
  const step = Math.max(1, Math.floor(entries.length / count));
  return entries.filter((_, at) => at % step === 0).slice(0, count);
}

/** Sentinels are chosen from the last good version: long-standing entries spread over the list. */
export function chooseSentinels(entries: readonly ListEntry[], count = 20): string[] {
  const lasting = entries.filter((entry) => entry.current && entry.names.length > 0);
  return spread(lasting, count).map((entry) => entry.names[0]!.text);
}

/** A name that a search of the index must find, as what kind of subject. */
export type Sentinel = { type: EntryType; name: string };

/** Of a list that is loaded: names of several words, which a search cannot take for anything else. */
export function sentinelsToFind(entries: readonly ListEntry[], count = 8): Sentinel[] {
  const named = entries.filter(({ names: [first] }) => first?.strength === 'strong' && /\S\s+\S/.test(first.text));
  return spread(named, count).map(({ type, names }) => ({ type, name: names[0]!.text }));
}

/** At most this share of the sentinels may have been delisted since. */
const MISSING_SENTINELS = 0.25;

/** Throws a ListRefusal when too many sentinels are missing. */
export function refuseLost(lost: number, asked: number, detail: Phrase): void {
  if (lost > asked * MISSING_SENTINELS) throw listRefusal('sentinels', detail);
}

function refuseBadEntries(entries: readonly ListEntry[]): void {
  const nameless = entries.filter((entry) => entry.names.length === 0 || entry.id === '');
  if (nameless.length > entries.length * 0.01) throw listRefusal('columns', details.nameless(nameless.length));
  const ids = new Set(entries.map((entry) => entry.id));
  if (ids.size < entries.length * 0.99) throw listRefusal('columns', details.idsRepeat);
}

const FEWER = { entries: details.fewerEntries, names: details.fewerNames, addresses: details.fewerAddresses };

function refuseShrunk(now: ListCounts, last: ListCounts, maxShrink: number): void {
  for (const what of ['entries', 'names', 'addresses'] as const) {
    if (now[what] >= last[what] * (1 - maxShrink)) continue;
    const share = Math.round(maxShrink * 1000) / 10;
    throw listRefusal('shrunk', FEWER[what](now[what], last[what], share));
  }
}

function refuseLostSentinels(entries: readonly ListEntry[], sentinels: readonly string[]): void {
  if (sentinels.length === 0) return;
  const names = new Set(entries.flatMap((entry) => entry.names.map((name) => name.text.toLowerCase())));
  const lost = sentinels.filter((sentinel) => !names.has(sentinel.toLowerCase()));
  refuseLost(lost.length, sentinels.length, details.namesGone(lost.length, sentinels.length));
}

/** Throws a ListRefusal unless the new entries may replace a version that had `last`. */
export function validateList(entries: readonly ListEntry[], last: ListCounts, rules: ValidationRules): void {
  if (entries.length === 0) throw listRefusal('no-entries', details.noEntries);
  refuseBadEntries(entries);
  refuseShrunk(countList(entries), last, rules.maxShrink);
  refuseLostSentinels(entries, rules.sentinels);
}
