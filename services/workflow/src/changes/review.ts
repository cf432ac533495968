import { can, type Principal } from '@dossier/kit/principal';
import type { Blocked } from '@dossier/proto/calls/notifications';
import type { FailureCode } from '@dossier/proto/failures/catalogue';
import { type Failure, failure, failureMessage } from '@dossier/proto/failures/failure';
import { inputTexts } from '@dossier/proto/texts/inputs';
import { type Phrase, say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import type { ProposedChange } from './change.schema.js';
import { currentFields, revisionOf } from './change.schema.js';
import { FourEyes } from './four-eyes.js';
import { unreadableFields } from './readable.js';

/** What one person may do about a change, and why it cannot be approved. */
export type Review = { may_approve: boolean; may_deny: boolean; may_withdraw: boolean; blocked?: Blocked };

/** Who may decide what: the one rule behind the answers and behind the decisions. */
@Injectable()
export class Reviews {
  constructor(private readonly fourEyes: FourEyes) {}

  /** `parents`: the pending additions known to be still open. */
  of(change: ProposedChange, by: Principal, parents: ReadonlySet<string>): Review {
    const isPending = change.state === 'pending';
    const own = change.user_id === by.userId;
    const approves = isPending && can(by, 'approve_requested_changes');
    const blocked = approves ? (this.obstacle(change, by) ?? waitsFor(change, parents)) : undefined;
    return {
      may_approve: approves && !blocked,
      may_deny: isPending && !own && can(by, 'reject_requested_changes'),
      may_withdraw: isPending && own,
      ...(blocked ? { blocked: told(blocked) } : {}),
    };
  }

  /** Throws unless the person may approve this change as it stands now. */
  assertMayApprove(change: ProposedChange, by: Principal): void {
    const obstacle = this.obstacle(change, by);
    if (obstacle) throw refusal(obstacle);
  }

  /** Whether the maker approves; call `assertMayApprove` first. */
  isSelfApproval = (change: ProposedChange, by: Principal): boolean => change.user_id === by.userId;

  private obstacle(change: ProposedChange, by: Principal): Obstacle | undefined {
    if (this.isSelfApproval(change, by) && !this.fourEyes.maySelfApprove(change))
      return blockedBy('workflow.change.own');
    const [hidden] = unreadableFields(change.kind, Object.keys(currentFields(change)), by);
    if (!hidden) return undefined;
    return blockedBy('workflow.change.unreadable', hidden.permission ? { permission: hidden.permission } : {});
  }
}

/** Throws 409 unless the change is what the person saw. */
export function assertSeen(change: ProposedChange, seen: number | undefined): void {
  if (seen !== undefined && seen !== revisionOf(change))
    throw failure('workflow.change.revised', { details: { revision: revisionOf(change) } });
}

const waitsFor = ({ waits_for }: ProposedChange, parents: ReadonlySet<string>): Obstacle | undefined =>
  waits_for && parents.has(waits_for)
    ? blockedBy('workflow.change.parent_pending', { change_id: waits_for })
    : undefined;

type Obstacle = { code: FailureCode; change_id?: string; permission?: string };

const blockedBy = (code: FailureCode, more: Omit<Obstacle, 'code'> = {}): Obstacle => ({ code, ...more });

const reasonOf = ({ code, permission }: Obstacle): Phrase =>
  permission ? inputTexts.lacksPermission(failureMessage(code), permission) : failureMessage(code);

const told = (obstacle: Obstacle): Blocked => ({ ...obstacle, message: say(reasonOf(obstacle)) });

const refusal = (obstacle: Obstacle): Failure => {
  const { code, permission } = obstacle;
  return failure(code, { message: reasonOf(obstacle), ...(permission ? { details: { permission } } : {}) });
};
