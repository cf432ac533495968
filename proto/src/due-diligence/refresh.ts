import { type Json, type Plain, sameJson } from '../records/model/json.js';
import { REQUIRED_TYPES } from './documents.js';
import { ELEMENT_TYPES, type ElementType, FATCA_FIELDS } from './elements.js';
import { type Intake, intakeOf } from './intake.js';

/** What an officer can ask a client to look through again; whoever answers always signs. */
export const REFRESH_SECTIONS = [...ELEMENT_TYPES, 'fatca'] as const;
export type RefreshSection = (typeof REFRESH_SECTIONS)[number];
export const REFRESH_DOCUMENTS: readonly string[] = REQUIRED_TYPES;

/** Who said that something has not changed, and when. */
export type Confirmation = { at: Date; by: string };

/** The answers that say something else than the client file did when they were asked for. */
export const changedSince = (filed: Plain, answers: Plain): string[] =>
  Object.keys({ ...filed, ...answers }).filter((name) => !sameJson(json(filed[name]), json(answers[name])));

/** Of what an element would be in the client file only what its answers have changed since they came from there. */
export function changedIntake(type: ElementType, filed: Plain, answers: Plain): Intake {
  const [before, after] = [intakeOf(type, filed), intakeOf(type, answers)];
  const { holding } = after;
  return {
    ...after,
    values: different(before.values, after.values),
    ...(holding && { holding: { ...holding, values: different(before.holding?.values ?? {}, holding.values) } }),
  };
}

/** The answers of FATCA among those of a form. */
export const fatcaOf = (answers: Plain): Plain =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => Object.hasOwn(FATCA_FIELDS, name)));

const json = (value: unknown): Json => (value ?? null) as Json;
const different = (before: Plain, after: Plain): Plain =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !sameJson(json(before[name]), json(value))));
