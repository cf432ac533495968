import { Flag, ObjectId, OneOf, Text } from '../calls/fields.js';
import { KINDS, type Kind } from '../records/model/definition.js';
import { event, WHO_SEES_CHANGES } from './event.js';

/** The actor of the envelope is who decided; the events of one client keep their order. */
export class ChangeClosed {
  @ObjectId() change_id: string;
  @ObjectId() company_id: string;
  @OneOf(KINDS) kind: Kind;
  @ObjectId() object_id: string;
  @OneOf(['add', 'change', 'remove']) actionType: string;
  @ObjectId({ optional: true, description: 'Who proposed it' }) maker_id?: string;
  @Text({ optional: true, description: 'Title of the record' }) title?: string;
}

export class ChangeApproved extends ChangeClosed {
  @Flag({ description: 'The maker approved the own change' }) self_approved: boolean;
}

export const changeApproved = event({
  subject: 'dossier.workflow.change.approved.v1',
  summary: 'A proposed change was approved and took effect',
  data: ChangeApproved,
  live: () => [WHO_SEES_CHANGES],
});

export class ChangeRejected extends ChangeClosed {
  @Text({ max: 20_000, description: 'The reason as plain text' }) reason: string;
  @Flag({ description: 'The maker took the own change back' }) withdrawn: boolean;
}

export const changeRejected = event({
  subject: 'dossier.workflow.change.rejected.v1',
  summary: 'A proposed change was turned down',
  data: ChangeRejected,
  live: () => [WHO_SEES_CHANGES],
});

export class ChangeEnded extends ChangeClosed {
  @OneOf(['skipped', 'cascade_deleted']) actionTaken: string;
  @ObjectId({ optional: true, description: 'The change that ended this one' }) ended_by?: string;
}

export const changeEnded = event({
  subject: 'dossier.workflow.change.ended.v1',
  summary: 'A proposed change ended without a decision of its own and was not applied',
  data: ChangeEnded,
  live: () => [WHO_SEES_CHANGES],
});
