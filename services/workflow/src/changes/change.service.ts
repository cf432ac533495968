import { findOrFail } from '@dossier/kit/mongo';
import { type Principal, requireAny } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { ApproveChange, Decided, DenyChange, SeenChange } from '@dossier/proto/calls/workflow';
import { Failure, failure, invalid } from '@dossier/proto/failures/failure';
import { inputTexts } from '@dossier/proto/texts/inputs';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Change, ProposedChange } from './change.schema.js';
import { isEnd } from './change.states.js';
import { answerOf, asAsked, Decisions, isSame, type Verdict } from './decisions.js';
import { FourEyes } from './four-eyes.js';
import { readableFields } from './readable.js';
import { reasonOf } from './reason.js';
import { assertSeen, Reviews } from './review.js';
import { visibleTo } from './scope.js';

@Injectable()
export class ChangeService {
  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly decisions: Decisions,
    private readonly reviews: Reviews,
    private readonly fourEyes: FourEyes,
    private readonly store: Store,
  ) {}

  /** With the additions it waits for, if they are named: each is a decision of its own, and none is begun unless all may be. */
  async approve({ with: above = [], ...asked }: ApproveChange, by: Principal): Promise<Decided> {
    const known = await this.store.answered<Decided>();
    if (known) return asAsked('approve', known);
    const change = await this.approvable(asked, by);
    const parents = await Promise.all(above.map((each) => this.approvable(each, by)));
    assertChain([...parents, change]);
    for (const [at, parent] of parents.entries())
      if (parent.state !== 'approved')
        await this.decide(parent, this.approval(parent, above[at], by), { isWhole: false });
    return this.decide(change, this.approval(change, asked, by));
  }

  async deny({ id, text, comment, seen }: DenyChange, by: Principal): Promise<Decided> {
    const known = await this.store.answered<Decided>();
    if (known) return asAsked('deny', known);
    const change = await this.find(id, by);
    const self = change.user_id === by.userId;
    if (!self) requireAny(by, 'reject_requested_changes');
    if (change.state === 'pending') assertSeen(change, seen);
    return this.decide(change, { step: 'deny', by, self, seen, reason: reasonOf(text, comment) });
  }

  countUndecidable(tenant_id: string, approvers: readonly string[]): Promise<number> {
    return this.changes.countDocuments(this.fourEyes.undecidableBy(tenant_id, approvers));
  }

  /** The change, if the person may approve it as it stands. What is decided already is for `decide` to answer. */
  private async approvable({ id, seen }: SeenChange, by: Principal): Promise<ProposedChange> {
    const change = await this.find(id, by);
    if (change.state !== 'pending') return change;
    this.reviews.assertMayApprove(change, by);
    assertSeen(change, seen);
    return change;
  }

  private approval(change: ProposedChange, asked: SeenChange | undefined, by: Principal): Verdict {
    const self = change.state === 'pending' && this.reviews.isSelfApproval(change, by);
    return { step: 'approve', by, self, seen: asked?.seen };
  }

  private find(id: string, by: Principal): Promise<ProposedChange> {
    const filter = { ...visibleTo(by), _id: id, view: { $exists: true } };
    return findOrFail(this.changes, filter, 'workflow.change.not_found') as Promise<ProposedChange>;
  }

  private async decide(change: ProposedChange, verdict: Verdict, how?: { isWhole: boolean }): Promise<Decided> {
    const current = change.state === 'pending' ? await this.decisions.begin(change, verdict) : change;
    if (current.state === 'pending') assertSeen(current as ProposedChange, verdict.seen);
    if (!isSame(current, verdict)) throw closed(current);
    const decided = current.op
      ? await this.decisions.carryOut(current, current.op, how).catch(toldTo(verdict.by, current as ProposedChange))
      : await this.store.write(async () => answerOf(current));
    return asAsked(verdict.step, decided);
  }
}

/** Each addition has to be what the next change waits for. */
function assertChain(changes: readonly ProposedChange[]): void {
  const isBroken = changes.some((each, at) => at > 0 && each.waits_for !== changes[at - 1]?._id);
  if (isBroken) throw invalid({ with: inputTexts.brokenChain });
}

/** The three values of a stale field are for those who may read the field. */
const toldTo =
  (by: Principal, { kind }: ProposedChange) =>
  (error: unknown): never => {
    if (!(error instanceof Failure) || error.wire.code !== 'workflow.change.stale') throw error;
    const details = readableFields(kind, error.wire.details as Record<string, unknown>, by);
    throw failure('workflow.change.stale', { details });
  };

const closed = ({ state, handled_by_name, op }: Change) =>
  failure('workflow.change.closed', {
    details: {
      state,
      ...(isEnd(state) ? { actionTaken: state } : {}),
      handled_by_name: handled_by_name ?? op?.by_name,
    },
  });
