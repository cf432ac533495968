import type { ActiveContent } from '../../documents/active-content.js';
import type { PermissionKey } from '../../permissions/keys.js';
import type { Role } from '../../permissions/roles.js';
import { LIMITS } from '../../rules/limits.js';
import type { Phrase } from '../../texts/phrase.js';
import { recordTexts } from '../../texts/records.js';
import type { Condition, Facts } from './facts.js';
import type { Json, Plain } from './json.js';
import { length, type Rule } from './rules.js';

/** Rich text as the editor writes it (Quill Delta). */
export type Delta = { ops: { insert: string; attributes?: { [key: string]: Json } }[] };

/** A stored document: `serverName` is its object key; `sha256` in hex; `filesize` in bytes; `uploadDate` ISO 8601. */
export type StoredFile = {
  filename: string;
  filesize: number;
  serverName: string;
  uploadDate: string;
  sha256?: string;
  type?: string;
  /** What it would do by itself when it is opened; left out where there is nothing, or where nobody has looked. */
  active?: readonly ActiveContent[];
};

export type FieldType =
  | 'text'
  | 'date'
  | 'yesNo'
  | 'flag'
  | 'percent'
  | 'number'
  | 'country'
  | 'currency'
  | 'year'
  | 'comment'
  | 'file'
  | 'choice';

/**
 * One field of a record kind. `type` is the shape and holds for reading and writing; `rules` are today's limits and hold only for what is
 * written, so that an old value never makes a record unreadable.
 */
export type Field<T extends FieldType = FieldType, O extends string = string> = {
  type: T;
  label: Phrase;
  /** A label that depends on the record; undefined falls back to `label`. */
  labelFor?: (values: Plain, facts: Partial<Facts>) => Phrase | undefined;
  rules: readonly Rule[];
  options?: Readonly<Record<O, Phrase>>;
  /** The sentence for an empty field, if it is needed at creation and can never be cleared. */
  required?: Phrase | ((values: Plain) => Phrase | undefined);
  /** The sentence for an empty field that is not required but counts as missing. */
  missing?: Phrase;
  /** A text of several lines; every other text is one line. */
  lines?: true;
  /** Does not count as missing when empty. */
  optional?: true | Condition;
  /** Shown, needed and writable only then. */
  when?: Condition;
  /** Set when the record is made, never edited. */
  fixed?: true;
  /** Holds who last wrote the field of this name; nobody enters it. */
  authorOf?: string;
  /** The value it must have, which nobody enters; undefined leaves it free. */
  calculated?: (values: Plain) => Json | undefined;
  permissions?: { view?: PermissionKey; update?: PermissionKey };
  /** Belongs to one level of review: who writes it and who may read it. */
  perRole?: { editor: Role; readers: readonly Role[] };
};

export type Fields = Readonly<Record<string, Field>>;

type Extra = Partial<Omit<Field, 'type' | 'label' | 'options'>>;
const field = <T extends FieldType>(type: T, label: Phrase, extra: Extra): Field<T> => ({
  rules: [],
  ...extra,
  type,
  label,
});

const TEXT_LIMIT = length(0, LIMITS.text, recordTexts.tooLong);

export const text = (label: Phrase, { rules = [], ...extra }: Extra = {}): Field<'text'> =>
  field('text', label, {
    ...extra,
    rules: rules.some((rule) => rule.rule === 'length') ? rules : [...rules, TEXT_LIMIT],
  });
export const date = (label: Phrase, extra: Extra = {}): Field<'date'> => field('date', label, extra);
export const yesNo = (label: Phrase, extra: Extra = {}): Field<'yesNo'> => field('yesNo', label, extra);
export const flag = (label: Phrase, extra: Extra = {}): Field<'flag'> => field('flag', label, extra);
export const percent = (label: Phrase, extra: Extra = {}): Field<'percent'> => field('percent', label, extra);
export const number = (label: Phrase, extra: Extra = {}): Field<'number'> => field('number', label, extra);
export const country = (label: Phrase, extra: Extra = {}): Field<'country'> => field('country', label, extra);
export const currency = (label: Phrase, extra: Extra = {}): Field<'currency'> => field('currency', label, extra);
export const year = (label: Phrase, extra: Extra = {}): Field<'year'> => field('year', label, extra);
export const comment = (label: Phrase, extra: Extra = {}): Field<'comment'> => field('comment', label, extra);
export const file = (label: Phrase, extra: Extra = {}): Field<'file'> => field('file', label, extra);

/** One of a few values, each with the label people see. */
export const choice = <const O extends Readonly<Record<string, Phrase>>>(
  label: Phrase,
  options: O,
  extra: Extra = {},
): Field<'choice', keyof O & string> => ({ rules: [], ...extra, type: 'choice', label, options });

export const requiredMessage = (field: Field, values: Plain): Phrase | undefined =>
  typeof field.required === 'function' ? field.required(values) : field.required;

/** The same fields, shown, needed and writable only while the condition holds. */
export const when = <F extends Fields>(condition: Condition, fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [name, { ...each, when: condition }]),
  ) as unknown as F;

/** The same fields, none of which counts as missing. */
export const optionally = <F extends Fields>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, { ...each, optional: true }])) as unknown as F;
