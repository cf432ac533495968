import { countryName } from '../rules/countries.js';
import { dayMonthYear, isDate } from '../rules/dates.js';
import { labelTexts } from '../texts/labels.js';
import { say } from '../texts/phrase.js';
import { fieldOf, type Kind } from './definitions.js';
import type { Field } from './model/field.js';
import type { Json } from './model/json.js';
import { isDelta, plainText } from './model/rich-text.js';

const bare = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function shown(field: Field, value: Exclude<Json, null>): string {
  switch (field.type) {
    case 'choice':
      return say(field.options?.[bare(value)] ?? bare(value));
    case 'date':
      return isDate(value) ? dayMonthYear(value) : bare(value);
    case 'flag':
      return labelTexts.options.flag[value === true ? 'true' : 'false'];
    case 'yesNo':
      return labelTexts.options.flag[value === 'YES' ? 'true' : 'false'];
    case 'percent':
      return `${bare(value)}%`;
    case 'country':
      return countryName(bare(value));
    case 'comment':
      return isDelta(value) ? plainText(value) : bare(value);
    case 'file':
      return typeof value === 'object' && !Array.isArray(value) ? bare(value.filename ?? '') : bare(value);
    default:
      return bare(value);
  }
}

/** A value of a field as people read it, as `display` of a record's. */
export const shownValue = (field: Field, value: Json): string => (value === null ? '' : shown(field, value));

/** A value as people read it: labels of choices, DD/MM/YYYY, names of countries, text without its form. Empty is ''. */
export function display(kind: Kind, name: string, value: Json | undefined): string {
  const field = fieldOf(kind, name);
  if (value === null || value === undefined) return '';
  return field ? shown(field, value) : bare(value);
}
