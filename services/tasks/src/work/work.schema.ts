import { RISK_LEVELS, type RiskLevel } from '@dossier/proto/rules/risk';
import { WORK_KINDS, type WorkKind } from '@dossier/proto/rules/work';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Schema } from 'mongoose';

/** What has no due date comes last. */
export const NO_DATE = '9999-12-31';

export type WorkRecord = {
  /** Kind and what it is about: one item for each. */
  _id: string;
  tenant_id: string;
  kind: WorkKind;
  /** Whose it is: a person's id, or a group of `groupsOf`. */
  audience: string;
  company_id: string;
  title: Phrase | string;
  path: string;
  due: string;
  /** The `riskRank` of its client. */
  risk: number;
  at: Date;
  /** Who proposed the change: it waits for the others. */
  maker_id?: string;
};

export const WORK = 'Work';
export const workSchema: Schema<WorkRecord> = new Schema<WorkRecord>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    kind: { type: String, enum: WORK_KINDS, required: true },
    audience: { type: String, required: true },
    company_id: { type: String, required: true },
    title: { type: Schema.Types.Mixed, required: true },
    path: { type: String, required: true },
    due: { type: String, required: true },
    risk: { type: Number, required: true },
    at: { type: Date, required: true },
    maker_id: String,
  },
  { collection: 'work', versionKey: false, strict: 'throw' },
)
  .index({ tenant_id: 1, audience: 1, due: 1, risk: 1, at: 1, _id: 1 })
  .index({ tenant_id: 1, company_id: 1 });

/** Something that one person has put off. */
export type SnoozeRecord = { _id: string; user_id: string; item: string; until: string; reason: string; ends: Date };
export const SNOOZE = 'Snooze';
export const snoozeSchema: Schema<SnoozeRecord> = new Schema<SnoozeRecord>(
  {
    _id: String,
    user_id: { type: String, required: true },
    item: { type: String, required: true },
    until: { type: String, required: true },
    reason: { type: String, required: true },
    ends: { type: Date, required: true, expires: 0 },
  },
  { collection: 'snoozes', versionKey: false, strict: 'throw' },
).index({ user_id: 1, until: 1 });

/** A client's name and risk, as its file tells them. */
export type ClientName = { _id: string; tenant_id: string; name: string; risk_level?: RiskLevel };
export const CLIENT_NAME = 'ClientName';
export const clientNameSchema: Schema<ClientName> = new Schema<ClientName>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    name: String,
    risk_level: { type: String, enum: RISK_LEVELS },
  },
  { collection: 'client_names', versionKey: false, strict: 'throw' },
);
