import type { ParsedName } from '../text/parse-name.js';
import { KIND } from '../text/part-kinds.js';
import type { Alignment } from './align.js';

const ACRONYM_SIMILARITY = 0.95;
const SHORTEST = 3;

function spelledOut(name: ParsedName): number[] {
  const counts = (at: number): boolean => {
    const kind = name.parts[at]!.kind;
    return kind === KIND.word || kind === KIND.generic;
  };
  return name.parts.map((_, at) => at).filter(counts);
}

/** First letters of the words that count, or '' when there are too few for an acronym. */
export function acronymOf(name: ParsedName): string {
  if (name.subject !== 'organisation') return '';
  const words = spelledOut(name);
  return words.length >= SHORTEST ? words.map((at) => name.parts[at]!.text[0]).join('') : '';
}

function restOf(name: ParsedName, used: number[]): number[] {
  return name.parts.map((_, at) => at).filter((at) => !used.includes(at));
}

function shortForm(short: ParsedName, long: ParsedName): { short: number[]; long: number[] } | undefined {
  const acronym = acronymOf(long);
  if (acronym === '') return undefined;
  const at = short.parts.findIndex((part) => part.text === acronym && part.kind !== KIND.title);
  return at < 0 ? undefined : { short: [at], long: spelledOut(long) };
}

/** "PLA" against "People's Liberation Army", in either direction; undefined when neither abbreviates the other. */
export function acronymPair(query: ParsedName, listed: ParsedName): Alignment | undefined {
  const forward = shortForm(query, listed);
  const backward = forward ? undefined : shortForm(listed, query);
  if (!forward && !backward) return undefined;
  const used = forward
    ? { query: forward.short, listed: forward.long }
    : { query: backward!.long, listed: backward!.short };
  return {
    pairs: [{ ...used, similarity: ACRONYM_SIMILARITY, how: 'acronym' }],
    freeQuery: restOf(query, used.query),
    freeListed: restOf(listed, used.listed),
  };
}
