/** Cyrillic letters that look like a Latin one, in the same order. */
const CYRILLIC = 'АВЕКМНОРСТУХІЈЅаеорсухіјѕ';
const LATIN = 'ABEKMHOPCTYXIJSaeopcyxijs';

const pairs = [...CYRILLIC].map((letter, at): [string, string] => [letter, LATIN[at]!]);
const TO_LATIN = new Map(pairs);
const TO_CYRILLIC = new Map(pairs.map(([cyrillic, latin]) => [latin, cyrillic]));

const MIXED = /[a-z][\u0400-\u052f]|[\u0400-\u052f][a-z]/i;
const WORD = /\p{L}+/gu;
const isOwnTo = (alphabet: RegExp, table: Map<string, string>, word: string): boolean =>
  [...word].some((letter) => alphabet.test(letter) && !table.has(letter));

/** Letters that only one of the alphabets has decide; where there are none, most letters do. */
function unmixed(word: string): string {
  if (!MIXED.test(word)) return word;
  const [isLatin, isCyrillic] = [isOwnTo(/[a-z]/i, TO_CYRILLIC, word), isOwnTo(/[\u0400-\u052f]/, TO_LATIN, word)];
  if (isLatin && isCyrillic) return word;
  const latin = word.match(/[a-z]/gi)?.length ?? 0;
  const table = isLatin || (!isCyrillic && latin * 2 >= word.length) ? TO_LATIN : TO_CYRILLIC;
  return [...word].map((letter) => table.get(letter) ?? letter).join('');
}

/** A word typed in two alphabets that look alike ("Рutin", "Aлександр") is put into the one it belongs to. */
export function unmixAlphabets(text: string): string {
  return MIXED.test(text) ? text.replace(WORD, unmixed) : text;
}
