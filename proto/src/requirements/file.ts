import type { Kind } from '../records/definitions.js';
import type { FiledRecord } from '../records/model/filed.js';
import type { PartyRole } from './requirement.js';

/** Somebody or something that must have documents and fields, with what it has. */
export type Party = {
  record: FiledRecord;
  role: PartyRole;
  residence?: string;
  shareholderRelated: boolean;
  documents: readonly FiledRecord[];
};

const ROLES: Partial<Record<Kind, PartyRole>> = {
  company: 'client',
  ubo: 'owner',
  entity: 'entity',
  subsidiary: 'subsidiary',
};

function roleOf({ kind, links }: FiledRecord): PartyRole | undefined {
  if (kind !== 'person') return ROLES[kind];
  return links.share_holder_related || links.ubo_related ? 'owner' : 'official';
}

const ownerOf = ({ links }: FiledRecord): string =>
  links.person ?? links.legalEntity ?? links.ubo_related ?? links.subsidiary_id ?? '';

/** The parties of a file, the client first, each with its documents. */
export function partiesOf(client: FiledRecord, file: readonly FiledRecord[]): Party[] {
  const documents = Map.groupBy(
    file.filter(({ kind }) => kind === 'kyc_file'),
    ownerOf,
  );
  return [client, ...file].flatMap((record): Party[] => {
    const role = roleOf(record);
    if (!role) return [];
    const residence = residenceOf(record, file);
    return [
      {
        record,
        role,
        ...(typeof residence === 'string' ? { residence } : {}),
        shareholderRelated: Boolean(record.links.share_holder_related),
        documents: documents.get(record.kind === 'company' ? '' : record.id) ?? [],
      },
    ];
  });
}

/** An entity has no residence of its own: it is where the managing director that it stands behind is. */
function residenceOf({ kind, links, values }: FiledRecord, file: readonly FiledRecord[]): unknown {
  if (kind !== 'entity') return values.location_type;
  return file.find((each) => each.kind === 'md' && each.id === links.mbd_related)?.values.location_type;
}
