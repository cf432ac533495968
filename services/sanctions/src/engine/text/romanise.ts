import anyAscii from 'any-ascii';
import { commonArabicName } from './arabic-names.js';
import { romaniseHan, romaniseHangul } from './east-asian.js';
import { readForeignHangul } from './hangul.js';
import { ORIGIN, type Origin, originOf, type Script, scriptOf } from './scripts.js';
import { romaniseArabic, romaniseHebrew } from './semitic-letters.js';

const NOT_WORD = /[^a-z0-9]+/g;

type Reading = { words: string[]; isVowelled: boolean };

function arabicWord(word: string): Reading {
  const known = commonArabicName(word);
  return known ? { words: [known], isVowelled: true } : { words: [romaniseArabic(word)], isVowelled: false };
}

/** The article and "servant of" are written together with the next word; Latin spellings write them apart. */
function arabicReading(word: string): Reading {
  if (commonArabicName(word)) return arabicWord(word);
  const head =
    word.length > 5 && word.startsWith('عبد') ? 'abdul' : word.length > 3 && word.startsWith('ال') ? 'al' : undefined;
  if (!head) return arabicWord(word);
  const rest = arabicWord(head === 'al' ? word.slice(2) : word.slice(3).replace(/^ال/, ''));
  return { words: [head, ...rest.words], isVowelled: rest.isVowelled };
}

function plain(word: string): string[] {
  return anyAscii(word).toLowerCase().replace(/[`'"]/g, '').split(NOT_WORD);
}

function byScript(word: string, script: Script, standsAlone: boolean): string[] {
  if (script === 'hebrew') return [romaniseHebrew(word)];
  if (script === 'han') return romaniseHan(word, standsAlone);
  if (script === 'hangul')
    return originOf(script, word) === ORIGIN.korean ? romaniseHangul(word, standsAlone) : [readForeignHangul(word)];
  return plain(word);
}

/**
 * One written word in lower-case Latin letters and digits; may give several words (Chinese family + given).
 * `standsAlone` says that the word is the whole name, so that unspaced scripts may be split.
 */
export function romanise(word: string, standsAlone: boolean): { words: string[]; origin: Origin } {
  const script = scriptOf(word);
  const { words, isVowelled } =
    script === 'arabic' ? arabicReading(word) : { words: byScript(word, script, standsAlone), isVowelled: false };
  const clean = words.map((part) => part.toLowerCase().replace(NOT_WORD, '')).filter(Boolean);
  return { words: clean, origin: isVowelled ? ORIGIN.romanised : originOf(script, word) };
}

/** The same word where it is read as a foreign name that its script spells by sound. */
export function romaniseForeign(word: string): string[] {
  return scriptOf(word) === 'hangul' ? [readForeignHangul(word)].filter(Boolean) : romanise(word, false).words;
}
