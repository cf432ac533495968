/** Longer fragments are looked up by this many characters and then compared whole. */
export const LOOKED_UP = 16;
const SHORTEST = 3;

/**
 * Every ending of a key, cut to the length that is looked up: a text contains another exactly if one of its endings begins with it, so an
 * index over them finds any part of a name like the beginning of a word.
 */
export function endings(key: string): string[] {
  const letters = [...key];
  const starts = letters.slice(0, Math.max(0, letters.length - SHORTEST + 1));
  return [...new Set(starts.map((_, at) => letters.slice(at, at + LOOKED_UP).join('')))];
}

const escaped = (key: string): string => key.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Finds the endings that begin with a fragment. */
export const beginning = (key: string): RegExp => new RegExp(`^${escaped([...key].slice(0, LOOKED_UP).join(''))}`);

/** Finds a fragment anywhere in a key. */
export const containing = (key: string): RegExp => new RegExp(escaped(key));
