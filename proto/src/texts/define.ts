import { SOURCE_LANGUAGE } from './language.js';
import { type Phrase, type PhraseValue, say } from './phrase.js';
import { addTemplates, type Template } from './translate.js';

/** A text, or a function that places its arguments in one (it may not decide anything: a translation is a template). */
export type Text = string | ((...values: never[]) => string);
type Entry = Text | Texts | readonly string[];
export type Texts = { readonly [key: string]: Entry };

/** Two forms of a text; the number that chooses is its first value. A translation has as many forms as its language. */
type Plural = { readonly one: (...values: never[]) => string; readonly other: (...values: never[]) => string };

type Said<V extends readonly unknown[]> = {
  [N in keyof V]: V[N] extends number ? number : V[N] | Phrase | readonly Phrase[];
};

/** The same tree, of texts that nobody reads yet. */
export type Phrases<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? Phrase
    : T[K] extends (...values: infer V) => string
      ? (...values: Said<V>) => Phrase
      : T[K] extends { readonly one: (...values: infer V) => string; readonly other: unknown }
        ? (...values: Said<V>) => Phrase
        : T[K] extends readonly string[]
          ? readonly Phrase[]
          : Phrases<T[K]>;
};

/** What a translator writes for these texts: `{{0}}`, `{{1}}` where values go; lacking one is a compile error. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends Text
    ? string
    : T[K] extends Plural
      ? { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }
      : T[K] extends readonly string[]
        ? readonly string[]
        : Translation<T[K]>;
};

const isText = (entry: Entry): entry is Text => typeof entry !== 'object';
const isList = (entry: Entry): entry is readonly string[] => Array.isArray(entry);
const isPlural = (entry: Texts): boolean => typeof entry.one === 'function' && typeof entry.other === 'function';

/** Functions of texts only place their arguments: a text does for each. */
const placeholder = (_: unknown, index: number) => `{{${index}}}` as never;
const template = (text: Text) =>
  typeof text === 'string' ? text : text(...Array.from({ length: text.length }, placeholder));

function templateOf(entry: Entry): Template[string] {
  if (isText(entry)) return template(entry);
  return isList(entry) ? entry : templates(entry);
}

/** What a translator gets: the same tree, with `{{0}}`, `{{1}}` where a function places its arguments. */
export const templates = (texts: Texts): Template =>
  Object.fromEntries(Object.entries(texts).map(([key, entry]) => [key, templateOf(entry)]));

type Built = Phrase | readonly Phrase[] | ((...values: PhraseValue[]) => Phrase) | { readonly [key: string]: Built };

function phraseTree(phrase: string, entry: Entry): Built {
  if (typeof entry === 'string') return { phrase };
  if (isText(entry)) return (...values) => ({ phrase, values });
  if (isList(entry)) return entry.map((_, index) => ({ phrase: `${phrase}.${index}` }));
  if (isPlural(entry)) return (...values) => ({ phrase, values, plural: true });
  return Object.fromEntries(Object.entries(entry).map(([key, each]) => [key, phraseTree(`${phrase}.${key}`, each)]));
}

function property(phrase: string, entry: Entry): PropertyDescriptor {
  if (typeof entry === 'string') return { enumerable: true, get: () => say({ phrase }) };
  if (isText(entry)) return { enumerable: true, value: (...values: PhraseValue[]) => say({ phrase, values }) };
  if (isList(entry))
    return { enumerable: true, get: () => entry.map((_, index) => say({ phrase: `${phrase}.${index}` })) };
  return { enumerable: true, value: live(phrase, entry) };
}

/** Where the texts of a live tree come from. */
const sources = new WeakMap<object, { path: string; texts: Texts }>();

function live(path: string, texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, entry]) => [name, property(`${path}.${name}`, entry)]);
  const tree = Object.defineProperties({}, Object.fromEntries(entries)) as Texts;
  sources.set(tree, { path, texts });
  return tree;
}

/**
 * Registers texts and returns them with the same shape; each read gives the language of whoever reads then. Read them while answering or
 * rendering (`text.login.title`); what is kept in a constant of the module, stored or sent takes `phrasesOf`.
 */
export function defineTexts<const T extends Texts>(namespace: string, texts: T): T {
  addTemplates(SOURCE_LANGUAGE, namespace, templates(texts));
  return live(namespace, texts) as T;
}

/** The texts of a live tree, or of a branch of it, as phrases. */
export function phrasesOf<T extends Texts>(texts: T): Phrases<T> {
  const source = sources.get(texts);
  if (!source) throw new Error('These texts were not defined with defineTexts');
  return phraseTree(source.path, source.texts) as Phrases<T>;
}

/** One of the forms of a text by number: `plural(3, text.clients)`. */
export function plural(count: number, forms: { one: (count: number) => string; other: (count: number) => string }) {
  const source = sources.get(forms);
  if (!source) throw new Error('These texts were not defined with defineTexts');
  return say({ phrase: source.path, values: [count], plural: true });
}
