import { COUNTRIES, countryName } from '@dossier/proto/rules/countries';
import { readersLanguage } from '@dossier/proto/texts/language';

type Option = { value: string; label: string };
let options: Option[] | undefined;

/** Every country for a select, called and sorted as the reader does. */
export function countryOptions(): Option[] {
  if (options) return options;
  const { compare } = new Intl.Collator(readersLanguage());
  options = COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code) }));
  return options.sort((a, b) => compare(a.label, b.label));
}
