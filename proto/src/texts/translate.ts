import { readersLanguage, SOURCE_LANGUAGE, TEST_LANGUAGE } from './language.js';
import { accented } from './test-language.js';

export type Template = { readonly [key: string]: string | readonly string[] | Template };

/** Every template by its language and whole key: `en`, `common.actions.cancel`. */
const languages = new Map<string, Map<string, string>>();

/** Makes the texts of one language and namespace known. */
export function addTemplates(language: string, namespace: string, templates: Template): void {
  const known = languages.get(language) ?? new Map<string, string>();
  languages.set(language, known);
  addBranch(known, namespace, templates);
}

function addBranch(known: Map<string, string>, path: string, branch: Template | readonly string[]): void {
  for (const [key, entry] of Object.entries(branch)) {
    if (typeof entry === 'string') known.set(`${path}.${key}`, entry);
    else addBranch(known, `${path}.${key}`, entry);
  }
}

/** The first of these keys that there is; what a translation lacks or leaves empty is English, what nobody defined is its key. */
function templateOf(language: string, ...keys: [string, ...string[]]): string {
  const from = (spoken: string) => keys.map((key) => languages.get(spoken)?.get(key)).find(Boolean);
  if (language === TEST_LANGUAGE) return accented(from(SOURCE_LANGUAGE) ?? keys[0]);
  return from(language) ?? from(SOURCE_LANGUAGE) ?? keys[0];
}

const PLACE = /\{\{(\d+)\}\}/g;

const place = (template: string, values: readonly (string | number)[]): string =>
  values.length === 0 ? template : template.replace(PLACE, (_, index) => String(values[Number(index)] ?? ''));

/** A text in the reader's language with its values in place. */
export function translate(key: string, values: readonly (string | number)[]): string {
  return place(templateOf(readersLanguage(), key), values);
}

/** As `translate`, of a text with a form for each number. */
export function translatePlural(key: string, values: readonly [number, ...(string | number)[]]): string {
  const language = readersLanguage();
  const form = new Intl.PluralRules(language).select(values[0]);
  return place(templateOf(language, `${key}.${form}`, `${key}.other`), values);
}
