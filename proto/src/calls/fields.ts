import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { normaliseEmail } from '../rules/email.js';
import { invisibleError } from '../rules/invisible.js';
import { inputTexts as says } from '../texts/inputs.js';
import type { Phrase } from '../texts/phrase.js';
import type { Class } from './call.js';
import { breaks, FIELD, ruleMessage } from './rule-message.js';

type Shared = { optional?: boolean; nullable?: boolean; message?: Phrase; description?: string; example?: unknown };

/** One field of a call: the validation rules and the OpenAPI schema together, so that they cannot drift. */
function field(options: Shared, schema: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator {
  const { optional, nullable, description, example } = options;
  const presence: PropertyDecorator[] = [];
  // IsOptional alone would let null through everywhere.
  if (nullable) presence.push(ValidateIf((_, value) => value !== null && (!optional || value !== undefined)));
  else if (optional) presence.push(ValidateIf((_, value) => value !== undefined));
  const said = { ...schema, required: !optional, ...(nullable ? { nullable: true } : {}) };
  return applyDecorators(
    ApiProperty({
      ...said,
      ...(description ? { description } : {}),
      ...(example === undefined ? {} : { example }),
    } as ApiPropertyOptions),
    ...presence,
    ...rules,
  );
}

type TextOptions = Shared & {
  min?: number;
  max?: number;
  trim?: boolean;
  pattern?: RegExp;
  rules?: PropertyDecorator[];
};

export function Text(options: TextOptions = {}): PropertyDecorator {
  const { min = 0, max = 2_000, message, pattern, trim } = options;
  const rules = [
    ...(options.rules ?? []),
    IsString(breaks(message ?? says.text(FIELD))),
    MinLength(min, breaks(message ?? says.shorterThan(FIELD, min))),
    MaxLength(max, breaks(message ?? says.longerThan(FIELD, max))),
  ];
  if (pattern) rules.push(Matches(pattern, breaks(message ?? says.pattern(FIELD, String(pattern)))));
  if (trim) rules.push(Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)));
  return field(
    options,
    { type: String, minLength: min, maxLength: max, ...(pattern ? { pattern: pattern.source } : {}) },
    ...rules,
  );
}

const invisible = (value: unknown) => (typeof value === 'string' ? invisibleError(value) : undefined);

/** A text on one line that people read as somebody's or something's name: trimmed, and without characters nobody sees. */
export const Name = (options: Omit<TextOptions, 'trim' | 'rules'> = {}): PropertyDecorator =>
  Text({
    ...options,
    trim: true,
    rules: [
      ValidateBy({
        name: 'visible',
        validator: {
          validate: (value) => invisible(value) === undefined,
          // Asked only once `validate` has refused.
          defaultMessage: (args) => ruleMessage(invisible(args?.value)!),
        },
      }),
    ],
  });

export const Email = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, format: 'email', maxLength: 254 },
    Transform(({ value }) => (typeof value === 'string' ? normaliseEmail(value) : value)),
    IsString(breaks(options.message ?? says.email)),
    MaxLength(254, breaks(options.message ?? says.email)),
    IsEmail({}, breaks(options.message ?? says.email)),
  );

const listRules = (max = 10_000): PropertyDecorator[] => [
  IsArray(breaks(says.list(FIELD))),
  ArrayMaxSize(max, breaks(says.tooMany(FIELD, max))),
];

export const OBJECT_ID = /^[0-9a-f]{24}$/;

export const ObjectId = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, pattern: OBJECT_ID.source },
    Matches(OBJECT_ID, breaks(options.message ?? says.identifier)),
  );

export const ObjectIds = (options: Shared & { max?: number } = {}): PropertyDecorator =>
  field(
    options,
    { type: String, isArray: true, pattern: OBJECT_ID.source },
    ...listRules(options.max),
    Matches(OBJECT_ID, breaks(options.message ?? says.identifiers, { each: true })),
  );

export const OneOf = (values: readonly string[], options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, enum: [...values] },
    IsIn(values, breaks(options.message ?? says.oneOf(values.join(', ')))),
  );

/** A list of which every value is one of these; an empty one is as good as none. */
export const SomeOf = (values: readonly string[], options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, enum: [...values], isArray: true },
    ...listRules(values.length),
    IsIn(values, breaks(options.message ?? says.oneOf(values.join(', ')), { each: true })),
  );

export const DateOnly = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, format: 'date' },
    Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, breaks(options.message ?? says.date)),
  );

export const DateTime = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, format: 'date-time' },
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, breaks(options.message ?? says.dateTime)),
  );

const bounds = (min: number, max: number, message?: Phrase): PropertyDecorator[] => [
  Min(min, breaks(message ?? says.below(FIELD, min))),
  Max(max, breaks(message ?? says.above(FIELD, max))),
];

/** Whole numbers come as text in a query string, so they are converted first. */
export const Whole = (options: Shared & { min?: number; max?: number } = {}): PropertyDecorator =>
  field(
    options,
    { type: 'integer', minimum: options.min ?? 0, maximum: options.max ?? 1_000_000_000 },
    Transform(({ value }) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    IsInt(breaks(options.message ?? says.whole(FIELD))),
    ...bounds(options.min ?? 0, options.max ?? 1_000_000_000, options.message),
  );

export const Decimal = (options: Shared & { min?: number; max?: number } = {}): PropertyDecorator =>
  field(
    options,
    { type: Number },
    IsNumber({}, breaks(options.message ?? says.number(FIELD))),
    ...bounds(options.min ?? Number.MIN_SAFE_INTEGER, options.max ?? Number.MAX_SAFE_INTEGER, options.message),
  );

export const Flag = (options: Shared = {}): PropertyDecorator =>
  field(options, { type: Boolean }, IsBoolean(breaks(options.message ?? says.flag(FIELD))));

/** A flag of a query, which carries texts. */
export const QueryFlag = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: Boolean },
    Transform(({ value }) => (value === 'true' || value === 'false' ? value === 'true' : value)),
    IsBoolean(breaks(options.message ?? says.flag(FIELD))),
  );

/** A list of nested shapes, or of plain identifiers with `List(() => String)`. */
export function List(type: () => Class<unknown>, options: Shared & { max?: number } = {}): PropertyDecorator {
  const plain = (type() as unknown) === String;
  const rules = listRules(options.max);
  if (plain)
    rules.push(
      IsString(breaks(says.texts(FIELD), { each: true })),
      MaxLength(200, breaks(says.eachLongerThan(FIELD, 200), { each: true })),
    );
  else
    rules.push(
      ValidateNested(breaks(says.eachNested(FIELD), { each: true })),
      Type(() => type()),
    );
  return field(options, { type: () => type(), isArray: true } as ApiPropertyOptions, ...rules);
}

export const Nested = (type: () => Class<unknown>, options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: () => type() } as ApiPropertyOptions,
    IsObject(breaks(says.fieldObject(FIELD))),
    ValidateNested(breaks(says.nested(FIELD))),
    Type(() => type()),
  );

/** A map whose keys are data (fields of a record kind, permission keys); the owning service checks what is inside. */
export const MapOf = (value: Record<string, unknown> = {}, options: Shared = {}): PropertyDecorator =>
  field(options, { type: 'object', additionalProperties: value }, IsObject(breaks(options.message ?? says.object)));

/** A value whose shape is data. Only for answers and for values that the owning service checks by the record definition. */
export const Anything = (options: Shared = {}): PropertyDecorator =>
  field(
    { ...options, optional: options.optional ?? true },
    { type: 'object', additionalProperties: true } as ApiPropertyOptions,
    IsOptional(),
  );
