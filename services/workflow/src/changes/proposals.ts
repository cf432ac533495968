import { service } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import type { ChangeProposed, ChangeWithdrawn, SupersededChange } from '@dossier/proto/events/kyc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clients } from '../clients/clients.js';
import type { Change, Proposal, ProposedChange } from './change.schema.js';
import { Outcomes, type Place } from './outcomes.js';

/** Turns what the client file tells into review actions. Events may come in any order and more than once: the result is the same. */
@Injectable()
export class Proposals {
  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly clients: Clients,
    private readonly outcomes: Outcomes,
    private readonly store: Store,
  ) {}

  async record(envelope: Envelope<ChangeProposed>, other_approver: boolean): Promise<void> {
    const { tenant, time, data } = envelope;
    const risk_level = await this.clients.learn(tenant, data.company, time);
    await this.open(
      data.change_id,
      { tenant_id: tenant, company_id: data.company_id },
      {
        ...proposalOf(envelope),
        other_approver,
        risk_level,
      },
    );
    await this.supersede(envelope, data.superseded, data.change_id);
  }

  async supersede(
    { tenant, actor, time, data }: Envelope<ChangeProposed | ChangeWithdrawn>,
    superseded: readonly SupersededChange[],
    ended_by?: string,
  ): Promise<void> {
    const place = { tenant_id: tenant, company_id: data.company_id };
    for (const { change_id, fields, ends } of superseded) {
      await this.outcomes.supersede(change_id, place, fields);
      const outcome = { state: 'skipped', at: new Date(time), by: actor, ended_by } as const;
      if (ends) await this.outcomes.close(change_id, place, outcome);
    }
  }

  private async open(_id: string, place: Place, proposal: Proposal): Promise<void> {
    const known = await this.changes.findOne({ _id, tenant_id: place.tenant_id }).lean<Change>();
    if (known && known.state !== 'expected') return;
    const { ends_as, ...expected }: Change = known ?? { _id, ...place, state: 'expected', lost: [], read_by: [] };
    const change = {
      ...expected,
      ...place,
      ...proposal,
      ...standing({ ...expected, ends_as }, proposal),
      uncounted: true as const,
    };
    await this.changes.replaceOne({ _id }, change, { upsert: true });
    const { kind, object_id, actionType, other_approver } = proposal;
    const maker = { ...service('workflow', place.tenant_id), userId: proposal.user_id, name: proposal.user_name };
    await this.store.audit(maker, 'change.proposed', _id, { kind, object_id, actionType, other_approver });
    if (change.view === 'history') await this.outcomes.tell(change);
  }
}

/** Where a change stands once its proposal is heard: open, or ended as was announced before. */
function standing({ ends_as, handled_at, handled_by }: Change, { user_id, datetime }: Proposal) {
  return ends_as
    ? ({
        state: ends_as,
        view: 'history',
        latest_at: handled_at ?? datetime,
        read_by: handled_by ? [handled_by] : [],
      } as const)
    : ({ state: 'pending', view: 'forConfirmation', latest_at: datetime, read_by: [user_id] } as const);
}

const proposalOf = ({ actor, time, data }: Envelope<ChangeProposed>): Proposal & Partial<ProposedChange> => ({
  user_id: actor.id,
  user_name: actor.name,
  datetime: new Date(time),
  kind: data.kind,
  object_id: data.object_id,
  title: data.title,
  section: data.section,
  actionType: data.actionType,
  fields: data.fields,
  links: data.links,
  above: data.parents.map(({ id }) => id),
  waits_for: data.waits_for,
  documentType: data.documentType,
  file: data.file,
  change_set_id: data.change_set_id,
  origin: data.origin,
});
