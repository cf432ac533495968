import type { NamePart, ParsedName } from '../text/parse-name.js';
import { KIND } from '../text/part-kinds.js';
import { ORIGIN } from '../text/scripts.js';
import { rarity } from './build-index.js';
import { findableParts } from './names.js';
import { frequencyOf, type OpenIndex } from './open-index.js';
import { remembered } from './remembered.js';
import { type SimilarWord, similarWords } from './similar-words.js';

export type Candidate = { name: number; rank: number };
export type Retrieval = { candidates: Candidate[]; touched: number; isComplete: boolean };
export type RetrievalLimits = { candidates: number; postingBudget: number; accepts: (card: number) => boolean };

/** One list of postings to read: the query word it stands for, and what a hit is worth. */
type Lead = { part: number; token: number; worth: number; frequency: number };

/** Per-index scratch memory, reused by every query of this thread. */
type Scratch = {
  worth: Float32Array;
  seen: Int32Array;
  touched: Int32Array;
  /** Names that may be worth comparing, and by name how much they promise. */
  promising: Int32Array;
  rank: Float64Array;
};
const scratches = new WeakMap<OpenIndex, Scratch>();

function scratchOf(index: OpenIndex): Scratch {
  const { names } = index;
  return remembered(scratches, index, () => ({
    worth: new Float32Array(names),
    seen: new Int32Array(names),
    touched: new Int32Array(names),
    promising: new Int32Array(names),
    rank: new Float64Array(names),
  }));
}

/** Takes the scratch memory at the time an index is opened, not at its first query. */
export function prepareRetrieval(index: OpenIndex): void {
  scratchOf(index);
}

const MOST_PARTS = 16;
const LONGEST_GLUED = 24;

/** The words to look up: each findable part, and neighbours joined, since lists glue what people part. */
function wordsToFind(query: ParsedName): { part: number; word: NamePart }[] {
  const findable = findableParts(query).slice(0, MOST_PARTS);
  const single = findable.map((at, part) => ({ part, word: query.parts[at]! }));
  const isOpen = (part: NamePart | undefined): part is NamePart =>
    part !== undefined && part.kind !== KIND.form && part.kind !== KIND.number;
  const joined = findable.flatMap((at, part) => {
    const [one, two] = [query.parts[at]!, query.parts[at + 1]];
    if (!isOpen(one) || !isOpen(two) || one.text.length + two.text.length > LONGEST_GLUED) return [];
    return [{ part, word: { ...one, text: one.text + two.text } }];
  });
  return [...single, ...joined];
}

/** How much finding this word says: as little as its likely spellings are common. */
function weightOf(index: OpenIndex, similar: readonly SimilarWord[]): number {
  const frequency = similar.reduce(
    (sum, { token, similarity }) => sum + frequencyOf(index, token) * similarity ** 6,
    0,
  );
  return rarity(index.names, frequency);
}

function leadsFor(index: OpenIndex, query: ParsedName): { leads: Lead[]; total: number } {
  const weights = new Map<number, number>();
  const leads = wordsToFind(query).flatMap(({ part, word }) => {
    const similar = similarWords(index, word.text, word.origin);
    const weight = weights.get(part) ?? weightOf(index, similar);
    weights.set(part, weight);
    return similar.map(({ token, similarity }) => ({
      part,
      token,
      worth: weight * similarity * similarity,
      frequency: frequencyOf(index, token),
    }));
  });
  const found = new Set(leads.map((lead) => lead.part));
  const total = [...found].reduce((sum, part) => sum + weights.get(part)!, 0);
  return {
    leads: leads
      .filter((lead) => lead.frequency > 0)
      .sort((one, two) => one.frequency - two.frequency || two.worth - one.worth),
    total,
  };
}

type Sweep = { index: OpenIndex; scratch: Scratch; touched: number; isLatin: boolean };

function credit(sweep: Sweep, name: number, lead: Lead): void {
  const { worth, seen, touched } = sweep.scratch;
  const bit = 1 << lead.part;
  if (seen[name] === 0) touched[sweep.touched++] = name;
  else if ((seen[name]! & bit) !== 0) return;
  seen[name]! |= bit;
  worth[name]! += lead.worth;
}

function readPostings(sweep: Sweep, lead: Lead): void {
  const { postingStart, postings } = sweep.index.arrays;
  for (let at = postingStart[lead.token]!; at < postingStart[lead.token + 1]!; at += 1)
    credit(sweep, postings[at]!, lead);
}

/** Words too common to list are looked for only in names that rarer words have already found. */
function checkTouched(sweep: Sweep, common: Lead[]): void {
  const { nameStart, partToken } = sweep.index.arrays;
  const byToken = new Map(common.map((lead) => [lead.token, lead]));
  for (let at = 0; at < sweep.touched; at += 1) {
    const name = sweep.scratch.touched[at]!;
    for (let part = nameStart[name]!; part < nameStart[name + 1]!; part += 1) {
      const lead = byToken.get(partToken[part]!);
      if (lead) credit(sweep, name, lead);
    }
  }
}

/** Reads the rarest words' postings first until the budget is spent; at least one list is always read. */
function sweepLeads(sweep: Sweep, leads: Lead[], budget: number): boolean {
  let spent = 0;
  let next = 0;
  while (next < leads.length && (next === 0 || spent + leads[next]!.frequency <= budget)) {
    readPostings(sweep, leads[next]!);
    spent += leads[next]!.frequency;
    next += 1;
  }
  if (next < leads.length) checkTouched(sweep, leads.slice(next));
  return next === leads.length;
}

const STEPS = 64;
const LEAST_COVER = 0.3;

function rankOf(index: OpenIndex, worth: number, name: number, total: number): number {
  const cover = Math.min(1, worth / total);
  return cover + 0.2 * Math.min(1, worth / Math.max(index.arrays.nameWeight[name]!, 0.01));
}

const stepOf = (rank: number): number => Math.min(STEPS, Math.floor((rank / 1.2) * STEPS));

/** The best-ranked names, found with one histogram pass instead of a sort of everything touched. */
function pickBest(sweep: Sweep, total: number, limits: RetrievalLimits): Candidate[] {
  const { scratch, index, isLatin } = sweep;
  const { worth, touched, promising, rank } = scratch;
  const { nameIsSpare, nameCard } = index.arrays;
  const counts = new Int32Array(STEPS + 1);
  let count = 0;
  for (let at = 0; at < sweep.touched; at += 1) {
    const name = touched[at]!;
    if (worth[name]! < LEAST_COVER * total || (isLatin && nameIsSpare[name] === 1)) continue;
    if (!limits.accepts(nameCard[name]!)) continue;
    rank[name] = rankOf(index, worth[name]!, name, total);
    counts[stepOf(rank[name])]! += 1;
    promising[count++] = name;
  }
  const wanted = limits.candidates * 3;
  let floor = STEPS;
  for (let sum = counts[STEPS]!; floor > 0 && sum < wanted; ) sum += counts[--floor]!;
  const best: Candidate[] = [];
  for (let at = 0; at < count; at += 1) {
    const name = promising[at]!;
    if (stepOf(rank[name]!) >= floor) best.push({ name, rank: rank[name]! });
  }
  return best.sort((a, b) => b.rank - a.rank);
}

const MOST_PER_CARD = 3;

/** A card with fifty aliases must not push the others out. */
function thinOut(index: OpenIndex, ranked: Candidate[], most: number): Candidate[] {
  const perCard = new Map<number, number>();
  const kept: Candidate[] = [];
  for (const candidate of ranked) {
    const card = index.arrays.nameCard[candidate.name]!;
    const count = perCard.get(card) ?? 0;
    if (count >= MOST_PER_CARD) continue;
    perCard.set(card, count + 1);
    kept.push(candidate);
    if (kept.length >= most) break;
  }
  return kept;
}

function clear(sweep: Sweep): void {
  const { worth, seen, touched } = sweep.scratch;
  for (let at = 0; at < sweep.touched; at += 1) {
    worth[touched[at]!] = 0;
    seen[touched[at]!] = 0;
  }
}

/** Names worth comparing in full, best first. Never scans the index: work is bounded by the posting budget. */
export function retrieve(index: OpenIndex, query: ParsedName, limits: RetrievalLimits): Retrieval {
  if (query.parts.length === 0 || index.names === 0) return { candidates: [], touched: 0, isComplete: true };
  const sweep: Sweep = {
    index,
    scratch: scratchOf(index),
    touched: 0,
    isLatin: query.parts.every((part) => part.origin === ORIGIN.latin),
  };
  const { leads, total } = leadsFor(index, query);
  const isComplete = sweepLeads(sweep, leads, limits.postingBudget);
  const candidates = thinOut(index, pickBest(sweep, total, limits), limits.candidates);
  clear(sweep);
  return { candidates, touched: sweep.touched, isComplete };
}
