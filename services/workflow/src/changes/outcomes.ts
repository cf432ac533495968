import { Events } from '@dossier/kit/outbox';
import { type Principal, service } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { ActionTaken } from '@dossier/proto/calls/workflow';
import { changeApproved, changeEnded, changeRejected } from '@dossier/proto/events/workflow';
import type { Changed } from '@dossier/proto/records/changes';
import type { Delta } from '@dossier/proto/records/model/field';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Change, ProposedChange } from './change.schema.js';
import { isEnd, statesBefore } from './change.states.js';

/** How a change ended. Nobody is named when the client file ended it in a way this service has yet to hear of. */
export type Outcome = {
  state: ActionTaken;
  at: Date;
  by?: { id: string; name: string };
  ended_by?: string;
  self_approved?: boolean;
  /** What became current, as the client file tells it: calculated values were worked out again. */
  applied?: Changed;
  text?: string;
  comment?: Delta;
};
export type Place = { tenant_id: string; company_id: string };

/** The one way a change ends. Each method is part of its caller's transaction, and doing it again changes nothing. */
@Injectable()
export class Outcomes {
  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly store: Store,
    private readonly events: Events,
  ) {}

  async close(id: string, place: Place, outcome: Outcome): Promise<Change> {
    const known = await this.expect(id, place);
    if (isEnd(known.state)) return this.complete(known, outcome);
    if (known.state === 'expected')
      return this.set(known, { ends_as: known.ends_as ?? outcome.state, ...facts(outcome) });
    const ended = await this.set(known, {
      state: outcome.state,
      view: 'history',
      latest_at: outcome.at,
      read_by: outcome.by ? [outcome.by.id] : [],
      uncounted: true,
      ...facts(outcome),
    });
    await this.tell(ended as ProposedChange);
    return ended;
  }

  /** Newer changes took these fields over. */
  async supersede(id: string, place: Place, fields: readonly string[]): Promise<void> {
    await this.expect(id, place);
    await this.changes.updateOne({ _id: id }, { $addToSet: { lost: { $each: [...fields] } } });
  }

  /** The audit entry and the event of an end, once both the end and the proposal are known. */
  async tell(change: ProposedChange): Promise<void> {
    const by = actor(change);
    const { company_id, kind, object_id, actionType, ended_by, user_id: maker_id, title } = change;
    const closed = { change_id: change._id, company_id, kind, object_id, actionType, maker_id, title };
    await this.store.audit(by, `change.${change.state}`, change._id, auditDetail(change));
    if (change.state === 'approved') {
      await this.events.publish(changeApproved, by, company_id, {
        ...closed,
        self_approved: change.self_approved ?? false,
      });
    } else if (change.state === 'rejected') {
      const withdrawn = change.handled_by === change.user_id;
      await this.events.publish(changeRejected, by, company_id, { ...closed, reason: change.text ?? '', withdrawn });
    } else {
      await this.events.publish(changeEnded, by, company_id, { ...closed, actionTaken: change.state, ended_by });
    }
  }

  private async expect(id: string, place: Place): Promise<Change> {
    const known = await this.changes.findOne({ _id: id, tenant_id: place.tenant_id }).lean<Change>();
    if (known) return known;
    const expected: Change = { _id: id, ...place, state: 'expected', lost: [], read_by: [] };
    await this.changes.create(expected);
    return expected;
  }

  /** Names the handler of an end that was first learnt without one. */
  private async complete(known: Change, outcome: Outcome): Promise<Change> {
    const isNews = known.state === outcome.state && !known.handled_by && outcome.by !== undefined;
    return isNews ? this.set(known, facts(outcome)) : known;
  }

  private async set(known: Change, values: Partial<Change>): Promise<Change> {
    const from = values.state ? statesBefore(values.state) : [known.state];
    await this.changes.updateOne({ _id: known._id, state: { $in: from } }, { $set: values, $unset: { op: 1 } });
    return { ...known, ...values };
  }
}

const facts = ({ at, by, ended_by, self_approved, applied, text, comment }: Outcome): Partial<Change> => ({
  handled_at: at,
  ...(by ? { handled_by: by.id, handled_by_name: by.name } : {}),
  ...(ended_by ? { ended_by } : {}),
  ...(self_approved ? { self_approved } : {}),
  ...(applied ? { fields: applied } : {}),
  ...(text ? { text, comment } : {}),
});

const auditDetail = ({ kind, object_id, actionType, self_approved, text, ended_by }: ProposedChange) => ({
  kind,
  object_id,
  actionType,
  ...(self_approved ? { self_approved } : {}),
  ...(text ? { reason: text } : {}),
  ...(ended_by ? { ended_by } : {}),
});

const actor = ({ tenant_id, handled_by, handled_by_name }: Change): Principal => ({
  ...service('workflow', tenant_id),
  ...(handled_by ? { userId: handled_by, name: handled_by_name ?? '' } : {}),
});
