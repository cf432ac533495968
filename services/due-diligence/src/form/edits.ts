import type { Overtaken, SaveDueDiligence } from '@dossier/proto/calls/due-diligence';
import { type Answers, answerErrors, answerOf, changedAnswers } from '@dossier/proto/due-diligence/answers';
import { failure, invalid } from '@dossier/proto/failures/failure';
import type { Fields } from '@dossier/proto/records/model/field';
import { type Json, type Plain, sameJson } from '@dossier/proto/records/model/json';
import { today } from '@dossier/proto/rules/dates';
import { inputTexts } from '@dossier/proto/texts/inputs';
import type { FieldErrors, Phrase } from '@dossier/proto/texts/phrase';

type Target = { _id: string; answers: Answers; fields: Fields };
/** An edit of one part of the form, against what stands there. */
export type Edit = { target: Target; values: Plain };
export type Kept = { _id: string; answers: Answers };

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The edits of a save. Throws 400 for what is no edit, 404 for a part that the form does not have. */
export function editsOf(
  { record, elements = [] }: SaveDueDiligence,
  targets: ReadonlyMap<string, Target>,
  own: string,
): Edit[] {
  if (!Array.isArray(elements) || !elements.every(isPlain) || (record !== undefined && !isPlain(record)))
    throw invalid({ elements: inputTexts.object });
  const given = [...(record ? [{ _id: own, ...record }] : []), ...elements];
  return given.map(({ _id, ...values }) => {
    const target = targets.get(String(_id));
    if (!target) throw failure('due_diligence.element.not_found');
    return { target, values };
  });
}

/** Throws 400 that names every answer which breaks a rule, as `<_id>.<name>`. What did not change is not judged again. */
export function checkEdits(edits: readonly Edit[]): void {
  const errors: FieldErrors = Object.fromEntries(
    edits.flatMap(({ target: { _id, answers, fields }, values }): [string, Phrase][] =>
      Object.entries(answerErrors(fields, changedAnswers(answers, values), today())).map(([name, error]) => [
        `${_id}.${name}`,
        error,
      ]),
    ),
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const seenIn = (seen: SaveDueDiligence['seen'], id: string, name: string): Json | undefined => {
  const part = isPlain(seen) && Object.hasOwn(seen, id) ? seen[id] : undefined;
  return isPlain(part) && Object.hasOwn(part, name) ? (part[name] ?? null) : undefined;
};

/** What a save keeps, and what somebody else changed since it was read: that is not overwritten. */
export function merged(
  edits: readonly Edit[],
  seen: SaveDueDiligence['seen'],
): { kept: Kept[]; overtaken: Overtaken[] } {
  const overtaken: Overtaken[] = [];
  const kept = edits.flatMap(({ target: { _id, answers }, values }): Kept[] => {
    const changed = Object.entries(changedAnswers(answers, values)).filter(([name]) => {
      const [was, is] = [seenIn(seen, _id, name), answerOf(answers[name])];
      const isOurs = was === undefined || sameJson(was, is);
      if (!isOurs) overtaken.push({ _id, field: name, value: is });
      return isOurs;
    });
    if (changed.length === 0) return [];
    const next = changed.map(([name, value]) => [name, renewed(answers[name]?.value, value ?? null)]);
    return [{ _id, answers: { ...answers, ...Object.fromEntries(next) } }];
  });
  return { kept, overtaken };
}

/** An answer that says again what stood when staff decided is not new. */
const renewed = (value: Json | undefined, now: Json) =>
  value !== undefined && sameJson(value, now) ? { value } : { ...(value !== undefined && { value }), new_value: now };
