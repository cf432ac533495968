import type { ChangeState } from '@dossier/proto/calls/kyc-changes';
import type { ChangeOrigin } from '@dossier/proto/events/kyc';
import type { Kind } from '@dossier/proto/records/definitions';
import { type Model, Schema } from 'mongoose';
import { schemaOptions } from '../file/record.schema.js';

/** One review action as this service knows it: where its values wait, and how it ended. Its id is the review action's. */
export type StoredChange = {
  _id: string;
  tenant_id: string;
  company_id: string;
  kind: Kind;
  object_id: string;
  actionType: 'add' | 'change' | 'remove';
  /** Records that were added together with the first one and share its fate. */
  together?: string[];
  /** Where it came from, and which part of that; a part comes once. */
  origin?: ChangeOrigin & { part: string };
  state: ChangeState;
  at: Date;
  /** The decision that ended it, and what it answered: a repeat hears the same. */
  op?: string;
  answer?: unknown;
  /** Who decided it, and when. */
  decided?: { by: { id: string; name: string }; at: Date };
};
export type ChangeModel = Model<StoredChange>;

export const CHANGE = 'Change';
export const changeSchema: Schema<StoredChange> = new Schema<StoredChange>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    kind: String,
    object_id: String,
    actionType: String,
    together: { type: [String], default: undefined },
    origin: Schema.Types.Mixed,
    state: { type: String, required: true },
    at: Date,
    op: String,
    answer: Schema.Types.Mixed,
    decided: Schema.Types.Mixed,
  },
  { ...schemaOptions, collection: 'changes' },
)
  .index({ tenant_id: 1, company_id: 1, state: 1 })
  .index({ 'origin.id': 1 }, { sparse: true });
