import { CODE, encodeSounds } from './letter-codes.js';

/**
 * Consonant key: the order of consonant classes in a word, vowels, h, w and y left out. Spellings of one
 * name in different alphabets and languages mostly share it, so it finds what spelling distance cannot.
 */
const CLASSES: Record<string, number> = {
  b: 1,
  p: 1,
  f: 1,
  v: 1,
  d: 2,
  t: 2,
  k: 3,
  g: 3,
  q: 3,
  c: 3,
  s: 4,
  z: 4,
  j: 4,
  x: 4,
  l: 5,
  r: 5,
  m: 6,
  n: 7,
};
const CLASS_OF = new Uint8Array(64);
for (const [sound, group] of Object.entries(CLASSES)) CLASS_OF[sound.charCodeAt(0) - 97] = group;
for (const sound of ['sh', 'ch', 'zh', 'ts'] as const) CLASS_OF[CODE[sound]] = 4;
for (const sound of ['kh', 'gh'] as const) CLASS_OF[CODE[sound]] = 3;
for (const sound of ['th', 'dh'] as const) CLASS_OF[CODE[sound]] = 2;

const codes = new Uint8Array(64);
const MAX_CLASSES = 7;

/** 0 when the word has fewer than two consonants: such a key would gather unrelated words. */
export function consonantKey(word: string): number {
  const count = encodeSounds(word, codes);
  let key = 0;
  let length = 0;
  let last = 0;
  for (let at = 0; at < count && length < MAX_CLASSES; at += 1) {
    const group = CLASS_OF[codes[at]!]!;
    if (group === 0 || group === last) {
      if (group === 0) last = 0;
      continue;
    }
    key = key * 8 + group;
    last = group;
    length += 1;
  }
  return length >= 2 ? key : 0;
}
