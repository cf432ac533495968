import { CODE, CODES } from './letter-codes.js';

/** Price of changing one sound into another, and of leaving one out. A plain typing error costs 1. */
export type LetterCosts = {
  change: Float64Array;
  leaveOut: Float64Array;
  doubled: number;
  ending: number;
  swap: number;
};

const code = (sound: string): number => (sound in CODE ? CODE[sound as keyof typeof CODE] : sound.charCodeAt(0) - 97);

function table(): Float64Array {
  const costs = new Float64Array(CODES * CODES).fill(1);
  for (let at = 0; at < CODES; at += 1) costs[at * CODES + at] = 0;
  return costs;
}

function price(costs: Float64Array, value: number, pairs: string): void {
  for (const pair of pairs.split(/\s+/)) {
    const [a, b] = pair.split('/').map(code) as [number, number];
    const cheapest = Math.min(value, costs[a * CODES + b]!);
    costs[a * CODES + b] = cheapest;
    costs[b * CODES + a] = cheapest;
  }
}

/** Every pair of the sounds given, in both directions. */
function priceGroup(costs: Float64Array, value: number, sounds: string): void {
  const group = sounds.split(' ');
  const pairs = group.flatMap((a, at) => group.slice(at + 1).map((b) => `${a}/${b}`));
  if (pairs.length > 0) price(costs, value, pairs.join(' '));
}

const VOWELS = 'a e i o u y';

function leaveOutTable(vowel: number, weak: number, consonant: number): Float64Array {
  const costs = new Float64Array(CODES).fill(consonant);
  for (const sound of VOWELS.split(' ')) costs[code(sound)] = vowel;
  for (const sound of ['h', 'w']) costs[code(sound)] = weak;
  return costs;
}

/** Two Latin spellings: what people mistype, and what romanisation systems disagree about. */
export function latinCosts(): LetterCosts {
  const change = table();
  priceGroup(change, 0.5, VOWELS);
  price(change, 0.3, 'i/y o/u e/i i/j y/j kh/k c/k k/q sh/x zh/j v/w ch/kh dh/d th/t gh/g ts/c sh/s ch/c ts/z');
  price(
    change,
    0.5,
    's/z c/s c/q f/v z/zh h/kh sh/ch x/s g/j d/t b/p f/p v/b k/g q/g q/gh k/gh u/w j/z s/ts s/th z/dh r/l zh/g x/k zh/ch j/ch',
  );
  price(change, 0.8, 'm/n');
  return { change, leaveOut: leaveOutTable(0.7, 0.6, 1), doubled: 0.3, ending: 0.6, swap: 0.8 };
}

const LABIAL = 'b p f v w';
const DENTAL = 'd t th dh';
const VELAR = 'k g q c x kh gh h';
const SIBILANT = 's z sh zh ch j ts c x';

function crossChange(): Float64Array {
  const change = table();
  priceGroup(change, 0.15, VOWELS);
  for (const group of [LABIAL, DENTAL, VELAR, SIBILANT]) priceGroup(change, 0.25, group);
  price(change, 0.25, 'r/l');
  price(change, 0.35, 'g/j g/zh y/j w/u v/u v/o b/u w/o th/s dh/z d/z t/ts t/ch g/h d/zh');
  price(change, 0.6, 'm/n n/l');
  return change;
}

/** A Latin spelling against a reading from Cyrillic, Greek, Chinese, Korean or kana. */
export function romanisedCosts(): LetterCosts {
  return { change: crossChange(), leaveOut: leaveOutTable(0.3, 0.25, 0.85), doubled: 0.1, ending: 0.3, swap: 0.9 };
}

/** A Latin spelling against letters from a script that leaves vowels out. */
export function vowellessCosts(): LetterCosts {
  return { change: crossChange(), leaveOut: leaveOutTable(0.12, 0.2, 0.85), doubled: 0.1, ending: 0.12, swap: 0.9 };
}
