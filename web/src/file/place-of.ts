import { definitionOf, type Kind } from '@dossier/proto/records/definitions';
import type { Link, Links } from '@dossier/proto/records/model/facts';
import { paths } from '@/lib/paths';
import type { FileRecord } from './record';

type Placed = { kind: Kind; id?: string; links: Links };

const SCREENS: Partial<Record<Kind, keyof typeof paths.client & ('shareholders' | 'managingDirectors' | 'dashboard')>> =
  { shareholder: 'shareholders', md: 'managingDirectors', company: 'dashboard' };

function rootOf(placed: Placed, records: readonly FileRecord[]): Placed {
  const [link, id] = Object.entries(placed.links)[0] ?? [];
  const kind = link && definitionOf(placed.kind).links[link as Link];
  const above = records.find((record) => record.kind === kind && record.id === id);
  return above ? rootOf(above, records) : placed;
}

/** The screen of the client file that shows a record, at that record. */
export function placeOf(clientId: string, placed: Placed, records: readonly FileRecord[]): string {
  const root = rootOf(placed, records);
  const ofOwners = root.kind === 'ubo' || root.kind === 'person' ? 'accountHolder' : 'corporate';
  const href = paths.client[SCREENS[root.kind] ?? ofOwners].href(clientId);
  const marked = placed.id ?? Object.values(placed.links)[0];
  return marked && marked !== clientId ? `${href}?highlight=${marked}` : href;
}
