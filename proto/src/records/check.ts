import { shareError } from '../rules/shares.js';
import type { FieldErrors, Phrase } from '../texts/phrase.js';
import { recordTexts as texts } from '../texts/records.js';
import { definitionOf, fieldOf, type Kind } from './definitions.js';
import type { Facts } from './model/facts.js';
import { type Field, requiredMessage } from './model/field.js';
import { type Json, type Plain, sameJson } from './model/json.js';
import { isBlank, isDelta } from './model/rich-text.js';
import { keeps } from './model/rules.js';
import { wrongShape } from './shapes.js';

export type EditContext = Facts & {
  /** The record as it would be if everything that waits were approved; empty for a new one. */
  values: Plain;
  /** A new record must also have its required fields. */
  creating?: boolean;
  /** What the other holders under the same parent leave of 100 percent. */
  remaining?: number;
  /** The edit carries a file that was just stored. Nobody else names one: its key would open any document of the store. */
  upload?: boolean;
};

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (isDelta(value) && isBlank(value));

/** An edit as it is kept: text without white space around it, and one way to say that a field is empty (null). */
export const normalise = (edit: Plain): Plain =>
  Object.fromEntries(
    Object.entries(edit).map(([name, given]) => {
      const value = typeof given === 'string' ? given.trim() : given;
      return [name, isEmpty(value) ? null : value];
    }),
  );

/** Whether the field exists in this record as its other values stand. */
export const applies = (field: Field, values: Plain, facts: Facts): boolean => !field.when || field.when(values, facts);

function badValue(field: Field, value: Json, context: EditContext, after: Plain): Phrase | undefined {
  const must = field.calculated?.(after);
  if (must !== undefined && !sameJson(must, value)) return texts.calculated;
  if (value === null) return requiredMessage(field, after);
  const shape = wrongShape(field, value);
  if (shape) return shape;
  if (field.type === 'percent') return shareError(value as number, context.remaining);
  return field.rules.find((rule) => !keeps(rule, value, context))?.message;
}

function badField(kind: Kind, name: string, value: Json, context: EditContext, after: Plain): Phrase | undefined {
  const field = fieldOf(kind, name);
  if (!field) return texts.unknownField;
  // What was accepted once stays acceptable: a form may send it back although today's limits are others.
  if (sameJson(value, context.values[name] ?? null) && !context.creating) return undefined;
  if (!applies(field, after, context)) return value === null ? undefined : texts.notApplicable;
  if (field.authorOf || (field.fixed && !context.creating)) return texts.fixed;
  if (field.type === 'file' && !context.upload) return texts.fileByUpload;
  return badValue(field, value, context, after);
}

/** Broken rules over several fields that were not already broken before. */
function newlyBroken(kind: Kind, after: Plain, context: EditContext): [string, Phrase][] {
  const check = definitionOf(kind).check;
  if (!check) return [];
  const before = check(context.values, context);
  return Object.entries(check(after, context)).filter(([name]) => !(name in before));
}

/**
 * Everything that is wrong with an edit, field by field, empty if it may be saved. Expects a normalised edit.
 */
export function checkEdit(kind: Kind, edit: Plain, context: EditContext): FieldErrors {
  const after: Plain = { ...context.values, ...edit };
  const missing = context.creating ? missingAtCreation(kind, edit, context) : [];
  const bad = Object.entries(edit).flatMap(([name, value]): [string, Phrase][] => {
    const message = badField(kind, name, value, context, after);
    return message ? [[name, message]] : [];
  });
  return Object.fromEntries([...newlyBroken(kind, after, context), ...missing, ...bad]);
}

const missingAtCreation = (kind: Kind, values: Plain, facts: Facts): [string, Phrase][] =>
  Object.entries(definitionOf(kind).fields).flatMap(([name, field]): [string, Phrase][] => {
    const message = requiredMessage(field, values);
    return message && applies(field, values, facts) && isEmpty(values[name]) ? [[name, message]] : [];
  });
