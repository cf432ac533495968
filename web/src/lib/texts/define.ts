import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

/** A text, or a function that places its arguments in one (it may not decide anything: a translation is a template). */
export type Text = string | ((...values: never[]) => string);
type Entry = Text | Texts | readonly string[];
export type Texts = { readonly [key: string]: Entry };
type Template = { [key: string]: string | readonly string[] | Template };

export const SOURCE_LANGUAGE = 'en';

i18next
  .init({
    lng: SOURCE_LANGUAGE,
    fallbackLng: SOURCE_LANGUAGE,
    resources: {},
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  })
  .catch(() => undefined);

const placeholder = (_: unknown, index: number) => `{{${index}}}` as never;
const template = (text: Text) =>
  typeof text === 'string' ? text : text(...Array.from({ length: text.length }, placeholder));

const isText = (entry: Entry): entry is Text => typeof entry !== 'object';
const isList = (entry: Entry): entry is readonly string[] => Array.isArray(entry);

function templateOf(entry: Entry): Template[string] {
  if (isText(entry)) return template(entry);
  return isList(entry) ? entry : templates(entry);
}

/** What a translator gets: the same tree, with `{{0}}`, `{{1}}` where a function places its arguments. */
export const templates = (texts: Texts): Template =>
  Object.fromEntries(Object.entries(texts).map(([key, entry]) => [key, templateOf(entry)]));

const say = (namespace: string, key: string, values: unknown[] = []) =>
  i18next.t(key, { ns: namespace, ...Object.fromEntries(values.map((value, index) => [index, value])) });

function property(namespace: string, key: string, entry: Entry): PropertyDescriptor {
  if (typeof entry === 'string') return { enumerable: true, get: () => say(namespace, key) };
  if (isText(entry)) return { enumerable: true, value: (...values: unknown[]) => say(namespace, key, values) };
  if (isList(entry)) return { enumerable: true, get: () => entry.map((_, index) => say(namespace, `${key}.${index}`)) };
  return { enumerable: true, value: live(namespace, entry, `${key}.`) };
}

function live(namespace: string, texts: Texts, path: string): Texts {
  const entries = Object.entries(texts).map(([name, entry]) => [name, property(namespace, path + name, entry)]);
  return Object.defineProperties({}, Object.fromEntries(entries)) as Texts;
}

/**
 * Registers a feature's texts and returns them with the same shape; each read gives the current language.
 * Read them while rendering (`text.login.title`), never into a constant of the module.
 */
export function defineTexts<T extends Texts>(namespace: string, texts: T): T {
  i18next.addResourceBundle(SOURCE_LANGUAGE, namespace, templates(texts), true, true);
  return live(namespace, texts, '') as T;
}

/** One of two texts by number: `plural(3, text.clients)`. */
export const plural = (count: number, forms: { one: (count: number) => string; other: (count: number) => string }) =>
  new Intl.PluralRules(i18next.language).select(count) === 'one' ? forms.one(count) : forms.other(count);

const onLanguage = (changed: () => void) => {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
};

/** The current language; the root of the application renders anew when it changes. */
export const useLanguage = (): string => useSyncExternalStore(onLanguage, () => i18next.language);
