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
import type { Class } from './call.js';

type Shared = { optional?: boolean; nullable?: boolean; message?: string; description?: string; example?: unknown };

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
  const said = message ? { message } : undefined;
  const rules = [...(options.rules ?? []), IsString(said), MinLength(min, said), MaxLength(max, said)];
  if (pattern) rules.push(Matches(pattern, said));
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
          defaultMessage: (args) => invisible(args?.value) ?? '',
        },
      }),
    ],
  });

export const Email = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, format: 'email', maxLength: 254 },
    Transform(({ value }) => (typeof value === 'string' ? normaliseEmail(value) : value)),
    IsString({ message: options.message ?? 'Invalid email' }),
    MaxLength(254, { message: options.message ?? 'Invalid email' }),
    IsEmail({}, { message: options.message ?? 'Invalid email' }),
  );

export const OBJECT_ID = /^[0-9a-f]{24}$/;

export const ObjectId = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, pattern: OBJECT_ID.source },
    Matches(OBJECT_ID, { message: options.message ?? 'Must be an identifier of 24 hexadecimal digits' }),
  );

export const ObjectIds = (options: Shared & { max?: number } = {}): PropertyDecorator =>
  field(
    options,
    { type: String, isArray: true, pattern: OBJECT_ID.source },
    IsArray(),
    ArrayMaxSize(options.max ?? 10_000),
    Matches(OBJECT_ID, { each: true, message: options.message ?? 'Must be identifiers of 24 hexadecimal digits' }),
  );

export const OneOf = (values: readonly string[], options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, enum: [...values] },
    IsIn(values, { message: options.message ?? `Must be one of: ${values.join(', ')}` }),
  );

export const DateOnly = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, format: 'date' },
    Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
      message: options.message ?? 'Must be a date like 2026-01-31',
    }),
  );

export const DateTime = (options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: String, format: 'date-time' },
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, {
      message: options.message ?? 'Must be a date and time in ISO 8601',
    }),
  );

/** Whole numbers come as text in a query string, so they are converted first. */
export const Whole = (options: Shared & { min?: number; max?: number } = {}): PropertyDecorator =>
  field(
    options,
    { type: 'integer', minimum: options.min ?? 0, maximum: options.max ?? 1_000_000_000 },
    Transform(({ value }) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    IsInt(),
    Min(options.min ?? 0),
    Max(options.max ?? 1_000_000_000),
  );

export const Decimal = (options: Shared & { min?: number; max?: number } = {}): PropertyDecorator =>
  field(
    options,
    { type: Number },
    IsNumber(),
    Min(options.min ?? Number.MIN_SAFE_INTEGER),
    Max(options.max ?? Number.MAX_SAFE_INTEGER),
  );

export const Flag = (options: Shared = {}): PropertyDecorator => field(options, { type: Boolean }, IsBoolean());

/** A list of nested shapes, or of plain identifiers with `List(() => String)`. */
export function List(type: () => Class<unknown>, options: Shared & { max?: number } = {}): PropertyDecorator {
  const plain = (type() as unknown) === String;
  const rules = [IsArray(), ArrayMaxSize(options.max ?? 10_000)];
  if (plain) rules.push(IsString({ each: true }), MaxLength(200, { each: true }));
  else
    rules.push(
      ValidateNested({ each: true }),
      Type(() => type() as never),
    );
  return field(options, { type: () => type() as never, isArray: true } as ApiPropertyOptions, ...rules);
}

export const Nested = (type: () => Class<unknown>, options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: () => type() as never } as ApiPropertyOptions,
    IsObject(),
    ValidateNested(),
    Type(() => type() as never),
  );

/** A map whose keys are data (fields of a record kind, permission keys); the owning service checks what is inside. */
export const MapOf = (value: Record<string, unknown> = {}, options: Shared = {}): PropertyDecorator =>
  field(
    options,
    { type: 'object', additionalProperties: value as never },
    IsObject({ message: options.message ?? 'Must be an object' }),
  );

/** A value whose shape is data. Only for answers and for values that the owning service checks by the record definition. */
export const Anything = (options: Shared = {}): PropertyDecorator =>
  field(
    { ...options, optional: options.optional ?? true },
    { type: 'object', additionalProperties: true } as ApiPropertyOptions,
    IsOptional(),
  );
