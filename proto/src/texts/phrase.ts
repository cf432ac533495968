import { translate, translatePlural } from './translate.js';

/** What a text places: a number, words that are nobody's to translate, another text, or several with commas between. */
export type PhraseValue = string | number | Phrase | readonly Phrase[];

/**
 * A text that nobody reads yet: its key, `records.zipLength`, and the values it places. It is plain JSON, travels and is stored so, and
 * becomes a sentence in the language of whoever reads it.
 */
export type Phrase = {
  readonly phrase: string;
  readonly values?: readonly PhraseValue[];
  /** The first value is a number that chooses the form. */
  readonly plural?: true;
};

/** What is wrong, by field. */
export type FieldErrors = Record<string, Phrase>;

export const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'phrase' in value && typeof value.phrase === 'string';

/** The sentence in the reader's language. What was stored as a sentence, before there were phrases, stays as it is. */
export function say(text: Phrase | string): string {
  if (typeof text === 'string') return text;
  const values = (text.values ?? []).map(placed);
  return text.plural
    ? translatePlural(text.phrase, [Number(values[0]), ...values.slice(1)])
    : translate(text.phrase, values);
}

function placed(value: PhraseValue): string | number {
  if (typeof value !== 'object') return value;
  return isPhrase(value) ? say(value) : value.map(say).join(', ');
}

/** Sentences for each field. */
export const sayAll = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, phrase]) => [field, say(phrase)]));

/** A shape of which any text may be a phrase still, as it is stored. */
export type Unsaid<T> = T extends string
  ? T | Phrase
  : T extends readonly (infer Item)[]
    ? Unsaid<Item>[]
    : T extends object
      ? { [Key in keyof T]: Unsaid<T[Key]> }
      : T;

/** The same with a sentence in place of each phrase, however deep it lies. */
export function sayWithin<T>(value: Unsaid<T>): T {
  if (typeof value !== 'object' || value === null) return value as T;
  if (isPhrase(value)) return say(value) as T;
  if (Array.isArray(value)) return value.map(sayWithin) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sayWithin(each)])) as T;
}
