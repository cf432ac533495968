import type { Reference } from '@dossier/proto/rules/tasks';
import { type FileRecord } from '@/file/record';
import { paths } from '@/lib/paths';

const SECTION_TYPES = { person: 'individual', ubo: 'individual', entity: 'entity' } as const;

/** The reference to a record, or to the record that one of its documents hangs on; others cannot be referred to. */
export function referenceTo(record: FileRecord, clientId: string): Reference | undefined {
  if (record.kind === 'kyc_file') {
    const { person, legalEntity, ubo_related } = record.links;
    const individual = person ?? ubo_related;
    if (individual) return { section_type: 'individual', section_id: individual, file_id: record.id };
    if (legalEntity) return { section_type: 'entity', section_id: legalEntity, file_id: record.id };
    return { section_type: 'corporate_file', section_id: clientId, file_id: record.id };
  }
  const section_type = SECTION_TYPES[record.kind as keyof typeof SECTION_TYPES];
  return section_type && { section_type, section_id: record.id };
}

export const referenceKey = ({ section_id, file_id }: Reference): string => `${section_id}/${file_id ?? ''}`;

/** The screen on which a record stands: that of the office or holding at its root. */
function screenOf(record: FileRecord | undefined, records: readonly FileRecord[], isHolder: boolean) {
  if (!record) return paths.client.corporate;
  const { mbd_related, share_holder_related, person, ubo_related, legalEntity } = record.links;
  if (mbd_related) return paths.client.managingDirectors;
  if (share_holder_related) return paths.client.shareholders;
  const above = person ?? ubo_related ?? legalEntity;
  const parent = above && above !== record.id ? records.find(({ id }) => id === above) : undefined;
  if (parent) return screenOf(parent, records, isHolder);
  return isHolder ? paths.client.accountHolder : paths.client.corporate;
}

/** Where a reference leads; the address marks the section or file. */
export function hrefOf(
  { section_type, section_id, file_id }: Reference,
  clientId: string,
  records: readonly FileRecord[],
  isHolder: boolean,
): string {
  const record = section_type === 'corporate_file' ? undefined : records.find(({ id }) => id === section_id);
  const page = screenOf(record, records, isHolder).href(clientId);
  const marked = file_id ?? (section_type === 'corporate_file' ? undefined : section_id);
  return marked ? `${page}?highlight=${marked}` : page;
}
