import type { View } from '@dossier/proto/calls/notifications';
import type { ChangeOrigin } from '@dossier/proto/events/kyc';
import type { Changed } from '@dossier/proto/records/changes';
import type { Kind } from '@dossier/proto/records/model/definition';
import type { Links } from '@dossier/proto/records/model/facts';
import type { Delta, StoredFile } from '@dossier/proto/records/model/field';
import type { Section } from '@dossier/proto/records/model/sections';
import type { RiskLevel } from '@dossier/proto/rules/risk';
import { Schema } from 'mongoose';
import { STATES, type State } from './change.states.js';

/** A decision under way: who, what, and when a process last took it up. */
export type Operation = {
  id: string;
  step: 'approve' | 'deny';
  by: string;
  by_name: string;
  at: Date;
  touched_at: Date;
  self: boolean;
  /** The fields that whoever decided saw. */
  fields?: string[];
  text?: string;
  comment?: Delta;
};

/** What the client file said about the change when it was proposed. */
export type Proposal = {
  user_id: string;
  user_name: string;
  datetime: Date;
  kind: Kind;
  object_id: string;
  title: string;
  section: Section;
  actionType: 'add' | 'change' | 'remove';
  fields: Changed;
  links: Links;
  /** The records above it, nearest first, the company left out. */
  above: readonly string[];
  waits_for?: string;
  documentType?: string;
  file?: StoredFile;
  change_set_id?: string;
  origin?: ChangeOrigin;
  /** Whether somebody beside the maker could approve when it was proposed. */
  other_approver?: boolean;
  /** The client's, which it follows while it waits. */
  risk_level?: RiskLevel | null;
};

/** A review action, keyed by the change's id. The proposal is absent while the state is `expected`. */
export type Change = Partial<Proposal> & {
  _id: string;
  tenant_id: string;
  company_id: string;
  state: State;
  /** The list it stands in and its place there: proposed at, then handled at. */
  view?: View;
  latest_at?: Date;
  /** Fields that newer changes took over. */
  lost: string[];
  op?: Operation;
  handled_at?: Date;
  handled_by?: string;
  handled_by_name?: string;
  /** The end that was announced before the proposal was heard. */
  ends_as?: State;
  ended_by?: string;
  self_approved?: boolean;
  text?: string;
  comment?: Delta;
  read_by: string[];
  /** The view in which the client's numbers have it; marked with each arrival in a view, until they follow. */
  counted?: View;
  uncounted?: true;
};
export type ProposedChange = Change & Proposal & { view: View; latest_at: Date };

/** What a change still asks for: without the fields that newer changes took over. */
export const currentFields = ({ fields, lost }: Pick<ProposedChange, 'fields' | 'lost'>): Changed =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !lost.includes(name)));

/** Moves each time what the change asks for moves. */
export const revisionOf = ({ lost }: Pick<Change, 'lost'>): number => lost.length + 1;

export const changeSchema: Schema<Change> = new Schema<Change>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    state: { type: String, enum: STATES, required: true },
    view: String,
    latest_at: Date,
    lost: [String],
    op: {},
    handled_at: Date,
    handled_by: String,
    handled_by_name: String,
    ends_as: { type: String, enum: STATES },
    ended_by: String,
    self_approved: Boolean,
    text: String,
    comment: {},
    read_by: [String],
    counted: String,
    uncounted: Boolean,
    user_id: String,
    user_name: String,
    datetime: Date,
    kind: String,
    object_id: String,
    title: String,
    section: String,
    actionType: String,
    fields: {},
    links: {},
    above: { type: [String], default: undefined },
    waits_for: String,
    documentType: String,
    file: {},
    change_set_id: String,
    origin: {},
    other_approver: Boolean,
    risk_level: String,
  },
  { collection: 'changes', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ tenant_id: 1, view: 1, company_id: 1, latest_at: -1, _id: -1 })
  .index({ tenant_id: 1, view: 1, latest_at: -1, _id: -1 })
  .index({ tenant_id: 1, view: 1, risk_level: 1, latest_at: -1, _id: -1 })
  .index({ tenant_id: 1, view: 1, read_by: 1, company_id: 1 })
  .index({ tenant_id: 1, user_id: 1, state: 1, latest_at: -1 })
  .index({ ended_by: 1 }, { sparse: true })
  .index({ uncounted: 1 }, { sparse: true })
  .index({ 'op.touched_at': 1 }, { sparse: true });
