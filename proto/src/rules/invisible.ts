import type { Phrase } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';

/** What nobody sees, or what turns the reading direction: control and format characters, separators of lines, half characters, blank letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f/u;
/** Joiners are spelling in Persian and in Indian scripts, but only between two letters. */
const JOINER = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;
const LINE_BREAKS = /[\n\r\t]/g;

/** A longer text is refused for its length by every field; to look at each of its characters first would cost a server time. */
const LONGEST = 10_000;

/**
 * The sentence for the first invisible character of a text with its position (from 1, in characters), or undefined. `lines`
 * lets line breaks and tabs through.
 */
export function invisibleError(text: string, { lines = false }: { lines?: boolean } = {}): Phrase | undefined {
  if (text.length > LONGEST) return undefined;
  const seen = text.replace(JOINER, 'x');
  const characters = [...(lines ? seen.replace(LINE_BREAKS, ' ') : seen)];
  const at = characters.findIndex((character) => INVISIBLE.test(character));
  if (at < 0) return undefined;
  const code = characters[at]?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  return recordTexts.invisible(String(at + 1), `U+${code}`);
}
