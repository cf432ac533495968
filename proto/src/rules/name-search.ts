import { nameKey } from './name-key.js';

/** Longer fragments are looked up by this many characters and then compared whole. */
export const LOOKED_UP = 16;
const SHORTEST = 3;
const SHORTEST_WORD = 2;

/**
 * Every ending of a key, cut to the length that is looked up. A text contains another exactly if one of its endings begins with it, so an
 * index over them finds any part of a name like the beginning of a word.
 */
export function endings(key: string): string[] {
  const letters = [...key];
  const starts = letters.slice(0, Math.max(0, letters.length - SHORTEST + 1));
  return [...new Set(starts.map((_, at) => letters.slice(at, at + LOOKED_UP).join('')))];
}

const escaped = (key: string): string => key.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Finds the endings, or the words, that begin with a fragment. */
export const beginning = (key: string): RegExp => new RegExp(`^${escaped([...key].slice(0, LOOKED_UP).join(''))}`);

/** Finds a fragment anywhere in a key. */
export const containing = (key: string): RegExp => new RegExp(escaped(key));

/** The fragments of a search, whatever their order, the longest first: it finds the fewest. Too short ones are one fragment together. */
export function fragmentsOf(key: string): [string, ...string[]] {
  const words = [...new Set(key.split(' '))].sort((a, b) => b.length - a.length);
  return (words[0] ?? '').length < SHORTEST ? [key] : (words as [string, ...string[]]);
}

/** Whether endings tell of a fragment; of a shorter one they miss those at the end of a key. */
export const isLookedUp = (fragment: string): boolean => fragment.length >= SHORTEST;

/** How keys are found that contain every fragment: by the endings of one of them, and by what has to be compared beside it. */
export function nameSearch(
  fragments: readonly [string, ...string[]],
  by = fragments[0],
): { ending: RegExp; beside: RegExp[] } {
  const beside = fragments.filter((fragment) => fragment !== by || fragment.length > LOOKED_UP);
  return { ending: beginning(by), beside: beside.map(containing) };
}

/** The words that something beside its name is found by, as they begin: at least two letters each. */
export const searchWords = (text: string): string[] => {
  const words = nameKey(text).split(' ');
  const plain = words.join('').replace(/[^\p{L}\p{N}]/gu, '');
  // A number is typed with and without its spaces and dashes.
  return [...words, ...(/\d/.test(plain) ? [plain] : [])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => [...word].slice(0, LOOKED_UP).join(''));
};

/** What such words have to begin with. */
export const wordSearch = (key: string): RegExp[] =>
  fragmentsOf(key)
    .flatMap((fragment) => fragment.split(' '))
    .filter((word) => word.length >= SHORTEST_WORD)
    .map(beginning);
