import type { Card, CardName } from '../../lists/card.js';
import type { EntryType } from '../../lists/entry.js';
import { acronymOf } from '../score/acronym.js';
import { type NamePart, type ParsedName, parseName, readingsOf, type Subject } from '../text/parse-name.js';
import { KIND } from '../text/part-kinds.js';
import { ORIGIN } from '../text/scripts.js';

export type IndexedName = {
  parsed: ParsedName;
  isWeak: boolean;
  /** In another alphabet although the card has Latin names too: of no use to a Latin query. */
  isSpare: boolean;
  ordinal: number;
  acronym: string;
};

/** Lists that do not say what an entry is name mostly people; organisations are told by their words. */
const SUBJECTS: Record<EntryType, Subject> = {
  person: 'person',
  organisation: 'organisation',
  vessel: 'vessel',
  aircraft: 'vessel',
  other: 'person',
};

export function subjectOf(type: EntryType): Subject {
  return SUBJECTS[type];
}

const isIndexed = (kind: number): boolean => kind === KIND.word || kind === KIND.generic || kind === KIND.number;

/** Words that a name can be found by: everything but particles, titles, legal forms and initials. */
export function findableParts(parsed: ParsedName): number[] {
  const found = parsed.parts.map((_, at) => at).filter((at) => isIndexed(parsed.parts[at]!.kind));
  return found.length > 0 ? found : parsed.parts.map((_, at) => at);
}

const SHORT = 6;

/** Neighbours that people write as one (Yong Chol, Yongchol): words to find a name of three or more short ones by. */
export function joinedNeighbours({ parts, subject }: ParsedName): string[] {
  const isShort = (part: NamePart | undefined): part is NamePart =>
    part !== undefined && part.text.length <= SHORT && (part.kind === KIND.word || part.kind === KIND.initial);
  if (subject !== 'person' || parts.length < 3 || parts.length > 4) return [];
  return parts.flatMap((part, at) => {
    const next = parts[at + 1];
    return isShort(part) && isShort(next) ? [part.text + next.text] : [];
  });
}

function keyOf(parsed: ParsedName): string {
  return parsed.parts.map((part) => `${part.text}/${part.kind}${part.role}`).join(' ');
}

const isForeign = ({ parsed }: IndexedName): boolean => parsed.parts.some((part) => part.origin !== ORIGIN.latin);

function markSpare(names: IndexedName[]): IndexedName[] {
  if (names.every(isForeign)) return names;
  return names.map((name) => ({ ...name, isSpare: isForeign(name) }));
}

/** The comparable names of a card; spellings that come out the same are kept once, strong before weak. */
export function namesToIndex(card: Card): IndexedName[] {
  const subject = subjectOf(card.type);
  const seen = new Map<string, IndexedName>();
  card.names.forEach((name: CardName, ordinal) => {
    for (const parsed of readingsOf(parseName(name.text, subject))) {
      if (parsed.parts.length === 0) continue;
      const key = keyOf(parsed);
      const known = seen.get(key);
      if (known && (!known.isWeak || name.strength === 'weak')) continue;
      seen.set(key, { parsed, isWeak: name.strength === 'weak', ordinal, acronym: acronymOf(parsed), isSpare: false });
    }
  });
  return markSpare([...seen.values()]);
}
