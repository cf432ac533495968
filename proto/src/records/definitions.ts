import { accountNumber } from './account-number.js';
import { company } from './company.js';
import { entity } from './entity.js';
import { kycFile } from './kyc-file.js';
import { md } from './md.js';
import type { Definition, Kind } from './model/definition.js';
import type { Field } from './model/field.js';
import { person } from './person.js';
import { revision } from './revision.js';
import { shareholder } from './shareholder.js';
import { subsidiary } from './subsidiary.js';
import { transactionProfile } from './transaction-profile.js';
import { ubo } from './ubo.js';
import { waiver } from './waiver.js';

export { FILE_KINDS, type FileKind, isKind, KINDS, type Kind } from './model/definition.js';

/** The record kinds. */
export const definitions = {
  company,
  person,
  entity,
  ubo,
  shareholder,
  md,
  subsidiary,
  account_number: accountNumber,
  transaction_profile: transactionProfile,
  kyc_file: kycFile,
  waiver,
  revision,
} satisfies Record<Kind, Definition>;

/** A kind's definition without its particular types, for code that serves every kind. */
export const definitionOf = (kind: Kind): Definition => definitions[kind];

/** A field by name; undefined if the kind has no such field. */
export const fieldOf = (kind: Kind, name: string): Field | undefined =>
  Object.hasOwn(definitions[kind].fields, name) ? definitionOf(kind).fields[name] : undefined;
