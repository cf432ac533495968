import type { Plain } from '../records/model/json.js';
import { DOCUMENT_TYPES, DOCUMENTS, type DocumentType, documentEntry, type Owner } from './catalogue.js';

export type HeldDocument = { documentType: string; values: Plain };

const PARENT_OF = {
  company: 'company',
  person: 'person',
  ubo: 'person',
  entity: 'entity',
  subsidiary: 'subsidiary',
} as const;

/** The documents an owner needs, in the order of the screens. */
export const documentsFor = (owner: Owner): DocumentType[] =>
  DOCUMENT_TYPES.filter((type) => DOCUMENTS[type].parent === PARENT_OF[owner.kind] && DOCUMENTS[type].needed(owner));

/** A document is filled when it has a file and every field its type asks for. */
export function isFilled({ documentType, values }: HeldDocument): boolean {
  const entry = documentEntry(documentType);
  const has = (name: string): boolean => (values[name] ?? null) !== null;
  return entry !== undefined && has('file') && entry.extras.every(has);
}

/**
 * Filled and needed documents of one owner. A type that may exist several times is not needed, but each one begun counts.
 */
export function documentProgress(needed: readonly DocumentType[], held: readonly HeldDocument[]): Progress {
  const begun = held.filter(({ documentType }) => documentEntry(documentType)?.multiple);
  const filled =
    needed.filter((type) => held.some((document) => document.documentType === type && isFilled(document))).length +
    begun.filter(isFilled).length;
  return progress(filled, needed.length + begun.length);
}

export type Progress = { filled: number; needed: number; percentage: number };

/** Percentage with two decimals; nothing needed is complete. */
export const progress = (filled: number, needed: number): Progress => ({
  filled,
  needed,
  percentage: needed === 0 ? 100 : Math.round((filled / needed) * 10_000) / 100,
});
