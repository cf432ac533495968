import type { NoticeWays } from '@dossier/proto/rules/notices';
import { Schema } from 'mongoose';

/** How one person wants to be told. */
export type NoticeSettingsRecord = {
  /** The user. */
  _id: string;
  tenant_id: string;
  ways: Partial<NoticeWays>;
  quiet_from?: string;
  quiet_to?: string;
  time_zone: string;
  /** The last day, in the person's time zone, whose e-mail went out. */
  digest_day?: string;
};

export const NOTICE_SETTINGS = 'NoticeSettings';
export const noticeSettingsSchema: Schema<NoticeSettingsRecord> = new Schema<NoticeSettingsRecord>(
  {
    _id: String,
    tenant_id: { type: String, default: '' },
    ways: { type: {}, required: true },
    quiet_from: String,
    quiet_to: String,
    time_zone: { type: String, required: true },
    digest_day: String,
  },
  { collection: 'notice_settings', versionKey: false, strict: 'throw', minimize: false },
);
