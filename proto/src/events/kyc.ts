import {
  Anything,
  DateOnly,
  DateTime,
  Flag,
  List,
  MapOf,
  Nested,
  ObjectId,
  OneOf,
  Text,
  Whole,
} from '../calls/fields.js';
import { KINDS, type Kind } from '../records/model/definition.js';
import type { Links } from '../records/model/facts.js';
import type { StoredFile } from '../records/model/field.js';
import type { Json } from '../records/model/json.js';
import { SECTIONS, type Section } from '../records/model/sections.js';
import { RISK_LEVELS, type RiskLevel } from '../rules/risk.js';
import { event, WHO_SEES_CHANGES } from './event.js';

const SECTION_NAMES = Object.keys(SECTIONS) as Section[];
const FIELD_CHANGE = { type: 'object', properties: { current: {}, new: {} } };

/** A client as lists show it. `name` is the company's, or first and last name of an account holder. */
export class CompanySnapshot {
  @ObjectId() _id: string;
  @Text() name: string;
  @Text() company_type: string;
  @Text({ optional: true }) location_type?: string;
  @Text({ optional: true }) account_holder_type?: string;
  @Text({ optional: true }) first_name?: string;
  @Text({ optional: true }) last_name?: string;
  @DateOnly({ optional: true }) next_review_date?: string;
  @OneOf(RISK_LEVELS, { optional: true }) risk_level?: RiskLevel;
  @DateTime() createdAt: string;
}

export class RecordReference {
  @OneOf(KINDS) kind: Kind;
  @ObjectId() id: string;
  @Text() title: string;
}

export class SupersededChange {
  @ObjectId() change_id: string;
  @List(() => String) fields: string[];
  @Flag({ description: 'Nothing of the older change is left to decide: it ends skipped' }) ends: boolean;
}

/** Where a change came from, if nobody typed it into the client file. */
export class ChangeOrigin {
  @OneOf(['due_diligence']) kind: 'due_diligence';
  @ObjectId() id: string;
  @Text({ description: 'What people call it' }) label: string;
}

/** A save that waits for approval. The actor and the moment are the envelope's. */
export class ChangeProposed {
  @ObjectId() change_id: string;
  @ObjectId() company_id: string;
  @Nested(() => CompanySnapshot) company: CompanySnapshot;
  @OneOf(KINDS) kind: Kind;
  @ObjectId() object_id: string;
  @Text({ description: 'Title of the record once the change is approved' }) title: string;
  @OneOf(SECTION_NAMES, { description: 'Section of the client file; its view permission governs who sees the change' })
  section: Section;
  @OneOf(['add', 'change', 'remove']) actionType: 'add' | 'change' | 'remove';
  @MapOf(FIELD_CHANGE, { description: 'Field -> { current, new }; empty for a removal' })
  fields: Record<string, { current: Json; new: Json }>;
  @MapOf({ type: 'string' }, { description: 'The ids that tie the record to the one above it' }) links: Links;
  @List(() => RecordReference, { description: 'The records above it, nearest first, the company left out' })
  parents: RecordReference[];
  @ObjectId({ optional: true, description: 'The pending addition that has to be approved first' }) waits_for?: string;
  @Text({ optional: true }) documentType?: string;
  @Anything({ description: 'The new file, if the change brings one' }) file?: StoredFile;
  @List(() => SupersededChange, { description: 'Older open changes that lost fields to this one' })
  superseded: SupersededChange[];
  @ObjectId({ optional: true, description: 'Shared by the changes of one save' }) change_set_id?: string;
  @Nested(() => ChangeOrigin, { optional: true }) origin?: ChangeOrigin;
}

export const changeProposed = event({
  subject: 'dossier.kyc.change.proposed.v1',
  summary: 'An edit, an addition or a request of removal waits for approval',
  data: ChangeProposed,
  live: ({ section }) => [WHO_SEES_CHANGES, [SECTIONS[section].view]],
});

export class ChangeWithdrawn {
  @ObjectId() company_id: string;
  @OneOf(KINDS) kind: Kind;
  @ObjectId() object_id: string;
  @List(() => SupersededChange) superseded: SupersededChange[];
}

/**
 * Waiting fields were set back to their current values, so nothing new waits. It may be heard before the proposal it
 * speaks of, since the two are separate subjects: a consumer that does not know the change yet lets it be delivered again.
 */
export const changeWithdrawn = event({
  subject: 'dossier.kyc.change.withdrawn.v1',
  summary: 'Waiting fields were set back to their current values',
  data: ChangeWithdrawn,
  live: () => [WHO_SEES_CHANGES],
});

export class RecordChanged {
  @ObjectId() company_id: string;
  @ObjectId() change_id: string;
  @OneOf(KINDS) kind: Kind;
  @ObjectId() object_id: string;
  @OneOf(['add', 'change', 'remove']) actionType: 'add' | 'change' | 'remove';
  @MapOf(FIELD_CHANGE) fields: Record<string, { current: Json; new: Json }>;
}

export const recordChanged = event({
  subject: 'dossier.kyc.record.changed.v1',
  summary: 'An approved change took effect in a client file',
  data: RecordChanged,
  live: () => [['view_dashboard_tab']],
});

export class CompanyChanged {
  @Nested(() => CompanySnapshot) company: CompanySnapshot;
  @Flag({ optional: true }) removed?: boolean;
}

export const companyChanged = event({
  subject: 'dossier.kyc.company.changed.v1',
  summary: 'A client was created, renamed or removed',
  data: CompanyChanged,
  live: () => [['view_dashboard_tab']],
});

export class RequirementDue {
  @ObjectId() company_id: string;
  @Nested(() => CompanySnapshot) company: CompanySnapshot;
  @Text({ description: 'Id of the requirement in the policy' }) requirement: string;
  @Text({ description: 'What people call the document or field' }) title: string;
  @Nested(() => RecordReference, { description: 'Who must have it' }) owner: RecordReference;
  @OneOf(SECTION_NAMES, { description: 'Section of the client file; its view permission governs who is told' })
  section: Section;
  @OneOf(['expiring', 'expired', 'stale', 'lapsed'], { description: 'lapsed: its waiver has ended' })
  state: 'expiring' | 'expired' | 'stale' | 'lapsed';
  @DateOnly({ optional: true, description: 'Its last good day' }) ends_on?: string;
}

export const requirementDue = event({
  subject: 'dossier.kyc.requirement.due.v1',
  summary: 'Something that a client file must have ends soon, has ended or has grown too old; told once',
  data: RequirementDue,
  live: ({ section }) => [['view_dashboard_tab'], [SECTIONS[section].view]],
});

export class StandingMoved {
  @ObjectId() company_id: string;
  @Whole({ description: 'How much of what the file must have has expired or grown too old' }) expired: number;
  @Whole({ description: 'How much of it ends soon' }) expiring: number;
  @DateOnly({ optional: true, description: 'The last good day that passed or passes first' }) due_on?: string;
}

export const standingMoved = event({
  subject: 'dossier.kyc.standing.moved.v1',
  summary: 'More or less of what a client file must have has ended or ends soon',
  data: StandingMoved,
});

export class ReviewDue {
  @ObjectId() company_id: string;
  @Nested(() => CompanySnapshot) company: CompanySnapshot;
  @DateOnly() next_review_date: string;
  @Whole({ description: 'Of 30, 7 and 0 days before it, which reminder this is' }) days_left: number;
}

export const reviewDue = event({
  subject: 'dossier.kyc.review.due.v1',
  summary: 'The next review of a client is near or due; told 30 days before, 7 days before and on the day',
  data: ReviewDue,
  live: () => [['view_dashboard_tab']],
});

export class ReviewApproved {
  @ObjectId() company_id: string;
  @Nested(() => CompanySnapshot) company: CompanySnapshot;
  @ObjectId({ description: 'The file as it was approved' }) snapshot_id: string;
  @Text() label: string;
  @DateOnly() date_final_compliance_review: string;
  @DateOnly() previous_review_date: string;
  @DateOnly() next_review_date: string;
}

export const reviewApproved = event({
  subject: 'dossier.kyc.review.approved.v1',
  summary: 'The review of a client file was approved',
  data: ReviewApproved,
});
