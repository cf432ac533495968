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
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  })
  .catch(() => undefined);

/** Makes the texts of one language and namespace known. */
export function addTemplates(language: string, namespace: string, templates: Template): void {
  library.addResourceBundle(language, namespace, templates, true, true);
}

function speak(namespace: string): string {
  const language = readersLanguage();
  if (language === TEST_LANGUAGE && !library.hasResourceBundle(language, namespace))
    addTemplates(language, namespace, accented(library.getResourceBundle(SOURCE_LANGUAGE, namespace) as Template));
  return language;
}

/** A text in the reader's language with its values in place. Several keys: the first that there is. */
export function translate(namespace: string, keys: string | string[], values: readonly (string | number)[]): string {
  const places = Object.fromEntries(values.map((value, index) => [index, value]));
  return library.t(keys, { ...places, ns: namespace, lng: speak(namespace) });
}

/** As `translate`, of a text with a form for each number. */
export function translatePlural(namespace: string, key: string, values: readonly [number, ...(string | number)[]]) {
  const form = new Intl.PluralRules(speak(namespace)).select(values[0]);
  return translate(namespace, [`${key}.${form}`, `${key}.other`], values);
}
