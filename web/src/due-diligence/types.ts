import { type Answer, answerOf } from '@dossier/proto/due-diligence/answers';
import { type ElementType, elementFields, nameFieldOf, RECORD_FIELDS } from '@dossier/proto/due-diligence/elements';
import { type FormSection, SECTIONS } from '@dossier/proto/due-diligence/progress';
import type { Fields } from '@dossier/proto/records/model/field';
import type { Json } from '@dossier/proto/records/model/json';
import type { components } from '@/lib/api/schema';
import { text } from './texts';

type Schemas = components['schemas'];
export type FormRecord = Schemas['DueDiligenceRecord'];
export type FormElement = Schemas['DueDiligenceElement'];
export type FormDocument = Schemas['DueDiligenceDocument'];
export type FormComment = Schemas['DueDiligenceComment'];
export type LoadedForm = Schemas['DueDiligenceForm'];
export type LoadedPapers = Schemas['DueDiligenceDocuments'];

/** The form itself or one of its elements: what answers hang on. */
export type Part = FormRecord | FormElement;

/** What a form asks: a refresh request some sections and the signature, any other one all of them. */
export const sectionsOf = ({ refresh }: FormRecord): FormSection[] =>
  SECTIONS.filter((section) => !refresh || section === 'signature' || refresh.sections.includes(section));

export const isElement = (part: Part): part is FormElement => 'type' in part;
export const fieldsOf = (part: Part): Fields =>
  isElement(part) ? elementFields(part.type as ElementType) : RECORD_FIELDS;

/** One answer of a part, as the server has it. */
export const storedAnswer = (part: Part, name: string): Answer | undefined =>
  (part as unknown as Record<string, Answer | undefined>)[name];

export const answerIn = (part: Part, name: string): Json => answerOf(storedAnswer(part, name));

/** What an element is called; a person or company without a name says so. */
export const elementName = (element: FormElement): string =>
  String(answerIn(element, nameFieldOf(element.type as ElementType)) ?? '') || text.form.unnamed;

/** How an answer is named in edits and in what the server says of it. */
export const answerKey = (part: Pick<Part, '_id'>, name: string): string => `${part._id}.${name}`;
