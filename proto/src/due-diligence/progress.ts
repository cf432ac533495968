import type { Fields } from '../records/model/field.js';
import type { Plain } from '../records/model/json.js';
import { missingAnswers } from './answers.js';
import { ELEMENT_TYPES, type ElementType, elementFields, FATCA_FIELDS, SIGNATURE_FIELDS } from './elements.js';

/** The sections of the form in their order; the number of a section is its place, the signature has none. */
export const SECTIONS = [...ELEMENT_TYPES, 'fatca', 'signature'] as const;
export type FormSection = (typeof SECTIONS)[number];

export type FormProgress = { section: FormSection; answered: number; asked: number };
type Element = { type: ElementType; values: Plain };

const counted = (fields: Fields, values: Plain): { answered: number; asked: number } => {
  const asked = Object.values(fields).filter(({ optional }) => !optional).length;
  return { asked, answered: asked - Object.keys(missingAnswers(fields, values)).length };
};

/** How many answers each section asks for and has. A section without an element asks for nothing. */
export function formProgress(record: Plain, elements: readonly Element[]): FormProgress[] {
  const sums = ELEMENT_TYPES.map((section) => {
    const own = elements
      .filter(({ type }) => type === section)
      .map(({ values }) => counted(elementFields(section), values));
    const sum = (of: 'asked' | 'answered') => own.reduce((total, each) => total + each[of], 0);
    return { section, asked: sum('asked'), answered: sum('answered') };
  });
  return [
    ...sums,
    { section: 'fatca', ...counted(FATCA_FIELDS, record) },
    { section: 'signature', ...counted(SIGNATURE_FIELDS, record) },
  ];
}
