import { NOTICE_KINDS, type NoticeKind } from '@dossier/proto/rules/notices';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Schema } from 'mongoose';

export type NoticeRecord = {
  _id: string;
  tenant_id: string;
  /** Who is told. */
  user_id: string;
  kind: NoticeKind;
  /** What it is about. Of one thing a person has one notice that is not read; what comes meanwhile is told by it. */
  key: string;
  /** The changes or messages that it stands for, the last ones of many. */
  items: string[];
  text: Phrase;
  by?: string;
  client?: string;
  path: string;
  at: Date;
  unread: boolean;
  /** Under the bell; else it waits for the daily e-mail alone. */
  shown: boolean;
  /** Still to be said in the daily e-mail. */
  digest?: boolean;
};

const KEPT_S = 90 * 24 * 3_600;

export const NOTICE = 'Notice';
export const noticeSchema: Schema<NoticeRecord> = new Schema<NoticeRecord>(
  {
    _id: String,
    tenant_id: { type: String, default: '' },
    user_id: { type: String, required: true },
    kind: { type: String, enum: NOTICE_KINDS, required: true },
    key: { type: String, required: true },
    items: [String],
    text: { type: {}, required: true },
    by: String,
    client: String,
    path: { type: String, required: true },
    at: { type: Date, required: true, expires: KEPT_S },
    unread: { type: Boolean, required: true },
    shown: { type: Boolean, required: true },
    digest: Boolean,
  },
  { collection: 'notices', versionKey: false, strict: 'throw' },
)
  .index({ key: 1, user_id: 1 }, { unique: true, partialFilterExpression: { unread: true } })
  .index({ user_id: 1, at: -1, _id: -1 })
  .index({ user_id: 1, unread: 1, at: -1, _id: -1 })
  .index({ user_id: 1, at: 1 }, { partialFilterExpression: { digest: true } });
