import { Schema } from 'mongoose';
import type { Trial } from './trial.js';

/** A profile that somebody loaded. Never changed: another version is another one. */
export type ProfileRecord = {
  _id: string;
  /** Empty for the operator's own. */
  tenant_id: string;
  name: string;
  version: string;
  currency: string;
  hash: string;
  /** `ProfileData` as JSON: its keys are codes of the FIU, which a database may not take. */
  data: string;
  trial: Trial;
  username: string;
  loaded_at: Date;
};

export const PROFILE = 'FiuProfile';
export const profileSchema: Schema<ProfileRecord> = new Schema<ProfileRecord>(
  {
    _id: String,
    tenant_id: { type: String, default: '' },
    name: { type: String, required: true },
    version: { type: String, required: true },
    currency: { type: String, required: true },
    hash: { type: String, required: true },
    data: { type: String, required: true },
    trial: { type: {}, required: true },
    username: { type: String, default: '' },
    loaded_at: { type: Date, required: true },
  },
  { collection: 'profiles', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ tenant_id: 1, name: 1, version: 1 }, { unique: true })
  .index({ tenant_id: 1, hash: 1 });

/** Which one a tenant converts with; without an entry our own. */
export type ChoiceRecord = { _id: string; profile_id: string };

export const CHOICE = 'FiuProfileChoice';
export const choiceSchema: Schema<ChoiceRecord> = new Schema<ChoiceRecord>(
  { _id: String, profile_id: { type: String, required: true } },
  { collection: 'profile_choices', versionKey: false, strict: 'throw' },
);
