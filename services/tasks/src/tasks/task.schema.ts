import type { RiskLevel } from '@dossier/proto/rules/risk';
import { type Reference, TASK_STATES, type TaskState } from '@dossier/proto/rules/tasks';
import { Schema } from 'mongoose';

export type PersonRef = { _id: string; username: string; first_name?: string; last_name?: string };

export type TaskRecord = {
  _id: string;
  tenant_id: string;
  company_id: string;
  /** What is said of the client follows the client file. */
  company: { name: string; company_type: string; risk_level?: RiskLevel };
  description: string;
  /** The description as it is compared: without case and accents. */
  description_key: string;
  /** Every ending of that: what search looks up. */
  endings: string[];
  state: TaskState;
  creator: PersonRef;
  /** The creator has no account any more: an administrator stands in. */
  creator_gone?: boolean;
  assignee?: PersonRef;
  references: Reference[];
  due_date?: string;
  /** The last day on which somebody was reminded of it. */
  reminded?: string;
  /** The beginning of the first message as plain text. */
  first_comment: string;
  message_count: number;
  created_at: Date;
  touched_at: Date;
};

const person = { _id: String, username: String, first_name: String, last_name: String };

export const TASK = 'Task';
export const taskSchema: Schema<TaskRecord> = new Schema<TaskRecord>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    company: { name: String, company_type: String, risk_level: String },
    description: String,
    description_key: String,
    endings: [String],
    state: { type: String, enum: TASK_STATES, required: true },
    creator: { type: person, required: true },
    creator_gone: Boolean,
    assignee: { type: person, default: undefined },
    references: { type: [{}], default: [] },
    due_date: String,
    reminded: String,
    first_comment: String,
    message_count: Number,
    created_at: { type: Date, required: true },
    touched_at: { type: Date, required: true },
  },
  { collection: 'tasks', versionKey: false, strict: 'throw' },
)
  // The key lets a search walk the newest without reading them.
  .index({ tenant_id: 1, created_at: -1, _id: -1, description_key: 1 })
  .index({ tenant_id: 1, state: 1, created_at: -1, _id: -1, description_key: 1 })
  .index({ tenant_id: 1, due_date: 1, _id: 1 })
  .index({ tenant_id: 1, state: 1, due_date: 1, _id: 1 })
  .index({ due_date: 1, state: 1 })
  .index({ tenant_id: 1, company_id: 1, created_at: -1, _id: -1 })
  .index({ tenant_id: 1, 'assignee._id': 1, state: 1, created_at: -1 })
  .index({ tenant_id: 1, 'creator._id': 1, state: 1, created_at: -1 })
  .index({ tenant_id: 1, endings: 1 });
