import type { ProfileField } from '@dossier/proto/rules/profile';
import { Schema, type Types } from 'mongoose';

/** What a person told in the profile settings, by the names of the specification; the e-mail address is the user's. */
export type ProfileRecord = {
  /** The user. */
  _id: Types.ObjectId;
  tenant_id: string;
  values: Partial<Record<Exclude<ProfileField, 'email'>, string>>;
  updated: Date;
};

const schema: Schema<ProfileRecord> = new Schema<ProfileRecord>(
  {
    _id: Schema.Types.ObjectId,
    tenant_id: { type: String, default: '' },
    values: { type: {}, required: true },
    updated: { type: Date, required: true },
  },
  { collection: 'profiles', versionKey: false, strict: 'throw', minimize: false },
);

export const profileModel = { name: 'Profile', schema };
