/**
 * A word in 26 bits: how many consonants of each class and how many vowels it has. Two words whose
 * signatures differ in many bits cannot be alike, so most comparisons end with one subtraction of bits.
 */
const CONSONANTS: Record<string, number> = {};
['bpfv', 'dt', 'kgqc', 'szjx', 'rl', 'm', 'n'].forEach((letters, group) => {
  for (const letter of letters) CONSONANTS[letter] = group;
});
const LEVELS = 3;
const VOWEL_LEVELS = 5;
const VOWEL_SHIFT = LEVELS * 7;
const NO_GROUP = 255;
const VOWEL = 100;

const GROUP_OF = new Uint8Array(128).fill(NO_GROUP);
for (const [letter, group] of Object.entries(CONSONANTS)) GROUP_OF[letter.charCodeAt(0)] = group;
for (const vowel of 'aeiou') GROUP_OF[vowel.charCodeAt(0)] = VOWEL;

const counts = new Uint8Array(8);
const ones = (count: number, levels: number): number => (1 << Math.min(count, levels)) - 1;

/** Doubled letters count once; h, w and y not at all, since they come and go most cheaply. */
export function soundSignature(word: string): number {
  counts.fill(0);
  let last = 0;
  for (let at = 0; at < word.length; at += 1) {
    const char = word.charCodeAt(at);
    const group = GROUP_OF[char & 127]!;
    if (char !== last && group !== NO_GROUP) counts[group === VOWEL ? 7 : group]! += 1;
    last = char;
  }
  let signature = ones(counts[7]!, VOWEL_LEVELS) << VOWEL_SHIFT;
  for (let group = 0; group < 7; group += 1) signature |= ones(counts[group]!, LEVELS) << (group * LEVELS);
  return signature;
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const CONSONANT_BITS = (1 << VOWEL_SHIFT) - 1;

/** Words of one alphabet: about one class may differ in four letters, four in ten. */
export function mayBeSpelledAlike(a: number, b: number, longer: number): boolean {
  return bitCount(a ^ b) <= 1 + longer * 0.36;
}

/** Across alphabets vowels say nothing, and consonants may be added to fit the script. */
export function mayBeReadAlike(a: number, b: number, longer: number): boolean {
  return bitCount((a ^ b) & CONSONANT_BITS) <= 1 + longer * 0.32;
}
