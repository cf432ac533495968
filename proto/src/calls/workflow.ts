import { failureMessage } from '../failures/failure.js';
import { LIMITS } from '../rules/limits.js';
import { cleanDelta } from '../rules/rich-text.js';
import { inputTexts } from '../texts/inputs.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { Anything, DateTime, List, ObjectId, OneOf, Text, Whole } from './fields.js';
import { Notification } from './notifications.js';

export const ACTIONS_TAKEN = ['approved', 'rejected', 'skipped', 'cascade_deleted'] as const;
export type ActionTaken = (typeof ACTIONS_TAKEN)[number];

export class ChangeId {
  @ObjectId() id: string;
}

/** A change and the revision of it that the person saw. */
export class SeenChange extends ChangeId {
  @Whole({
    optional: true,
    min: 1,
    description:
      'Revision of the change that the person saw; if another one stands there now, nothing is decided (409)',
  })
  seen?: number;
}

export class ApproveChange extends SeenChange {
  @List(() => SeenChange, {
    optional: true,
    description:
      'Additions that this change waits for, outermost first: they are approved before it, each by a decision of its own',
  })
  with?: SeenChange[];
}

export class Decided {
  @ObjectId() id: string;
  @OneOf(ACTIONS_TAKEN) actionTaken: ActionTaken;
  @DateTime({ optional: true }) handled_at?: string;
}

export const approveChange = httpCall({
  subject: 'workflow.change.approve',
  method: 'POST',
  path: 'changes/approve',
  access: ['approve_requested_changes'],
  summary: 'Make a proposed change take effect',
  input: ApproveChange,
  output: Decided,
  fails: [
    'workflow.change.not_found',
    'workflow.change.own',
    'workflow.change.unreadable',
    'workflow.change.revised',
    'workflow.change.closed',
    'workflow.change.stale',
    'workflow.change.parent_pending',
  ],
  writes: true,
});

export class DenyChange extends SeenChange {
  @Text({
    min: LIMITS.denialReason,
    max: LIMITS.richText,
    trim: true,
    message: failureMessage('workflow.reason.too_short'),
    description: 'The reason as plain text',
  })
  text: string;
  @Anything({
    description: 'The reason as Quill Delta, as an object or as JSON text; what is not plain formatting is left out',
  })
  comment?: unknown;
}

/** Without a formatted form the text itself becomes one. */
function commentErrors({ comment }: Partial<DenyChange>): FieldErrors {
  if (comment === undefined || comment === null || comment === '' || cleanDelta(comment)) return {};
  return { comment: inputTexts.richText };
}

/** The maker may take back the own change, so the permission is decided where the change is known. */
export const denyChange = httpCall({
  subject: 'workflow.change.deny',
  method: 'POST',
  path: 'changes/deny',
  access: 'signed-in',
  summary: 'Turn a proposed change down with a reason, or take back the own one',
  input: DenyChange,
  output: Decided,
  check: commentErrors,
  fails: ['permission.denied', 'workflow.change.not_found', 'workflow.change.closed', 'workflow.change.revised'],
  writes: true,
});

export class RelatedChanges {
  @List(() => Notification, { description: 'Changes that end with this one and are not applied' })
  relatedChanges: Notification[];
}

export const affectedChanges = httpCall({
  subject: 'workflow.change.affected',
  method: 'POST',
  path: 'changes/affected',
  access: ['view_requested_changes', 'approve_requested_changes', 'view_change_log'],
  summary: 'List the changes that a removal takes with it',
  input: ChangeId,
  output: RelatedChanges,
  fails: ['workflow.change.not_found'],
});
