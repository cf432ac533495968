import type { NamePart, ParsedName } from '../text/parse-name.js';
import { KIND } from '../text/part-kinds.js';
import { ORIGIN } from '../text/scripts.js';
import { rarity } from './build-index.js';
import { findableParts } from './names.js';
import { frequencyOf, type OpenIndex } from './open-index.js';
import { placeOf, type Scratch, SEEN, SPARE, scratchOf, TRAITS, WEIGHT, WORTH } from './scratch.js';
import { type SimilarWord, similarWords } from './similar-words.js';

export type Candidate = { name: number; rank: number };
export type Retrieval = { candidates: Candidate[]; touched: number; isComplete: boolean };
/** `accepts` has a place for each card type. */
export type RetrievalLimits = { candidates: number; postingBudget: number; accepts: readonly boolean[] };

/** One list of postings to read: the query word it stands for, and what a hit is worth. */
type Lead = { part: number; token: number; worth: number; frequency: number };

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
  const { numbers, bits, touched } = sweep.scratch;
  const place = placeOf(name);
  const bit = 1 << lead.part;
  const seen = bits[place + SEEN]!;
  if (seen === 0) touched[sweep.touched++] = name;
  else if ((seen & bit) !== 0) return;
  bits[place + SEEN] = seen | bit;
  numbers[place + WORTH]! += lead.worth;
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
/** What a name that the query covers whole may rank above one that has more words. */
const WHOLE = 0.2;
const HIGHEST = 1 + WHOLE;
const stepOf = (rank: number): number => Math.min(STEPS, Math.floor((rank / HIGHEST) * STEPS));
/** Steps by which a name may rank above what its found words alone bring it. */
const MOST_ABOVE = stepOf(WHOLE) + 2;

/** The highest step from which on there are at least `wanted`. */
function floorOf(counts: Int32Array, wanted: number): number {
  let floor = STEPS;
  for (let sum = counts[STEPS]!; floor > 0 && sum < wanted; ) sum += counts[--floor]!;
  return floor;
}

/** Notes for every found name the step that its found words alone bring it to, 0 for too low; counts the names of each. */
function coverTouched({ scratch, touched }: Sweep, total: number): Int32Array {
  const counts = new Int32Array(STEPS + 1);
  for (let at = 0; at < touched; at += 1) {
    const worth = scratch.numbers[placeOf(scratch.touched[at]!) + WORTH]!;
    const step = worth < LEAST_COVER * total ? 0 : stepOf(Math.min(1, worth / total));
    scratch.cover[at] = step;
    if (step > 0) counts[step]! += 1;
  }
  return counts;
}

/** Ranks the found names from a step of cover on; tells how many there are, and how many whose cover is `sure` or more. */
function rankTouched(sweep: Sweep, total: number, { accepts }: RetrievalLimits, from: number, sure: number) {
  const { numbers, bits, touched, cover, promising, rank } = sweep.scratch;
  const counts = new Int32Array(STEPS + 1);
  const ranked = { count: 0, counts, sure: 0 };
  for (let at = 0; at < sweep.touched; at += 1) {
    if (cover[at]! < from) continue;
    const place = placeOf(touched[at]!);
    const traits = bits[place + TRAITS]!;
    if ((sweep.isLatin && (traits & SPARE) !== 0) || !accepts[traits & ~SPARE]) continue;
    const worth = numbers[place + WORTH]!;
    const promise = Math.min(1, worth / total) + WHOLE * Math.min(1, worth / Math.max(numbers[place + WEIGHT]!, 0.01));
    counts[stepOf(promise)]! += 1;
    rank[ranked.count] = promise;
    promising[ranked.count++] = touched[at]!;
    if (cover[at]! >= sure) ranked.sure += 1;
  }
  return ranked;
}

/**
 * The best-ranked names, found with histograms instead of a sort of everything touched. Most names share one common word
 * with the query: where enough others share more, those that cannot reach them any more are not looked at.
 */
function pickBest(sweep: Sweep, total: number, limits: RetrievalLimits): Candidate[] {
  const { promising, rank } = sweep.scratch;
  const wanted = limits.candidates * 3;
  const sure = floorOf(coverTouched(sweep, total), 2 * wanted);
  const from = Math.max(1, sure - MOST_ABOVE);
  const likely = rankTouched(sweep, total, limits, from, sure);
  const isEnough = from === 1 || likely.sure >= wanted;
  const { count, counts } = isEnough ? likely : rankTouched(sweep, total, limits, 1, sure);
  const floor = floorOf(counts, wanted);
  const best: Candidate[] = [];
  for (let at = 0; at < count; at += 1)
    if (stepOf(rank[at]!) >= floor) best.push({ name: promising[at]!, rank: rank[at]! });
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

function clear({ scratch, touched }: Sweep): void {
  for (let at = 0; at < touched; at += 1) {
    const place = placeOf(scratch.touched[at]!);
    scratch.numbers[place + WORTH] = 0;
    scratch.bits[place + SEEN] = 0;
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
