import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Bus } from '@dossier/kit/bus';
import { log } from '@dossier/kit/log';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { applyChange, type ChangeDecided, discardChange } from '@dossier/proto/calls/kyc-changes';
import type { ActionTaken, Decided } from '@dossier/proto/calls/workflow';
import type { FailureCode } from '@dossier/proto/failures/catalogue';
import { Failure, failure } from '@dossier/proto/failures/failure';
import type { Changed } from '@dossier/proto/records/changes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Change, currentFields, type Operation, type ProposedChange } from './change.schema.js';
import { isEnd, type State, statesBefore } from './change.states.js';
import { ChangeCounters } from './change-counters.js';
import { type Outcome, Outcomes } from './outcomes.js';

type Step = Operation['step'];
const STEPS = {
  approve: { during: 'applying', outcome: 'approved', call: applyChange },
  deny: { during: 'denying', outcome: 'rejected', call: discardChange },
} as const satisfies Record<Step, { during: State; outcome: ActionTaken; call: unknown }>;

const OUTCOMES: Record<ChangeDecided['state'], ActionTaken> = {
  applied: 'approved',
  denied: 'rejected',
  skipped: 'skipped',
  cascade_deleted: 'cascade_deleted',
};

/** The client file looked at the change and cannot do it: the change waits again. */
const REFUSALS: readonly FailureCode[] = [
  'workflow.change.stale',
  'workflow.change.revised',
  'workflow.change.parent_pending',
  'workflow.change.not_found',
];

export type Verdict = {
  step: Step;
  by: Principal;
  self: boolean;
  reason?: Pick<Operation, 'text' | 'comment'>;
  /** Revision of the change that the person saw. */
  seen?: number;
};

/** A decision goes through two databases: marked here, carried out in the client file, closed here. Each step can be done again. */
@Injectable()
export class Decisions {
  private readonly underWay = new Map<string, Promise<Decided>>();

  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly outcomes: Outcomes,
    private readonly bus: Bus,
    private readonly store: Store,
    private readonly counters: ChangeCounters,
  ) {}

  /** Marks a pending change as being decided; answers how it stands then, which is another's decision if that came first. */
  async begin(change: ProposedChange, { step, by, self, reason, seen }: Verdict): Promise<Change> {
    const at = new Date();
    const op: Operation = {
      id: randomUUID(),
      step,
      by: by.userId,
      by_name: by.name,
      at,
      touched_at: at,
      self,
      ...(seen === undefined ? {} : { fields: Object.keys(currentFields(change)) }),
      ...reason,
    };
    const { during } = STEPS[step];
    const filter = { _id: change._id, tenant_id: change.tenant_id };
    const begun = await this.changes
      .findOneAndUpdate(
        {
          ...filter,
          state: { $in: statesBefore(during) },
          ...(seen === undefined ? {} : { lost: { $size: seen - 1 } }),
        },
        { $set: { state: during, op } },
        { returnDocument: 'after' },
      )
      .lean<Change>();
    return begun ?? (await this.changes.findOne(filter).lean<Change>()) ?? change;
  }

  /**
   * Carries out the decision that is under way and closes the change. Throws the client file's refusal, or an outage. Whoever asks
   * again meanwhile waits for the same work. With `isWhole` the answer is kept for the Idempotency-Key, as nothing else belongs to
   * the call.
   */
  carryOut(change: Change, op: Operation, { isWhole = true }: { isWhole?: boolean } = {}): Promise<Decided> {
    const running = this.underWay.get(op.id);
    if (running) return running.then((decided) => this.store.write(async () => decided));
    const started = this.perform(change, op, isWhole).finally(() => this.underWay.delete(op.id));
    this.underWay.set(op.id, started);
    return started;
  }

  private async perform(change: Change, op: Operation, isWhole: boolean): Promise<Decided> {
    const order = {
      change_id: change._id,
      tenant_id: change.tenant_id,
      op: op.id,
      decided_by: { id: op.by, name: op.by_name },
      ...(op.step === 'approve' && op.fields ? { fields: op.fields } : {}),
    };
    const decided = await this.bus
      .call(STEPS[op.step].call, order)
      .catch((error: unknown) => this.refused(change, op, error));
    const close = () => this.close(change, op, decided);
    const closed = await insisting(() => (isWhole ? this.store.write(close) : this.store.transaction(close)));
    this.counters.wake();
    return closed;
  }

  private async close(change: Change, op: Operation, decided: ChangeDecided): Promise<Decided> {
    const by = { id: op.by, name: op.by_name };
    for (const id of decided.cascade_deleted)
      await this.outcomes.close(id, change, { state: 'cascade_deleted', at: op.at, by, ended_by: change._id });
    return answerOf(await this.outcomes.close(change._id, change, outcomeOf(change, op, decided)));
  }

  private async refused(change: Change, op: Operation, error: unknown): Promise<never> {
    const code = error instanceof Failure ? error.wire.code : 'system.error';
    if (REFUSALS.includes(code)) {
      const released = { _id: change._id, state: STEPS[op.step].during, 'op.id': op.id };
      await this.changes.updateOne(released, { $set: { state: 'pending' }, $unset: { op: 1 } });
      throw error;
    }
    if (code !== 'system.unavailable') log.error({ code, change: change._id }, 'a decision could not be carried out');
    throw failure('system.unavailable');
  }
}

const CONFLICTS: unknown[] = [11_000, 112];
/** Pauses between the tries, in milliseconds: a transaction of the other one lasts some tens of them. */
const PAUSES = [20, 50, 100, 200, 400];

/**
 * After the client file has carried the decision out. A conflict is then not an answer to the user: the event of a record made
 * meanwhile arrived at the same moment, and the same work is done again. What still fails is an outage, which DecisionRecovery
 * finishes.
 */
async function insisting<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!CONFLICTS.includes((error as { code?: unknown }).code)) throw error;
      await setTimeout(pause);
    }
  }
  throw failure('system.unavailable');
}

/** The answer of a change that ended as asked for, or 409 that tells how it stands. */
export function asAsked(step: Step, decided: Decided): Decided {
  if (decided.actionTaken === STEPS[step].outcome) return decided;
  throw failure('workflow.change.closed', { details: { actionTaken: decided.actionTaken } });
}

export const isSame = (change: Change, { step, by }: Verdict): boolean =>
  change.op
    ? change.op.step === step && change.op.by === by.userId
    : change.state === STEPS[step].outcome && change.handled_by === by.userId;

export function answerOf({ _id, state, handled_at }: Change): Decided {
  if (!isEnd(state)) throw new Error(`Change ${_id} is ${state}, not ended`);
  return { id: _id, actionTaken: state, handled_at: handled_at?.toISOString() };
}

/** An outcome other than the one asked for was somebody else's, who is not known here. */
function outcomeOf({ actionType }: Change, op: Operation, decided: ChangeDecided): Outcome {
  const state = OUTCOMES[decided.state];
  if (state !== STEPS[op.step].outcome) return { state, at: new Date() };
  const { at, by, by_name, self, text, comment } = op;
  const how = { at, by: { id: by, name: by_name }, text, comment };
  if (state !== 'approved') return { state, ...how };
  const applied = actionType === 'remove' ? undefined : (decided.fields as Changed);
  return { state, ...how, self_approved: self, applied };
}
