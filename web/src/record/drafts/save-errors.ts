import { labelTexts } from '@dossier/proto/texts/labels';
import { keyOf } from '@/file/record';
import type { ApiError } from '@/lib/api/api-error';
import { kyc, text } from '../texts';
import type { Draft, Refused } from './drafts-store';

const PLACE = /^changes[.[](\d+)\]?\.(?:fields\.)?(\w+)$/;

/** What the server refused of a save, by record and field. Its names are `changes.<index>.<field>`. */
export function refusedBy(error: ApiError, sent: readonly Draft[]): Refused {
  const refused: Record<string, Record<string, string>> = {};
  for (const [name, sentence] of Object.entries(error.errors)) {
    const [, index, field] = PLACE.exec(name) ?? [];
    const draft = sent[Number(index ?? 0)];
    const known = field ?? (sent.length === 1 ? name : undefined);
    if (draft && known) refused[keyOf(draft)] = { ...refused[keyOf(draft)], [known]: sentence };
  }
  return refused;
}

const onlyListing = ({ kind, fields }: Draft): boolean =>
  kind === 'company' && Object.keys(fields).every((name) => name === 'listing_services');

/** What could not be saved, in the catalogue's words. */
export function failedSave(sent: readonly Draft[]): string {
  const [first, ...others] = new Set(sent.map(({ kind }) => kind));
  if (sent.every(onlyListing)) return kyc.errors.updatingListingServices;
  if (!first || others.length > 0) return kyc.errors.updating(text.save.file);
  return first === 'kyc_file' ? kyc.errors.savingDocument : kyc.errors.updating(labelTexts.kindLabels[first]);
}
