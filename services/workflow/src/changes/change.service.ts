import { findOrFail } from '@dossier/kit/mongo';
import { type Principal, requireAny } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { ChangeId, Decided, DenyChange } from '@dossier/proto/calls/workflow';
import { Failure, failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Change, HeardChange } from './change.schema.js';
import { isEnd } from './change.states.js';
import { answerOf, asAsked, Decisions, isSame, type Verdict } from './decisions.js';
import { FourEyes } from './four-eyes.js';
import { readableFields } from './readable.js';
import { reasonOf } from './reason.js';
import { visibleTo } from './scope.js';

@Injectable()
export class ChangeService {
  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly decisions: Decisions,
    private readonly fourEyes: FourEyes,
    private readonly store: Store,
  ) {}

  async approve({ id }: ChangeId, by: Principal): Promise<Decided> {
    const known = await this.store.answered<Decided>();
    if (known) return asAsked('approve', known);
    const change = await this.find(id, by);
    const self = change.state === 'pending' && (await this.fourEyes.isSelfApproval(change, by));
    return this.decide(change, { step: 'approve', by, self });
  }

  async deny({ id, text, comment }: DenyChange, by: Principal): Promise<Decided> {
    const known = await this.store.answered<Decided>();
    if (known) return asAsked('deny', known);
    const change = await this.find(id, by);
    const self = change.user_id === by.userId;
    if (!self) requireAny(by, 'reject_requested_changes');
    return this.decide(change, { step: 'deny', by, self, reason: reasonOf(text, comment) });
  }

  private find(id: string, by: Principal): Promise<HeardChange> {
    const filter = { ...visibleTo(by), _id: id, view: { $exists: true } };
    return findOrFail(this.changes, filter, 'workflow.change.not_found') as Promise<HeardChange>;
  }

  private async decide(change: Change, verdict: Verdict): Promise<Decided> {
    const current = change.state === 'pending' ? await this.decisions.begin(change, verdict) : change;
    if (!isSame(current, verdict)) throw closed(current);
    const decided = current.op
      ? await this.decisions.carryOut(current, current.op).catch(toldTo(verdict.by, current as HeardChange))
      : await this.store.write(async () => answerOf(current));
    return asAsked(verdict.step, decided);
  }
}

/** The three values of a stale field are for those who may read the field. */
const toldTo =
  (by: Principal, { kind }: HeardChange) =>
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
