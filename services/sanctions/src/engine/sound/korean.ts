/**
 * Korean syllables by their consonants, as the usual romanisations agree on them (jeong, jong, jung and chung are one, yong
 * is another): a given name has two syllables, so one that begins otherwise makes another name.
 */
const CLASSES: readonly [letters: RegExp, one: string][] = [
  [/w/g, ''],
  [/ch|jj|j/g, 'j'],
  [/sh|ss/g, 's'],
  [/kk|[gkq]/g, 'k'],
  [/tt|[dt]/g, 't'],
  [/pp|[bp]/g, 'p'],
  [/[rl]+/g, 'l'],
  [/[aeiou]+/g, '-'],
];

const consonants = (word: string): string =>
  CLASSES.reduce((text, [letters, one]) => text.replace(letters, one), word).replace(/-h?$|^-/g, '');

/** True when two words have the same Korean consonants, in whatever romanisation. */
export const haveKoreanConsonants = (a: string, b: string): boolean => consonants(a) === consonants(b);
