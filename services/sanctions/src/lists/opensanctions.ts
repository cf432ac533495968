import type { EntryType } from './entry.js';

/** FollowTheMoney schemas that can be screened; addresses, sanctions, relations and the like are other records. */
const TYPES: Record<string, EntryType> = {
  Person: 'person',
  Company: 'organisation',
  Organization: 'organisation',
  PublicBody: 'organisation',
  LegalEntity: 'organisation',
  Vessel: 'vessel',
  Airplane: 'aircraft',
  CryptoWallet: 'other',
};

export function entryTypeOf(schema: string): EntryType | undefined {
  return TYPES[schema];
}

const UN_REFERENCE = /^unsc-([a-z]{2}[ie])(\d{3})$/i;

/** OpenSanctions ids carry the id of the list they came from: `ofac-36`, `eu-fsf-eu-27-28`, `gb-hmt-15672`, `unsc-qdi017`. */
export function linksOf(id: string): string[] {
  if (id === '') return [];
  const links = [`os:${id}`];
  const ofac = /^ofac-(\d+)$/.exec(id);
  const eu = /^eu-fsf-eu-(\d+)-(\d+)$/.exec(id);
  const uk = /^gb-hmt-(\d+)$/.exec(id);
  const uksl = /^gb-fcdo-([a-z]{3}\d{4})$/i.exec(id);
  const un = UN_REFERENCE.exec(id.replace('.', ''));
  const imo = /^imo-(\d{7})$/i.exec(id);
  if (ofac) links.push(`ofac:${ofac[1]!}`);
  if (eu) links.push(`eu:EU.${eu[1]!}.${eu[2]!}`);
  if (uk) links.push(`uk:${uk[1]!}`);
  if (uksl) links.push(`uksl:${uksl[1]!.toUpperCase()}`);
  if (un) links.push(`un:${un[1]!.toUpperCase()}.${un[2]!}`);
  if (imo) links.push(`imo:${imo[1]!}`);
  return links;
}
