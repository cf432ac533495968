import type { DocumentType } from '../documents/catalogue.js';
import type { Kind } from '../records/definitions.js';

/** What a party is in a client file. `owner` is a UBO or a person behind a shareholder, `official` every other natural person. */
export type PartyRole = 'client' | 'official' | 'owner' | 'entity' | 'subsidiary';

/** Whom a requirement is for: every list that is given must hold the party's own value. Data, so that a tenant can edit it. */
export type AppliesTo = {
  role: readonly PartyRole[];
  company_type?: readonly string[];
  account_holder_type?: readonly string[];
  /** Of the client: `local` is onshore. */
  location_type?: readonly string[];
  risk_level?: readonly string[];
  /** Of the party itself: `local` is resident; of an entity that of its managing director. */
  residence?: readonly string[];
  supervised?: boolean;
  /** Whether the party hangs on a shareholder. */
  shareholder_related?: boolean;
  /** A field of the party's record that must hold this value. */
  field?: { name: string; value: string };
};

/** One thing a client file must have. */
export type Requirement = {
  /** Stable: waivers and notifications name it. */
  id: string;
  /** A document of the party, or a field of its record. */
  target: { document: DocumentType } | { kind: Kind; field: string };
  for: AppliesTo;
  /** Whole months after its date of issue from which a document is stale. */
  max_age_months?: number;
  /** The field that says until when it is valid, of the document or of the party's record. */
  expires?: { of: 'document' | 'owner'; field: string };
  /** A book year may lie this many years before the current one. */
  years_back?: number;
  /** Days before its end from which it counts as expiring. */
  lead_days: number;
  waivable: boolean;
  /** The specification asks for it in so many words: a tenant cannot switch it off. */
  demanded?: true;
};

/** The type of document that is required; undefined of a field. */
export const documentOf = ({ target }: Pick<Requirement, 'target'>): DocumentType | undefined =>
  'document' in target ? target.document : undefined;

/** A tenant's table, in force from `starts_on` (YYYY-MM-DD) until the next version starts. */
export type Policy = { version: number; starts_on: string; requirements: readonly Requirement[] };

/** The version in force on a day; undefined before the first one starts. */
export const policyOn = (versions: readonly Policy[], day: string): Policy | undefined =>
  versions
    .filter(({ starts_on }) => starts_on <= day)
    .sort((one, other) => other.starts_on.localeCompare(one.starts_on) || other.version - one.version)[0];
