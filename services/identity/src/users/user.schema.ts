import type { Effect, PermissionKey } from '@dossier/proto/permissions/keys';
import { ROLE_NAMES, type Role } from '@dossier/proto/permissions/roles';
import type { OfferedLanguage } from '@dossier/proto/texts/language';
import { Schema, type Types } from 'mongoose';
import { type TwoFactorRecord, twoFactorSchema } from './two-factor-record.js';

export type UserRecord = {
  _id: Types.ObjectId;
  /** Empty for a super user. */
  tenant_id: string;
  username: string;
  /** In its one spelling; gone after deletion, so that the address can be used again. */
  email?: string;
  former_email?: string;
  email_verified: boolean;
  password_hash: string;
  type?: Role;
  is_super_user: boolean;
  /** Client files a CLIENT may see. */
  company_ids?: string[];
  /** Marks of this user on top of the role's defaults. */
  permissions?: Partial<Record<PermissionKey, Effect>>;
  two_factor: TwoFactorRecord;
  disabled: boolean;
  /** Provider and person, once somebody came by single sign-on. */
  sso_subject?: string;
  /** Until when the link of an invitation that was not accepted yet works. */
  invited_until?: Date;
  terms_version?: number;
  /** Of screens and e-mails; absent: as the browser asks. */
  language?: OfferedLanguage;
  created: Date;
  lastLogin?: Date;
  deleted?: Date;
};

const schema: Schema<UserRecord> = new Schema<UserRecord>(
  {
    tenant_id: { type: String, default: '' },
    username: { type: String, required: true },
    email: String,
    former_email: String,
    email_verified: { type: Boolean, default: false },
    password_hash: { type: String, required: true },
    type: { type: String, enum: ROLE_NAMES },
    is_super_user: { type: Boolean, default: false },
    company_ids: { type: [String], default: undefined },
    permissions: {},
    two_factor: { type: twoFactorSchema, default: () => ({}) },
    disabled: { type: Boolean, default: false },
    invited_until: Date,
    sso_subject: String,
    terms_version: Number,
    language: String,
    created: { type: Date, required: true },
    lastLogin: Date,
    deleted: Date,
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
)
  .index({ email: 1 }, { unique: true, sparse: true })
  .index({ tenant_id: 1, created: -1 });

export const userModel = { name: 'User', schema };
