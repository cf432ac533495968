import type { VisitorSettings } from '@dossier/proto/calls/due-diligence-settings';
import { type Model, Schema } from 'mongoose';
import { schemaOptions } from '../records/record.schema.js';

/** The tenant is the identifier. */
export type StoredVisitorSettings = VisitorSettings & { _id: string };

export const VISITOR_SETTINGS = 'VisitorSettings';
export type VisitorSettingsModel = Model<StoredVisitorSettings>;
export const visitorSettingsSchema: Schema<StoredVisitorSettings> = new Schema<StoredVisitorSettings>(
  {
    _id: String,
    sender: { type: String, default: '' },
    reminders: { type: Boolean, required: true },
    asks_code: Boolean,
  },
  { ...schemaOptions, collection: 'visitor_settings' },
);
