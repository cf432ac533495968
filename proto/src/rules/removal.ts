import { definitionOf, KINDS, type Kind } from '../records/definitions.js';
import type { Facts, Link, Links } from '../records/model/facts.js';

export type Placed = { kind: Kind; id: string; links: Links };

/** Which kinds hang on which, and by which link. A company has everything. */
export const CHILDREN: Readonly<Record<Kind, readonly { kind: Kind; link: Link }[]>> = Object.fromEntries(
  KINDS.map((parent) => [
    parent,
    KINDS.flatMap((kind) =>
      Object.entries(definitionOf(kind).links)
        .filter(([, target]) => target === parent)
        .map(([link]) => ({ kind, link: link as Link })),
    ),
  ]),
) as unknown as Record<Kind, { kind: Kind; link: Link }[]>;

// An account number and its transaction profile are made and deleted together, whichever one is asked for.
const withCompanions = ({ kind, id, links }: Placed): { kind: Kind; id: string }[] =>
  kind === 'transaction_profile' && links.account_number_id
    ? [
        { kind, id },
        { kind: 'account_number', id: links.account_number_id },
      ]
    : [{ kind, id }];

const hangsOn = (record: Placed, parent: { kind: Kind; id: string }): boolean =>
  CHILDREN[parent.kind].some(({ kind, link }) => record.kind === kind && record.links[link] === parent.id);

/** All records of one client file that fall when one of them is removed, itself first, each once. */
export function withDescendants(removed: Placed, file: readonly Placed[]): Placed[] {
  if (removed.kind === 'company') return [removed, ...file.filter(({ id }) => id !== removed.id)];
  const fallen = new Map([[removed.id, removed]]);
  // A map visits what is added while it is walked, so this reaches every generation.
  for (const each of fallen.values()) {
    for (const parent of withCompanions(each)) {
      const companion = file.find(({ kind, id }) => kind === parent.kind && id === parent.id);
      if (companion) fallen.set(companion.id, fallen.get(companion.id) ?? companion);
      for (const record of file) if (hangsOn(record, parent) && !fallen.has(record.id)) fallen.set(record.id, record);
    }
  }
  return [...fallen.values()];
}

/** Whether the screens offer to delete a record: not the UBO of an account holder, nor one behind a shareholder. */
export const offersRemoval = (kind: Kind, links: Links, company: Facts['company']): boolean =>
  kind !== 'ubo' || (company?.company_type !== 'account_holder' && !links.share_holder_related);
