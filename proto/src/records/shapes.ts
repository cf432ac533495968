import { isCountry } from '../rules/countries.js';
import { isCurrency } from '../rules/currencies.js';
import { isDate } from '../rules/dates.js';
import { invisibleError } from '../rules/invisible.js';
import { LIMITS } from '../rules/limits.js';
import { YEARS } from '../rules/years.js';
import type { Phrase } from '../texts/phrase.js';
import { recordTexts as texts } from '../texts/records.js';
import type { Field, FieldType } from './model/field.js';
import type { Json } from './model/json.js';
import { isDelta, plainText } from './model/rich-text.js';

const FILE_KEYS = { filename: 'string', filesize: 'number', serverName: 'string', uploadDate: 'string' };

const isFile = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(FILE_KEYS).every(([key, type]) => typeof value[key] === type);

const isText = (value: Json): boolean => typeof value === 'string';
const isNumber = (value: Json): boolean => typeof value === 'number' && Number.isFinite(value);
// Five times the text leaves room for formatting, not for a way around the limit.
const isShortDelta = (value: Json): boolean =>
  isDelta(value) && plainText(value).length <= LIMITS.richText && JSON.stringify(value).length <= 5 * LIMITS.richText;

const SHAPES: Record<Exclude<FieldType, 'choice'>, [fits: (value: Json) => boolean, message: Phrase]> = {
  text: [isText, texts.noText],
  date: [isDate, texts.noDate],
  yesNo: [(value) => value === 'YES' || value === 'NO', texts.oneOf('YES, NO')],
  flag: [(value) => typeof value === 'boolean', texts.oneOf('true, false')],
  percent: [isNumber, texts.noNumber],
  number: [(value) => isNumber(value) && (value as number) >= 0, texts.noNumber],
  country: [isCountry, texts.noCountry],
  currency: [isCurrency, texts.noCurrency],
  year: [(value) => YEARS.includes(value as number), texts.noYear],
  comment: [isShortDelta, texts.noText],
  file: [isFile, texts.noFile],
};

/** The sentence for a value that is not of the field's type; undefined if it is. Emptiness (null) is not a matter of shape. */
export function wrongShape(field: Field, value: Json): Phrase | undefined {
  if (field.type === 'choice') {
    const choices = Object.keys(field.options ?? {});
    return choices.includes(value as string) ? undefined : texts.oneOf(choices.join(', '));
  }
  const [fits, message] = SHAPES[field.type];
  if (!fits(value)) return message;
  return field.type === 'text' ? invisibleError(value as string, field) : undefined;
}
