import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { normalise } from '../records/check.js';
import { checkCreation, planCreation } from '../records/creation.js';
import { definitionOf, type Kind } from '../records/definitions.js';
import type { Field, FieldType } from '../records/model/field.js';
import type { Json, Plain } from '../records/model/json.js';
import { keeps } from '../records/model/rules.js';
import { wrongShape } from '../records/shapes.js';
import { today } from '../rules/dates.js';
import { shareError } from '../rules/shares.js';
import { YEARS } from '../rules/years.js';
import { type FieldErrors, isPhrase, type Phrase, say } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';
import type { Class } from './call.js';
import { ObjectId } from './fields.js';
import { classNamed, pascal } from './record-view.js';
import { ruleMessage } from './rule-message.js';

/** The name of the rules of a record's fields, among those of an input. */
export const RECORD_FIELD = 'recordField';

const SCHEMAS: Record<Exclude<FieldType, 'choice'>, ApiPropertyOptions> = {
  text: { type: String },
  date: { type: String, format: 'date' },
  yesNo: { type: String, enum: ['YES', 'NO'] },
  flag: { type: Boolean },
  percent: { type: Number, minimum: 0, maximum: 100 },
  number: { type: Number, minimum: 0 },
  country: { type: String, description: 'ISO 3166-1 alpha-2' },
  currency: { type: String },
  year: { type: 'integer', enum: [...YEARS] },
  comment: { type: 'object', additionalProperties: true, description: 'Rich text: { ops: [{ insert }] }' },
  file: { type: 'object', additionalProperties: true },
};

const schemaOf = (field: Field, required: boolean): ApiPropertyOptions =>
  ({
    ...(field.type === 'choice' ? { type: String, enum: Object.keys(field.options ?? {}) } : SCHEMAS[field.type]),
    description: say(field.label),
    required,
    ...(required ? {} : { nullable: true }),
  }) as ApiPropertyOptions;

/** What is wrong with a value whatever the record holds. What may have become wrong since it was accepted is not judged here: an old value may be sent back. */
export function badValue(field: Field, given: unknown): Phrase | undefined {
  const { value = null } = normalise({ value: given as Json });
  if (value === null) return typeof field.required === 'function' ? undefined : field.required;
  const shape = wrongShape(field, value);
  if (shape) return shape;
  if (field.type === 'percent') return shareError(value as number);
  const lasting = field.rules.filter(({ rule }) => rule !== 'notPast');
  return lasting.find((rule) => !keeps(rule, value, { today: today() }))?.message;
}

type Says = (value: unknown, args: ValidationArguments) => Phrase | undefined;

/** One field of a record on a class's prototype: its rule and its OpenAPI schema. */
function addField(target: object, name: string, field: Field, says: Says, required = false): void {
  ApiProperty(schemaOf(field, required))(target, name);
  ValidateBy({
    name: RECORD_FIELD,
    validator: {
      validate: (value, args) => says(value, args!) === undefined,
      // Asked only once `validate` has refused.
      defaultMessage: (args) => ruleMessage(says(args!.value, args!)!),
    },
  })(target, name);
}

export type UpdateInput = { id: string } & Plain;

/** `{ id, ...changed fields }`: unknown fields are refused, each bad one is named. */
export function updateInput(kind: Kind): Class<UpdateInput> {
  const input = classNamed<UpdateInput>(`Update${pascal(kind)}`);
  ObjectId()(input.prototype as object, 'id');
  addFields(input.prototype as object, kind);
  return input;
}

/** The fields of a kind on a class's prototype, none of them needed. */
export function addFields(target: object, kind: Kind, takes: (name: string) => boolean = () => true): void {
  for (const [name, field] of Object.entries(definitionOf(kind).fields)) {
    if (!takes(name) || field.authorOf) continue;
    ValidateIf((_, value) => value !== undefined)(target, name);
    addField(target, name, field, (value) => badValue(field, value));
  }
}

export type CreateInput = { company_id: string } & Plain;
type CreateOptions = {
  /** The client itself hangs on nothing. */
  alone?: boolean;
  /** Only these fields, where a new record takes fewer than it has. */
  only?: readonly string[];
};

/** Client, parent and values of a new record, with the names of whoever is made together with it. */
export function createInput(kind: Kind, { alone, only }: CreateOptions = {}): Class<CreateInput> {
  const input = classNamed<CreateInput>(`Create${pascal(kind)}`);
  const target = input.prototype as object;
  if (!alone) ObjectId()(target, 'company_id');
  for (const link of Object.keys(definitionOf(kind).links)) ObjectId({ optional: true })(target, link);
  for (const [name, field] of Object.entries(creationFields(kind))) {
    if ((only && !only.includes(name)) || field.authorOf) continue;
    const isRequired = isPhrase(field.required) && !field.when && name in definitionOf(kind).fields;
    addField(target, name, field, (_, { object }) => creationErrors(kind, object as Plain)[name], isRequired);
  }
  return input;
}

function creationErrors(kind: Kind, given: Plain): FieldErrors {
  const { links, values } = splitLinks(kind, given);
  return checkCreation(kind, values, { today: today(), links });
}

/** A record hangs on one other record only, and some kinds on no client itself. */
export function parentErrors(kind: Kind, given: Plain): FieldErrors {
  const links = Object.keys(splitLinks(kind, given).links);
  if (links.length > 1) return Object.fromEntries(links.map((link) => [link, recordTexts.oneParent]));
  const { needsParent, links: possible } = definitionOf(kind);
  if (!needsParent || links.length === 1) return {};
  return Object.fromEntries(Object.keys(possible).map((link) => [link, recordTexts.parentRequired]));
}

/** What a create call sent, its parent apart from its values. A link that the kind does not have is a value, which it does not have either. */
export function splitLinks(
  kind: Kind,
  { company_id: _, ...given }: Plain,
): { links: Record<string, string>; values: Plain } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const isLink = ([name]: [string, unknown]): boolean => Object.hasOwn(definitionOf(kind).links, name);
  return {
    links: Object.fromEntries(entries.filter(isLink)) as Record<string, string>,
    values: Object.fromEntries(entries.filter((entry) => !isLink(entry))),
  };
}

/** The kind's own fields, and the name of the person or the entity behind it. */
function creationFields(kind: Kind): Record<string, Field> {
  const behind = ['person', 'entity'].flatMap((type) =>
    planCreation(kind, { shareholder_type: type, entity_type: type, firstName: 'x', lastName: 'x', name: 'x' })
      .slice(1)
      .flatMap((plan) => Object.keys(plan.values).map((name) => [name, definitionOf(plan.kind).fields[name]] as const)),
  );
  return { ...(Object.fromEntries(behind) as Record<string, Field>), ...definitionOf(kind).fields };
}
