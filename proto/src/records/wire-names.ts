import type { FileKind, Kind } from './definitions.js';

/** The array that holds a kind in the answer of `get-kyc-files-info_2`. */
export const FILE_KEYS = {
  company: 'listingServices',
  person: 'persons',
  entity: 'entities',
  ubo: 'ubos',
  shareholder: 'shareholders',
  md: 'mds',
  subsidiary: 'subsidiaries',
  account_number: 'account_number',
  transaction_profile: 'transactional_profile',
  kyc_file: 'kycFiles',
  waiver: 'waivers',
} as const satisfies Record<FileKind, string>;

/** The flag by which a notification names the record it is about. */
export const CHANGE_FLAGS = {
  company: 'kyc_review',
  person: 'person',
  entity: 'legalEntity',
  ubo: 'ubo_related',
  shareholder: 'share_holder_related',
  md: 'mbd_related',
  subsidiary: 'subsidiary',
  account_number: 'account_number',
  transaction_profile: 'transaction_profile',
  kyc_file: 'kyc_file',
  waiver: 'waiver',
  revision: 'snapshot_id',
} as const satisfies Record<Kind, string>;

const OBJECT_TYPES: ReadonlySet<string> = new Set([
  'transaction_profile',
  'account_number',
  'share_holder_related',
  'mbd_related',
  'kyc_review',
]);

/** The `objectType` of a notification; only some kinds have one. */
export const objectTypeOf = (kind: Kind): string | undefined =>
  OBJECT_TYPES.has(CHANGE_FLAGS[kind]) ? CHANGE_FLAGS[kind] : undefined;

/** The flags of a notification: the record's id under its kind's flag, and whether the listing of services is concerned. */
export const changeFlags = (kind: Kind, id: string, fields: readonly string[]): Record<string, string> => ({
  [CHANGE_FLAGS[kind]]: id,
  ...(kind === 'company' && fields.includes('listing_services') ? { listingService: id } : {}),
});
