import { DOCUMENT_TYPES, DOCUMENTS } from '@dossier/proto/documents/catalogue';
import { HOLDING, OFFICER_SAYS } from '@dossier/proto/due-diligence/intake-names';
import { fieldOf, type Kind } from '@dossier/proto/records/definitions';
import type { Field } from '@dossier/proto/records/model/field';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import type { components } from '@/lib/api/schema';

type Schemas = components['schemas'];
export type Intake = Schemas['DueDiligenceIntake'];
export type IntakeElement = Schemas['IntakeElement'];
export type IntakeField = Schemas['IntakeField'];
export type IntakeDocument = Schemas['IntakeDocument'];
export type Action = IntakeElement['action'];

/** What becomes of one element: `without` are the fields that are not proposed, `values` what the officer says better. */
export type Choice = { action: Action; record?: string; without: readonly string[]; values: Plain };
/** Only what was chosen otherwise than proposed; a document that stays in the form is null. */
export type Chosen = { elements: Record<string, Choice>; documents: Record<string, string | null> };
export const AS_PROPOSED: Chosen = { elements: {}, documents: {} };

const candidateOf = ({ candidates }: IntakeElement, record?: string) =>
  candidates.find(({ id }) => id === record) ?? candidates[0];

/** The fields that an element offers as it is linked or made. */
export const offered = (element: IntakeElement, { action, record }: Choice): readonly IntakeField[] => {
  if (action === 'ignore') return [];
  return action === 'create' ? element.fields : (candidateOf(element, record)?.fields ?? []);
};

export function choiceOf(element: IntakeElement, chosen: Chosen): Choice {
  const own = chosen.elements[element._id];
  if (own) return own;
  const { action, candidates } = element;
  return { action, record: candidates[0]?.id, without: withoutOf(element, action, candidates[0]?.id), values: {} };
}

/** What is not proposed unless it is asked for: the file would refuse it. */
export const withoutOf = (element: IntakeElement, action: Action, record?: string): string[] =>
  offered(element, { action, record, without: [], values: {} })
    .filter(({ error }) => error)
    .map(({ name }) => name);

export const isProposed = ({ same, name }: IntakeField, { without }: Choice): boolean =>
  !same && !without.includes(name);

/** The field of the file that the officer answers in place of the form; undefined for one that is as the form has it. */
export function askedField({ kind, holding }: IntakeElement, name: string, { action }: Choice): Field | undefined {
  if (action !== 'create' || !(OFFICER_SAYS as readonly string[]).includes(name)) return undefined;
  const isHeld = name.startsWith(HOLDING);
  return fieldOf((isHeld ? holding : kind) as Kind, isHeld ? name.slice(HOLDING.length) : name);
}

export const saidOf = ({ name, value }: IntakeField, { values }: Choice): Json =>
  (Object.hasOwn(values, name) ? values[name] : value) as Json;

/** The type that a document becomes; one about an element that is ignored stays in the form. */
export function documentTypeOf(document: IntakeDocument, intake: Intake, chosen: Chosen): string | null {
  const own = chosen.documents[document.id];
  const type = own === undefined ? (document.documentType ?? null) : own;
  return type && typesFor(document, intake, chosen).includes(type) ? type : null;
}

/** What a document may become: one of the client, or of the person or entity that it is about. */
export function typesFor({ element }: IntakeDocument, intake: Intake, chosen: Chosen): string[] {
  const about = intake.elements.find(({ _id }) => _id === element);
  const isTaken = about && choiceOf(about, chosen).action !== 'ignore';
  const parents: string[] = ['company', ...(isTaken ? [about.kind === 'entity' ? 'entity' : 'person'] : [])];
  return DOCUMENT_TYPES.filter((type) => parents.includes(DOCUMENTS[type].parent) && type !== 'subsidiaries');
}

/** The call that takes it over. */
export function asked(id: string, intake: Intake, chosen: Chosen) {
  const elements = intake.elements.map((element) => {
    const choice = choiceOf(element, chosen);
    const fields = offered(element, choice).filter((field) => isProposed(field, choice));
    const said = fields.filter(({ name }) => Object.hasOwn(choice.values, name));
    return {
      element: element._id,
      action: choice.action,
      ...(choice.action === 'link' && { record: candidateOf(element, choice.record)?.id }),
      fields: fields.map(({ name }) => name),
      values: Object.fromEntries(said.map(({ name }) => [name, choice.values[name]])),
    };
  });
  const documents = intake.documents.flatMap((document) => {
    const documentType = documentTypeOf(document, intake, chosen);
    return documentType ? [{ document: document.id, documentType }] : [];
  });
  return { id, elements: elements.filter(({ action }) => action !== 'ignore'), documents };
}

/** What the file asks for and nobody has said, as `<element>.<field>`. */
export const unsaid = (intake: Intake, chosen: Chosen): string[] =>
  intake.elements.flatMap((element) => {
    const choice = choiceOf(element, chosen);
    return offered(element, choice)
      .filter((field) => field.value === null && saidOf(field, choice) === null)
      .map(({ name }) => `${element._id}.${name}`);
  });
