import type { Phrase } from '../texts/phrase.js';

/** The fields a document needs beside its file. */
export type Extra = 'dateIssued' | 'expiration_date' | 'license_type' | 'year' | 'fiscal_year_ending_on' | 'bank_name';

/** File types by the ending of their name. */
export type Format = 'pdf' | 'png' | 'jpg' | 'jpeg';

/** What decides whether a person or an entity needs a document. */
export type Owner = {
  /** ubo: a beneficial owner, or a person behind a shareholder. */
  kind: 'company' | 'person' | 'ubo' | 'entity' | 'subsidiary';
  location_type?: string;
  supervised?: boolean;
  shareholderRelated?: boolean;
};

export type DocumentEntry = {
  title: Phrase;
  /** Where it hangs. A UBO's documents are those of a person. */
  parent: 'company' | 'person' | 'entity' | 'subsidiary' | 'due_diligence';
  extras: readonly Extra[];
  formats: readonly Format[];
  /** Months after its issue date from which it is too old. */
  maxAgeMonths?: number;
  /** There may be several, one per bank or subsidiary; then none is needed, but each one that was begun has to be filled. */
  multiple?: true;
  needed: (owner: Owner) => boolean;
};

type Options = Partial<Omit<DocumentEntry, 'title' | 'parent'>>;

/** An entry of the catalogue: one PDF that everybody needs, unless the options say otherwise. */
export const entry = (parent: DocumentEntry['parent'], title: Phrase, options: Options = {}): DocumentEntry => ({
  parent,
  title,
  extras: [],
  formats: ['pdf'],
  needed: () => !options.multiple,
  ...options,
});
