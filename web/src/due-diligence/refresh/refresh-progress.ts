import type { FormDocument, FormElement, FormRecord } from '../types';

type Refresh = NonNullable<FormRecord['refresh']>;
export type AskedDocument = Refresh['documents'][number];

/** A document that is asked for is there once it was sent again or said to be unchanged. */
export const isThere = (asked: AskedDocument, docs: readonly FormDocument[]): boolean =>
  Boolean(asked.confirmed_at) ||
  docs.some(
    ({ documentType, dueDiligenceElement, status }) =>
      documentType === asked.documentType && dueDiligenceElement === asked.dueDiligenceElement && status !== 'rejected',
  );

/** How many of the parts that are asked for have been looked through. */
export function refreshProgress(
  { sections, documents, confirmed_at }: Refresh,
  elements: readonly FormElement[],
  docs: readonly FormDocument[],
): { done: number; asked: number } {
  const parts = [
    ...elements
      .filter(({ type, from_file }) => from_file && sections.includes(type))
      .map((each) => Boolean(each.confirmed_at)),
    ...(sections.includes('fatca') ? [Boolean(confirmed_at)] : []),
    ...documents.map((each) => isThere(each, docs)),
  ];
  return { done: parts.filter(Boolean).length, asked: parts.length };
}
