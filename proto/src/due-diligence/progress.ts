import type { Fields } from '../records/model/field.js';
import type { Plain } from '../records/model/json.js';
import { missingAnswers } from './answers.js';
import { ELEMENT_TYPES, type ElementType, elementFields, FATCA_FIELDS, SIGNATURE_FIELDS } from './elements.js';

/** The sections of the form in their order; the number of a section is its place, the signature has none. */
export const SECTIONS = [...ELEMENT_TYPES, 'fatca', 'signature'] as const;
export type FormSection = (typeof SECTIONS)[number];

export type FormProgress = { section: FormSection; answered: number; asked: number };
/** `told`: of what was filled in before, the answers that were changed or confirmed; all of them count where it is not given. */
type Told = { told?: readonly string[] };
type Element = Told & { type: ElementType; values: Plain };

const counted = (fields: Fields, values: Plain, told?: readonly string[]): { answered: number; asked: number } => {
  const asked = Object.entries(fields).filter(([, { optional }]) => !optional);
  const missing = missingAnswers(fields, values);
  const answered = asked.filter(([name]) => !Object.hasOwn(missing, name) && (!told || told.includes(name)));
  return { asked: asked.length, answered: answered.length };
};

type Asked = Told & {
  /** The sections that are asked for; all unless told otherwise. The signature always is. */
  sections?: readonly string[];
};

/** How many answers each section asks for and has. A section without an element asks for nothing. */
export function formProgress(record: Plain, elements: readonly Element[], asking: Asked = {}): FormProgress[] {
  const isAsked = (section: string) => asking.sections?.includes(section) ?? true;
  const sums = ELEMENT_TYPES.map((section) => {
    const own = elements
      .filter(({ type }) => type === section && isAsked(section))
      .map(({ values, told }) => counted(elementFields(section), values, told));
    const sum = (of: 'asked' | 'answered') => own.reduce((total, each) => total + each[of], 0);
    return { section, asked: sum('asked'), answered: sum('answered') };
  });
  const fatca = isAsked('fatca') ? counted(FATCA_FIELDS, record, asking.told) : { asked: 0, answered: 0 };
  return [...sums, { section: 'fatca', ...fatca }, { section: 'signature', ...counted(SIGNATURE_FIELDS, record) }];
}
