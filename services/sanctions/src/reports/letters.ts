import { screeningReport } from '@dossier/proto/texts/screening-report';
import { romanise } from '../engine/text/romanise.js';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters of other scripts than those of the shipped font, East Asian signs and wide forms, pictures. */
const NOT_IN_FONT =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]|[\u3000-\u303f\uff00-\uffef]|\p{Emoji_Presentation}/u;
const EVERY_SIGN_NOT_IN_FONT = new RegExp(NOT_IN_FONT, 'gu');
const WORDS = /[\p{L}\p{M}]+/gu;

/** Whether the shipped font has the letters of a text. */
export const isPrintable = (text: string): boolean => !NOT_IN_FONT.test(text);

/** A text as it can be printed: in its own letters, or in Latin ones and marked as such. */
export const inPrint = (text: string): string =>
  isPrintable(text) ? inLine(text) : screeningReport.inLatin(inLine(latin(text)));

/** The words of a right-to-left text in the order in which a left-to-right line has to place them. */
const inLine = (text: string): string => (RIGHT_TO_LEFT.test(text) ? text.split(' ').reverse().join(' ') : text);

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
