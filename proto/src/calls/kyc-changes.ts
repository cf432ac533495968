import { KINDS, type Kind } from '../records/model/definition.js';
import { internalCall } from './call.js';
import { List, MapOf, Nested, ObjectId, OneOf, Text } from './fields.js';

/** How a change ended in the client file. `open` waits for a decision. */
export const CHANGE_STATES = ['open', 'applied', 'denied', 'skipped', 'cascade_deleted'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export class Decider {
  @ObjectId() id: string;
  @Text({ max: 200 }) name: string;
}

export class DecideChange {
  @ObjectId() change_id: string;
  @ObjectId({ description: 'Tenant of the change; a timer that finishes a decision has no session to tell it' })
  tenant_id: string;
  @Text({ max: 64, description: 'Identifies the decision in the audit trail' }) op: string;
  @Nested(() => Decider) decided_by: Decider;
  @List(() => String, { optional: true, description: 'Fields that whoever decided saw: all of them must still wait' })
  fields?: string[];
}

export class ChangeDecided {
  @OneOf(CHANGE_STATES, {
    description: 'How the change stands now: an earlier outcome wins over the one asked for',
  })
  state: Exclude<ChangeState, 'open'>;
  @MapOf({}, { description: 'What became of each field: { current, new }; empty unless applied' })
  fields: Record<string, { current: unknown; new: unknown }>;
  @List(() => String, { description: 'Open changes that ended with this one' }) cascade_deleted: string[];
}

/**
 * Makes a change's values the current ones, or takes the record away. Once per change: a repeat gets the stored answer.
 * Fails with `workflow.change.stale` (details: field -> { base, live, proposed }), `workflow.change.parent_pending`
 * (details: { change_id }), `workflow.change.revised` (a newer change took over fields that were seen),
 * `workflow.change.not_found`.
 */
export const applyChange = internalCall({
  subject: 'kyc.change.apply',
  summary: 'Makes an approved change take effect',
  input: DecideChange,
  output: ChangeDecided,
  callers: ['workflow'],
});

/** Takes a change back; denying the addition of a record takes the record and everything under it away. */
export const discardChange = internalCall({
  subject: 'kyc.change.discard',
  summary: 'Takes a denied change back',
  input: DecideChange,
  output: ChangeDecided,
  callers: ['workflow'],
});

export class AskAffected {
  @ObjectId() change_id: string;
  @ObjectId() tenant_id: string;
}

export class AffectedRecord {
  @OneOf(KINDS) kind: Kind;
  @ObjectId() id: string;
  @Text() title: string;
}

export class Affected {
  @List(() => AffectedRecord, { description: 'The record itself first, then everything under it' })
  records: AffectedRecord[];
  @List(() => String, { description: 'Open changes that would end with it, this one left out' }) change_ids: string[];
}

/** What goes with a record if its removal is approved (or its addition denied); empty for a change of fields. */
export const changeAffects = internalCall({
  subject: 'kyc.change.affected',
  summary: 'Lists what a removal takes with it',
  input: AskAffected,
  output: Affected,
  callers: ['workflow'],
});
