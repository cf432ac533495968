/** Writing systems the engine treats differently; every other one is `other`. */
export type Script = 'latin' | 'cyrillic' | 'greek' | 'arabic' | 'hebrew' | 'han' | 'kana' | 'hangul' | 'other';

const RANGES: readonly [from: number, to: number, script: Script][] = [
  [0x0000, 0x036f, 'latin'],
  [0x0370, 0x03ff, 'greek'],
  [0x0400, 0x052f, 'cyrillic'],
  [0x0590, 0x05ff, 'hebrew'],
  [0x0600, 0x077f, 'arabic'],
  [0x08a0, 0x08ff, 'arabic'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x2c60, 0x2c7f, 'latin'],
  [0x3040, 0x30ff, 'kana'],
  [0x3130, 0x318f, 'hangul'],
  [0x3400, 0x9fff, 'han'],
  [0xac00, 0xd7af, 'hangul'],
  [0xf900, 0xfaff, 'han'],
  [0xfb1d, 0xfb4f, 'hebrew'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfeff, 'arabic'],
  [0x20000, 0x3134f, 'han'],
];

function scriptOfCode(code: number): Script {
  for (const [from, to, script] of RANGES) if (code >= from && code <= to) return script;
  return 'other';
}

const LETTER = /\p{L}/u;

/** The script of the first letter of a word; `latin` when the word has no letter at all. */
export function scriptOf(word: string): Script {
  for (const char of word) if (LETTER.test(char)) return scriptOfCode(char.codePointAt(0) ?? 0);
  return 'latin';
}

/**
 * How a part was written: as is; romanised letter by letter; romanised from a script that leaves vowels
 * out; a foreign name forced into another script's syllables; a Chinese name in pinyin; a Korean name.
 */
export const ORIGIN = { latin: 0, romanised: 1, vowelless: 2, syllabic: 3, pinyin: 4, korean: 5 } as const;
export type Origin = (typeof ORIGIN)[keyof typeof ORIGIN];

const ORIGINS: Partial<Record<Script, Origin>> = {
  latin: ORIGIN.latin,
  cyrillic: ORIGIN.romanised,
  greek: ORIGIN.romanised,
  han: ORIGIN.syllabic,
  kana: ORIGIN.syllabic,
  hangul: ORIGIN.syllabic,
};

const NATIVE: Partial<Record<Script, Origin>> = { han: ORIGIN.pinyin, hangul: ORIGIN.korean };
const LONGEST_NATIVE = 3;

/** Short Chinese and Korean words are native names, long ones are foreign names spelled by sound. */
export function originOf(script: Script, written: string): Origin {
  const native = NATIVE[script];
  if (native !== undefined && [...written].length <= LONGEST_NATIVE) return native;
  return ORIGINS[script] ?? ORIGIN.vowelless;
}
