import type { Kind } from '@dossier/proto/records/definitions';
import type { Facts, Links } from '@dossier/proto/records/model/facts';
import type { Section } from '@dossier/proto/records/model/sections';
import { effectiveValues, type Stored, type StoredField } from '@dossier/proto/records/model/stored';
import { today } from '@dossier/proto/rules/dates';

export type Proposer = { by: { id: string; name: string }; at: Date };

/** A record of a client file as kept; the client itself is one too, its `company_id` being its own id. */
export type FileRecord = {
  _id: string;
  tenant_id: string;
  company_id: string;
  kind: Kind;
  links: Links;
  /** The section of the client file it lies in: its keys decide who may do what. */
  section: Section;
  /** Only of a kyc_file. */
  documentType?: string;
  fields: Record<string, StoredField>;
  /** The change that waits to add or to remove it. */
  add?: string;
  remove?: string;
  /** Who proposed each change that waits on it, and when. */
  proposals?: Record<string, Proposer>;
  /** Since when nobody sees it any more, though the trail of changes still points at it. */
  removed_at?: Date;
  created_at: Date;
  created_by: { id: string; name: string };
};

export const storedOf = ({ fields, add, remove }: FileRecord): Stored => ({
  fields,
  ...(add ? { add } : {}),
  ...(remove ? { remove } : {}),
});

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What conditions may know about the client. */
export function companyFacts(company: FileRecord): NonNullable<Facts['company']> {
  const { company_type, location_type, account_holder_type } = effectiveValues(company);
  const facts = {
    company_type: text(company_type),
    location_type: text(location_type),
    account_holder_type: text(account_holder_type),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** Object keys of the files that a record names: the approved one, and one that waits. */
export const filesOf = ({ fields: { file } }: Pick<FileRecord, 'fields'>): string[] =>
  [file?.value, file?.new_value, file?.added].flatMap((value) =>
    typeof value === 'object' && value !== null && 'serverName' in value ? [String(value.serverName)] : [],
  );

/** What conditions may know about a record beside its own values. */
export const factsOf = (
  company: FileRecord,
  { links, documentType }: Pick<FileRecord, 'links' | 'documentType'>,
  day: string = today(),
): Facts => ({
  today: day,
  links,
  company: companyFacts(company),
  ...(documentType ? { documentType } : {}),
});
