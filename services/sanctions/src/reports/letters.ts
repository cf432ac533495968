import { screeningReport } from '@dossier/proto/texts/screening-report';
import { romanise } from '../engine/text/romanise.js';

const RIGHT_TO_LEFT = '\\p{Script=Arabic}\\p{Script=Hebrew}';
/** Words that run to the left, with what stands between them. */
const PHRASE = new RegExp(`([${RIGHT_TO_LEFT}](?:[${RIGHT_TO_LEFT}\\p{M}]|[ '-](?=[${RIGHT_TO_LEFT}]))*)`, 'u');
/** Nearly a line of the narrowest column; what is kept together is never broken. */
const LONGEST_PHRASE = 45;
const UNBREAKABLE = '\u00a0';
/** Letters of other scripts than those of the shipped font, East Asian signs and wide forms, pictures. */
const NOT_IN_FONT =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]|[\u3000-\u303f\uff00-\uffef]|\p{Emoji_Presentation}/u;
const EVERY_SIGN_NOT_IN_FONT = new RegExp(NOT_IN_FONT, 'gu');
const WORDS = /[\p{L}\p{M}]+/gu;

/** Whether the shipped font has the letters of a text. */
export const isPrintable = (text: string): boolean => !NOT_IN_FONT.test(text);

/** A text as it can be printed: in its own letters, or in Latin ones and marked as such. */
export const inPrint = (text: string): string => (isPrintable(text) ? text : screeningReport.inLatin(latin(text)));

/**
 * The pieces of a text in the order in which a left-to-right line places them. A piece is turned as a whole if it runs to
 * the left: a phrase has to be a piece of its own, and what is broken into words would keep their order.
 */
export const inLine = (text: string): string[] =>
  text.split(PHRASE).flatMap((piece, at) => (at % 2 === 1 ? keptTogether(piece) : [piece]));

/** A phrase too long for a line is broken where it has to be. */
function keptTogether(phrase: string): string[] {
  const lines: string[] = [];
  for (const word of phrase.split(' ')) {
    const line = lines.at(-1);
    if (line && line.length + word.length < LONGEST_PHRASE) lines[lines.length - 1] = line + UNBREAKABLE + word;
    else lines.push(word);
  }
  return lines.flatMap((line, at) => (at > 0 ? [' ', line] : [line]));
}

const latin = (text: string): string =>
  text
    .replace(WORDS, (word) => (isPrintable(word) ? word : latinWord(word, word === text.trim())))
    .replace(EVERY_SIGN_NOT_IN_FONT, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

const latinWord = (word: string, standsAlone: boolean): string =>
  romanise(word, standsAlone)
    .words.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
