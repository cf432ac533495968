import { normalise } from '../records/check.js';
import type { Field, Fields } from '../records/model/field.js';
import { type Json, type Plain, sameJson } from '../records/model/json.js';
import { keeps } from '../records/model/rules.js';
import { wrongShape } from '../records/shapes.js';
import { dueDiligenceErrors } from '../texts/due-diligence.js';
import type { FieldErrors, Phrase } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';

/**
 * An answer as kept and read: `value` is what stood when staff last decided, `new_value` what was answered since. So what changed
 * after a form was sent back can be seen at once.
 */
export type Answer = { value?: Json; new_value?: Json };
export type Answers = Record<string, Answer>;

/** What an answer says now. */
export const answerOf = (answer: Answer | undefined): Json =>
  answer && 'new_value' in answer ? (answer.new_value ?? null) : (answer?.value ?? null);

export const answersOf = (answers: Answers): Plain =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answerOf(answer)]));

/** Answers that nobody gave before. */
export const asNew = (values: Plain): Answers => mapped(values, (new_value) => ({ new_value }));
/** Answers that stand from the start: only what is changed of them is new. */
export const asStanding = (values: Plain): Answers => mapped(values, (value) => ({ value }));
const mapped = (values: Plain, answer: (value: Json) => Answer): Answers =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, answer((value ?? null) as Json)]));

/** The answers once staff has decided: what was new is what stands. */
export const settled = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, { value: answerOf(answer) }]));

/** The sentence for an answer that breaks a rule of its field; an empty one breaks none. `today` as YYYY-MM-DD. */
export function answerError(field: Field, value: Json, today: string): Phrase | undefined {
  if (value === null) return undefined;
  return wrongShape(field, value) ?? field.rules.find((rule) => !keeps(rule, value, { today }))?.message;
}

/** Everything that is wrong with some answers, field by field; `edit` is as it was sent. */
export function answerErrors(fields: Fields, edit: Plain, today: string): FieldErrors {
  const bad = Object.entries(normalise(edit)).flatMap(([name, value]): [string, Phrase][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const error = field ? answerError(field, value, today) : recordTexts.unknownField;
    return error ? [[name, error]] : [];
  });
  return Object.fromEntries(bad);
}

/** The answers that are still asked for, with the sentence of each. */
export const missingAnswers = (fields: Fields, values: Plain): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Phrase][] =>
      field.optional || (values[name] ?? null) !== null ? [] : [[name, field.missing ?? dueDiligenceErrors.noValue]],
    ),
  );

/** Of an edit only what says something else than what stands. */
export const changedAnswers = (answers: Answers, edit: Plain): Plain =>
  Object.fromEntries(
    Object.entries(normalise(edit)).filter(([name, value]) => !sameJson(value, answerOf(answers[name]))),
  );
