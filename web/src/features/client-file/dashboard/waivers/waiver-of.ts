import type { Link } from '@dossier/proto/records/model/facts';
import { effectiveValues, type FileRecord } from '@/file/record';
import type { Requirement } from '@/file/requirements-query';

const LINKS: Partial<Record<Requirement['owner_kind'], Link>> = {
  person: 'person',
  ubo: 'ubo_related',
  entity: 'legalEntity',
  subsidiary: 'subsidiary_id',
};

/** By which link an exception hangs on whoever owes the document; none on the client itself. */
export function linkTo({ owner, owner_kind }: Requirement): Partial<Record<Link, string>> {
  const link = LINKS[owner_kind];
  return link ? { [link]: owner } : {};
}

/** The exception from a requirement that holds or waits to. */
export function waiverOf(
  { owner, owner_kind, documentType }: Requirement,
  records: readonly FileRecord[],
  today: string,
): FileRecord | undefined {
  return records.find((record) => {
    if (record.kind !== 'waiver') return false;
    const { document, until } = effectiveValues(record);
    const [on] = Object.values(record.links);
    const isHis = owner_kind === 'company' ? on === undefined : on === owner;
    return isHis && document === documentType && (Boolean(record.add) || String(until) >= today);
  });
}
