import type { GroupRole } from '@dossier/proto/calls/identity-single-sign-on';
import type { Role } from '@dossier/proto/permissions/roles';
import { Schema } from 'mongoose';

/** How the people of one tenant sign in by their company's provider. */
export type SsoRecord = {
  /** The tenant. */
  _id: string;
  enabled: boolean;
  issuer: string;
  client_id: string;
  /** Encrypted for its tenant. */
  secret?: string;
  domains: string[];
  people: 'known' | 'just_in_time';
  groups_claim: string;
  groups: GroupRole[];
  default_type: Role | '';
  second_factor: string;
  password_off: boolean;
  /** The user who keeps the password. */
  break_glass?: string;
};

const text = { type: String, default: '' as const };

const schema: Schema<SsoRecord> = new Schema<SsoRecord>(
  {
    _id: String,
    enabled: { type: Boolean, required: true },
    issuer: { type: String, required: true },
    client_id: { type: String, required: true },
    secret: String,
    // A domain belongs to one tenant: its people are sent to one provider.
    domains: { type: [String], index: { unique: true, sparse: true } },
    people: { type: String, required: true },
    groups_claim: text,
    groups: [{ group: String, type: { type: String }, _id: false }],
    default_type: text,
    second_factor: text,
    password_off: { type: Boolean, required: true },
    break_glass: String,
  },
  { collection: 'single_sign_on', versionKey: false, strict: 'throw' },
);

export const ssoModel = { name: 'SingleSignOn', schema };
