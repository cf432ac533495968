import { fitForXml } from '../schema/escape.js';
import type { Base, SimpleType } from '../schema/types.js';
import type { ProblemCode } from '../schema/values.js';
import { type Cell, Computed } from '../workbook/cells.js';
import type { WarningCode } from './issues.js';
import type { BoundColumn } from './profile.js';

export type ReadValue = { text?: string; problem?: ProblemCode; warnings: WarningCode[] };

const PLACEHOLDERS = /^(n\/?a|none|unknown|xxx+|test|tbd|-{2,}|\?+)$/i;
const DAY_MS = 86_400_000;
/** Numbers beyond lose digits in a spreadsheet. */
const EXACT = 999_999_999_999_999;

/** A cell as the text that its column's type wants in the report. Checks of the type itself come when it is written. */
export function readValue(cell: Cell, { type, labels, isId }: BoundColumn, from1904: boolean): ReadValue {
  const warnings: WarningCode[] = [];
  let value: Exclude<Cell, Computed>;
  if (cell instanceof Computed) {
    if (cell.isLinked || cell.value === undefined || /^#/.test(String(cell.value)))
      return { problem: 'E_FORMULA', warnings };
    warnings.push('W_FORMULA');
    value = cell.value;
  } else value = cell;
  if (isId && typeof value === 'number' && Math.abs(value) > EXACT) warnings.push('W_NUMERIC_ID');
  const read = converted(value, type, labels, from1904);
  if (read.text === undefined) return { ...read, warnings };
  const text = fitForXml(read.text);
  if (text !== read.text) warnings.push('W_CONTROL');
  if (PLACEHOLDERS.test(text) || text.startsWith('1900-01-01T')) warnings.push('W_PLACEHOLDER');
  return { text, warnings };
}

type Plain = string | number | boolean;
type Converted = { text?: string; problem?: ProblemCode };

function converted(
  value: Plain,
  type: SimpleType | undefined,
  labels: ReadonlyMap<string, string>,
  from1904: boolean,
): Converted {
  if (type?.codes) return { text: codeOf(plainText(value), type.codes, labels) };
  const reader: Record<Base, (value: Plain) => Converted> = {
    text: (given) => ({ text: plainText(given) }),
    date: (given) => asDate(given, from1904),
    decimal: asDecimal,
    integer: (given) => ({ text: plainText(given) }),
    flag: asFlag,
  };
  return reader[type?.base ?? 'text'](value);
}

/** Without an exponent. */
const plainText = (value: Plain): string =>
  typeof value === 'number' && Number.isInteger(value) ? BigInt(value).toString() : String(value);

/** A code as the list writes it, found also by its label. */
function codeOf(text: string, codes: ReadonlySet<string>, labels: ReadonlyMap<string, string>): string {
  if (codes.has(text)) return text;
  const upper = text.toUpperCase();
  if (codes.has(upper)) return upper;
  const bare = text.split(' – ')[0]?.trim() ?? text;
  return labels.get(text.toLowerCase()) ?? (codes.has(bare) ? bare : text);
}

function asFlag(value: Plain): Converted {
  const text = String(value).toLowerCase();
  if (/^(y|yes|true|1)$/.test(text)) return { text: 'true' };
  return /^(n|no|false|0)$/.test(text) ? { text: 'false' } : { problem: 'E_TYPE' };
}

/** A dot is decimal; so is a comma, where it can be nothing else: `1250,5` and `1.250,50`, not `1,250`. */
export function asDecimal(value: Plain): Converted {
  const text = typeof value === 'number' ? fixed(value) : String(value).replace(/[\s\u00a0\u202f']/g, '');
  if (/^-?\d+(\.\d+)?$/.test(text)) return { text };
  if (/^-?\d{1,3}(,\d{3})*\.\d+$/.test(text) || /^-?\d{1,3}(,\d{3}){2,}$/.test(text))
    return { text: text.replaceAll(',', '') };
  const comma = /^-?(\d{1,3}(\.\d{3})+|\d+),(\d+)$/.exec(text);
  const isClear = comma && (comma[1]?.includes('.') || comma[3]?.length !== 3);
  return isClear ? { text: text.replaceAll('.', '').replace(',', '.') } : { problem: 'E_TYPE' };
}

/** At most ten decimals, as exchange rates have; what a computer's floating point adds behind them is cut. */
const fixed = (value: number): string => value.toFixed(10).replace(/\.?0+$/, '');

/** A day of the spreadsheet, or a text whose order is beyond doubt: never month before day. */
export function asDate(value: Plain, from1904: boolean): Converted {
  if (typeof value === 'boolean') return { problem: 'E_DATE' };
  if (typeof value === 'number') return serial(value, from1904);
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?Z?)?$/.exec(value);
  if (iso) return moment(iso.slice(1));
  const spoken = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: (\d\d):(\d\d)(?::(\d\d))?)?$/.exec(value);
  if (!spoken) return { problem: 'E_DATE' };
  const [, day = '', month = '', year = '', ...time] = spoken;
  return moment([year, month.padStart(2, '0'), day.padStart(2, '0'), ...time]);
}

function moment([year = '', month = '', day = '', hour = '00', minute = '00', second = '00']: (
  | string
  | undefined
)[]): Converted {
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const at = new Date(`${text}Z`);
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text) ? { problem: 'E_DATE' } : { text };
}

/** Counted from 1904, or from 1900 with a 29 February that never was. */
function serial(days: number, from1904: boolean): Converted {
  if (days < 0 || days >= 2_958_466 || (!from1904 && Math.floor(days) === 60)) return { problem: 'E_DATE' };
  const first = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const at = new Date(first + Math.round((days * DAY_MS) / 1_000) * 1_000);
  return { text: at.toISOString().slice(0, 19) };
}
