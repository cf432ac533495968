import { DOCUMENT_TYPES, type DocumentType } from '../documents/catalogue.js';
import type { PartyRole } from '../requirements/requirement.js';
import { REQUIREMENTS } from '../rules/limits.js';
import { options } from '../texts/labels.js';
import { httpCall } from './call.js';
import { DateOnly, DateTime, Flag, List, Name, Nested, ObjectId, OneOf, SomeOf, Text, Whole } from './fields.js';
import { Nothing } from './kyc-client-file.js';

const PARTY_ROLES: PartyRole[] = ['client', 'official', 'owner', 'entity', 'subsidiary'];
const { months: MOST_MONTHS, days: MOST_DAYS, own: MOST_OWN } = REQUIREMENTS;

/** Whom a requirement is for; every list that is given must hold the party's own value. */
export class RequirementScope {
  @SomeOf(PARTY_ROLES, { optional: true }) role?: PartyRole[];
  @SomeOf(Object.keys(options.company_type), { optional: true }) company_type?: string[];
  @SomeOf(Object.keys(options.account_holder_type), { optional: true }) account_holder_type?: string[];
  @SomeOf(Object.keys(options.company_location), { optional: true, description: 'Of the client' })
  location_type?: string[];
  @SomeOf(Object.keys(options.risk_level), { optional: true }) risk_level?: string[];
  @SomeOf(Object.keys(options.residence), { optional: true, description: 'Of the person or entity itself' })
  residence?: string[];
}

/** What is changed of one row of the specification's table. */
export class RequirementChange {
  @Text({ max: 60, description: 'Id of the row' }) requirement: string;
  @Flag({ optional: true, description: 'Not asked for; only of a row that the specification does not demand' })
  off?: boolean;
  @Whole({ optional: true, min: 1, max: MOST_MONTHS, description: 'Shorter than the one of the row, if it has one' })
  max_age_months?: number;
  @Whole({ optional: true, max: MOST_DAYS, description: 'Days before its end from which it expires soon' })
  lead_days?: number;
}

/** A document that is asked for beside the table. */
export class OwnRequirementInput {
  @Text({ optional: true, max: 60, description: 'Of one that an earlier version has: it stays the same requirement' })
  id?: string;
  @OneOf(DOCUMENT_TYPES) document: DocumentType;
  @Nested(() => RequirementScope) for: RequirementScope;
  @Whole({ optional: true, min: 1, max: MOST_MONTHS }) max_age_months?: number;
  @Whole({ max: MOST_DAYS }) lead_days: number;
}

export class PolicyAdjustments {
  @List(() => RequirementChange, { max: 100 }) changes: RequirementChange[];
  @List(() => OwnRequirementInput, { max: MOST_OWN }) own: OwnRequirementInput[];
}

export class NewPolicyVersion extends PolicyAdjustments {
  @DateOnly({ description: 'The first day on which it holds, today or later' }) starts_on: string;
  @Name({ optional: true, max: 200, description: 'Why it was made' }) note?: string;
}

export class OwnRequirementView extends OwnRequirementInput {
  @Text() override id: string;
  @Text({ description: 'What people call the document' }) title: string;
}

export const POLICY_STATES = ['planned', 'in_force', 'ended'] as const;

export class PolicyVersion {
  @ObjectId() _id: string;
  @Whole({ description: 'Of two that start on one day the higher one holds' }) version: number;
  @DateOnly() starts_on: string;
  @OneOf(POLICY_STATES) state: (typeof POLICY_STATES)[number];
  @Text({ optional: true }) note?: string;
  @DateTime() created_at: string;
  @Text() created_by: string;
  @List(() => RequirementChange) changes: RequirementChange[];
  @List(() => OwnRequirementView) own: OwnRequirementView[];
}

/** One row of the specification's table. */
export class RequirementRow {
  @Text() requirement: string;
  @Text({ description: 'What people call the document or field' }) title: string;
  @OneOf(DOCUMENT_TYPES, { optional: true, description: 'Absent of a field' }) document?: DocumentType;
  @Nested(() => RequirementScope) for: RequirementScope;
  @Flag({ description: 'The specification demands it: it cannot be switched off' }) demanded: boolean;
  @Flag({ description: 'A maximum age can be given to it' }) can_age: boolean;
  @Flag({ description: 'It ends by itself, so that days ahead can be given' }) ends: boolean;
  @Whole({ optional: true, description: 'Its maximum age; a tenant can make it shorter' }) max_age_months?: number;
  @Whole() lead_days: number;
}

/** A document that can be asked for, and of whom. */
export class RequirableDocument {
  @OneOf(DOCUMENT_TYPES) document: DocumentType;
  @Text() title: string;
  @SomeOf(PARTY_ROLES) role: PartyRole[];
  @Flag() can_age: boolean;
}

export class Policies {
  @List(() => PolicyVersion, { description: 'The latest start first' }) versions: PolicyVersion[];
  @List(() => RequirementRow, { description: "The specification's table" }) rows: RequirementRow[];
  @List(() => RequirableDocument, { description: 'What an own requirement can ask for' })
  documents: RequirableDocument[];
}

export class PolicyVersionCreated {
  @Nested(() => PolicyVersion) version: PolicyVersion;
}

export class PolicyVersionToDelete {
  @ObjectId() id: string;
}

export class PolicyToPreview extends PolicyAdjustments {
  @DateOnly({ description: 'The first day on which it would hold' }) starts_on: string;
  @Whole({ optional: true, min: 1, max: 100_000, description: 'From 1; `next` of the answer before' }) page?: number;
}

/** A file that would lack more than on the same day without the new version. */
export class AffectedFile {
  @ObjectId() company_id: string;
  @Text() name: string;
  @Whole({ description: 'What it would lack without the new version' }) open_now: number;
  @Whole({ description: 'What it would lack with it' }) open_then: number;
  @List(() => String, { description: 'What it would newly lack, the first few' }) newly: string[];
}

export class PolicyPreview {
  @Whole({ description: 'All client files' }) total: number;
  @Whole({ description: 'How many of them this answer looked at' }) looked: number;
  @Whole({ description: 'How many of these would become incomplete' }) incomplete: number;
  @List(() => AffectedFile) files: AffectedFile[];
  @Whole({ optional: true, description: 'The next page; absent at the end' }) next?: number;
}

const OFFICERS = 'For administrators and compliance officers.';

export const listPolicies = httpCall({
  subject: 'kyc.policy.list',
  method: 'GET',
  path: 'requirements/policy',
  access: 'signed-in',
  summary: `The versions of the requirements of the own company, and the table that they change. ${OFFICERS}`,
  input: Nothing,
  output: Policies,
  fails: ['permission.denied'],
});

export const createPolicy = httpCall({
  subject: 'kyc.policy.create',
  method: 'POST',
  path: 'requirements/policy/create',
  access: 'signed-in',
  writes: true,
  summary: `Makes a version that holds from a day on; all files are looked at again when it starts. ${OFFICERS}`,
  input: NewPolicyVersion,
  output: PolicyVersionCreated,
  fails: ['permission.denied'],
});

export const deletePolicy = httpCall({
  subject: 'kyc.policy.delete',
  method: 'POST',
  path: 'requirements/policy/delete',
  access: 'signed-in',
  writes: true,
  summary: `Deletes a version that has not started yet. ${OFFICERS}`,
  input: PolicyVersionToDelete,
  output: Nothing,
  fails: ['permission.denied', 'kyc.policy.not_found', 'kyc.policy.started'],
});

export const previewPolicy = httpCall({
  subject: 'kyc.policy.preview',
  method: 'POST',
  path: 'requirements/policy/preview',
  access: 'signed-in',
  summary: `Which files would lack more under a version that is not made yet: some hundred files a call. ${OFFICERS}`,
  input: PolicyToPreview,
  output: PolicyPreview,
  fails: ['permission.denied'],
});
