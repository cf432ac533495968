import { invalid } from '@dossier/proto/failures/failure';
import { BODY } from '@dossier/proto/rules/limits';
import { common } from '@dossier/proto/texts/common';
import { phrasesOf } from '@dossier/proto/texts/define';
import type { Phrase } from '@dossier/proto/texts/phrase';

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** A JSON text as a value. Throws 400 that names the field which is too deep or holds too much, before anything is made of it. */
export function readJson(text: Buffer, field = 'body'): unknown {
  if (text.length === 0) return undefined;
  const excess = firstExcess(text);
  if (excess) throw invalid({ [excess.field ?? field]: excess.sentence });
  try {
    return JSON.parse(text.toString('utf8')) as unknown;
  } catch {
    throw invalid({ [field]: phrasesOf(common).errors.notJson });
  }
}

/** What a reader of bytes knows of where it is. */
type Place = { depth: number; values: number; keys: number[]; field?: string };

/**
 * Counts on the bytes alone: at a megabyte, making the values costs many times more than looking for what stands between them.
 * A text that is no JSON may be counted wrongly; it is refused afterwards.
 */
function firstExcess(text: Buffer): { field?: string; sentence: Phrase } | undefined {
  const place: Place = { depth: 0, values: 1, keys: [0] };
  let string = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === QUOTE) {
      string = at;
      at = endOfString(text, at);
      continue;
    }
    if (letter === COLON && place.depth === 1) place.field = nameIn(text.subarray(string, at));
    const sentence = step(place, letter);
    if (sentence) return { field: place.field, sentence };
  }
  return undefined;
}

function step(place: Place, letter: number | undefined): Phrase | undefined {
  if (letter === COMMA) place.values++;
  else if (letter === COLON) place.keys[place.depth] = (place.keys[place.depth] ?? 0) + 1;
  else if (letter === OPEN_OBJECT || letter === OPEN_LIST) {
    place.values++;
    place.keys[++place.depth] = 0;
  } else if (letter === CLOSE_OBJECT || letter === CLOSE_LIST) place.depth = Math.max(0, place.depth - 1);
  else return undefined;
  if (place.depth > BODY.levels) return phrasesOf(common).errors.tooDeep(BODY.levels);
  if (place.values > BODY.values) return phrasesOf(common).errors.tooManyValues(BODY.values);
  return (place.keys[place.depth] ?? 0) > BODY.keys ? phrasesOf(common).errors.tooManyFields(BODY.keys) : undefined;
}

function endOfString(text: Buffer, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}

function nameIn(text: Buffer): string | undefined {
  try {
    return String(JSON.parse(text.toString('utf8')));
  } catch {
    return undefined;
  }
}
