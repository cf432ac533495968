import type { FieldErrors, Phrase } from '../../texts/phrase.js';
import type { Facts, Link } from './facts.js';
import type { Field, Fields } from './field.js';
import type { Plain } from './json.js';
import type { SectionRule } from './sections.js';

/** The record kinds that make up a client file, in the vocabulary of `delete-object`. */
export const FILE_KINDS = [
  'company',
  'person',
  'entity',
  'ubo',
  'shareholder',
  'md',
  'subsidiary',
  'account_number',
  'transaction_profile',
  'kyc_file',
  'waiver',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** All record kinds: a revision, which is a stored state of the whole file, is one, too. It is read as what it froze. */
export const KINDS = [...FILE_KINDS, 'revision'] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (name: unknown): name is Kind => (KINDS as readonly unknown[]).includes(name);

export type Definition<F extends Fields = Fields> = {
  label: Phrase;
  fields: F;
  section: SectionRule;
  /** The kind each link points at; a record has at most one link, and none when it hangs on the company itself. */
  links: Partial<Record<Link, Kind>>;
  /** Hangs on another record, never on the company itself. */
  needsParent?: true;
  /** The only type of client that has this kind. */
  companyType?: 'corporate';
  title: (values: Plain, facts: Pick<Facts, 'documentType'>) => string;
  /** Rules over several fields of the record: the bad field and its sentence. */
  check?: (values: Plain, facts: Facts) => FieldErrors;
};

/** Says a record kind once; everything that handles records is derived from it. */
export const record = <const F extends Record<string, Field>>(definition: Definition<F>): Definition<F> => definition;
