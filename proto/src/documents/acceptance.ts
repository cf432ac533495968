import type { Json, Plain } from '../records/model/json.js';
import { addMonths } from '../rules/dates.js';
import { UPLOAD } from '../rules/limits.js';
import { documentEntry, type Format } from './catalogue.js';

const MEDIA_TYPES: Record<Format, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** The file types accepted for a document, or by the general upload widget when there is no such type. */
export const formatsOf = (documentType?: string): readonly Format[] =>
  documentEntry(documentType)?.formats ?? UPLOAD.formats;

/** The same as media types, without repeats. */
export const mediaTypesOf = (documentType?: string): string[] => [
  ...new Set(formatsOf(documentType).map((format) => MEDIA_TYPES[format])),
];

/** The `accept` attribute of a file input. */
export const acceptAttribute = (documentType?: string): string =>
  formatsOf(documentType)
    .map((format) => `.${format}`)
    .join(',');

/** The day a document was issued: that of a proof of address stands with the address of its owner. */
export const issueDateOf = (documentType: string, own: Plain, owner: Plain): Json | undefined =>
  documentType === 'address_file' ? owner.address_date_issues : own.dateIssued;

/** Whether a document issued on this day is too old today. Both are YYYY-MM-DD; a type without a maximum age never is. */
export function isTooOld(documentType: string, issued: string, today: string): boolean {
  const months = documentEntry(documentType)?.maxAgeMonths;
  return months !== undefined && addMonths(issued, months) < today;
}
