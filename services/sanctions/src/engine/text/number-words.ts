const UNITS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
};
/** Series of funds and ships; a lone "i" is more often a conjunction. */
const ROMAN: Record<string, number> = Object.fromEntries(
  'ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx'
    .split(' ')
    .map((word) => [word, romanValue(word)]),
);
/** Single letters are numbers only at the end of a name. */
const LAST_ROMAN: Record<string, number> = { v: 5, x: 10 };

function romanValue(word: string): number {
  const values = [...word].map((letter) => ({ i: 1, v: 5, x: 10 })[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const ORDINAL_DIGITS = /^(\d+)(st|nd|rd|th)$/;

const isDigit = (char: number): boolean => char >= 48 && char <= 57;

function unitOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const value = UNITS[word] ?? (/^[1-9]$/.test(word) ? Number(word) : undefined);
  return value !== undefined && value < 10 ? value : undefined;
}

/** "forty four", "forty 4" and "first" become digits; other words stay as they are. */
export function numbersToDigits(words: string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const tens = TENS[word];
    const unit = unitOf(words[at + 1]);
    if (tens !== undefined && unit !== undefined) at += 1;
    const value =
      tens !== undefined
        ? tens + (unit ?? 0)
        : (UNITS[word] ??
          ORDINALS[word] ??
          ROMAN[word] ??
          (at > 0 && at === words.length - 1 ? LAST_ROMAN[word] : undefined));
    out.push(
      value !== undefined ? String(value) : isDigit(word.charCodeAt(0)) ? word.replace(ORDINAL_DIGITS, '$1') : word,
    );
  }
  return out;
}
