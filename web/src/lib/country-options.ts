import { COUNTRIES, countryName } from '@dossier/proto/rules/countries';
import { readersLanguage } from '@dossier/proto/texts/language';

type Option = { value: string; label: string };
let options: Option[] | undefined;

/** Every country for a select, called and sorted as the reader does. */
export function countryOptions(): Option[] {
  options ??= COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code) })).sort((a, b) =>
    a.label.localeCompare(b.label, readersLanguage()),
  );
  return options;
}
