import type { Answers } from '@dossier/proto/due-diligence/answers';
import type { Confirmation, RefreshSection } from '@dossier/proto/due-diligence/refresh';
import { STATUSES, type Status } from '@dossier/proto/due-diligence/statuses';
import type { Delta } from '@dossier/proto/records/model/field';
import type { Plain } from '@dossier/proto/records/model/json';
import { type Model, Schema } from 'mongoose';

/** A remark of staff. One that asks for something is open until the visitor replies or staff closes it. */
export type Remark = {
  _id: string;
  text: Delta;
  date: Date;
  author: string;
  /** The element or document it is about, and the answer. */
  about?: string;
  field?: string;
  open: boolean;
  reply?: string;
  replied_at?: Date;
};

/** A document that a refresh request asks for, and what the client file has of it. */
export type RefreshDocument = {
  _id: string;
  type: string;
  element?: string;
  filed?: { filename: string; at?: string };
  confirmed?: Confirmation;
};
export type Refresh = {
  sections: readonly RefreshSection[];
  documents: RefreshDocument[];
  /** FATCA as the last signed form had it. */
  filed: Plain;
  confirmed?: Confirmation;
};

export type DueDiligence = {
  _id: string;
  tenant_id: string;
  company_id: string;
  company_name: string;
  company_type: string;
  label: string;
  status: Status;
  answers: Answers;
  comments: Remark[];
  /** Moves with every write to the form, so that no two of them pass at once. */
  revision: number;
  touched: boolean;
  createdAt: Date;
  created_by: { id: string; name: string };
  submitted_at?: Date;
  reviewed_at?: Date;
  /** When it was taken into the client file, and by whom. */
  filed_at?: Date;
  filed_by?: { id: string; name: string };
  refresh?: Refresh;
  /** The address to which a link was last sent from here. */
  sent?: { to: string; at: Date };
  /** Reminders of a form that was sent; `count` have gone out. */
  reminders?: { to: string; language: string; since: Date; count: number };
};

export const schemaOptions = {
  strict: 'throw',
  versionKey: false,
  minimize: false,
  suppressReservedKeysWarning: true,
} as const;

export const DUE_DILIGENCE = 'DueDiligence';
export type DueDiligenceModel = Model<DueDiligence>;
export const dueDiligenceSchema: Schema<DueDiligence> = new Schema<DueDiligence>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    company_name: String,
    company_type: String,
    label: String,
    status: { type: String, enum: STATUSES, required: true },
    answers: { type: Schema.Types.Mixed, required: true },
    comments: { type: [{}], default: [] },
    revision: { type: Number, default: 0 },
    touched: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
    created_by: { id: String, name: String },
    submitted_at: Date,
    reviewed_at: Date,
    filed_at: Date,
    filed_by: { type: Schema.Types.Mixed },
    refresh: { type: Schema.Types.Mixed },
    sent: { type: Schema.Types.Mixed },
    reminders: { type: Schema.Types.Mixed },
  },
  { ...schemaOptions, collection: 'due_diligences' },
)
  .index({ tenant_id: 1, company_id: 1, createdAt: 1, _id: 1 })
  .index({ company_id: 1 })
  .index({ 'reminders.since': 1 }, { sparse: true });
