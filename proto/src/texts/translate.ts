import { createInstance } from 'i18next';
import { readersLanguage, SOURCE_LANGUAGE, TEST_LANGUAGE } from './language.js';
import { accented } from './test-language.js';

export type Template = { readonly [key: string]: string | readonly string[] | Template };

const library = createInstance();
library
  .init({
    lng: SOURCE_LANGUAGE,
    fallbackLng: SOURCE_LANGUAGE,
    resources: {},
    initAsync: false,
    nsSeparator: false,
    returnEmptyString: false,
  })
  .catch(() => undefined);

/** Templates by language and key: an answer says many labels, and the library takes microseconds for each. */
const found = new Map<string, string>();

/** Makes the texts of one language and namespace known. */
export function addTemplates(language: string, namespace: string, templates: Template): void {
  found.clear();
  library.addResourceBundle(language, namespace, templates, true, true);
}

function speak(namespace: string): string {
  const language = readersLanguage();
  if (language === TEST_LANGUAGE && !library.hasResourceBundle(language, namespace))
    addTemplates(language, namespace, accented(library.getResourceBundle(SOURCE_LANGUAGE, namespace) as Template));
  return language;
}

/** The template of a text in the reader's language. Several keys: the first that there is. */
function templateOf(namespace: string, keys: readonly string[]): string {
  const language = speak(namespace);
  const name = `${language} ${namespace}.${keys[0]}`;
  const known = found.get(name);
  if (known !== undefined) return known;
  const template = library.t([...keys], { ns: namespace, lng: language, skipInterpolation: true });
  found.set(name, template);
  return template;
}

const PLACE = /\{\{(\d+)\}\}/g;

/** A text in the reader's language with its values in place. */
export function translate(namespace: string, key: string, values: readonly (string | number)[]): string {
  return place(templateOf(namespace, [key]), values);
}

const place = (template: string, values: readonly (string | number)[]): string =>
  values.length === 0 ? template : template.replace(PLACE, (_, index) => String(values[Number(index)] ?? ''));

/** As `translate`, of a text with a form for each number. */
export function translatePlural(namespace: string, key: string, values: readonly [number, ...(string | number)[]]) {
  const form = new Intl.PluralRules(speak(namespace)).select(values[0]);
  return place(templateOf(namespace, [`${key}.${form}`, `${key}.other`]), values);
}
