import { OnEvent } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type ChangeProposed, changeProposed } from '@dossier/proto/events/kyc';
import {
  type ChangeApproved,
  type ChangeClosed,
  type ChangeEnded,
  type ChangeRejected,
  changeApproved,
  changeEnded,
  changeRejected,
} from '@dossier/proto/events/workflow';
import { SECTIONS } from '@dossier/proto/records/model/sections';
import { phrasesOf } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Controller } from '@nestjs/common';
import { Notices } from '../notices/notices.js';
import { Recipients } from '../notices/recipients.js';
import { approvalItem } from '../work/approval-item.js';
import { Work } from '../work/work.js';

const { said } = phrasesOf(texts);

/** Who may approve a change hears that it waits; who proposed it, what became of it. */
@Controller()
export class OnChangeNews {
  constructor(
    private readonly store: Store,
    private readonly notices: Notices,
    private readonly recipients: Recipients,
    private readonly work: Work,
  ) {}

  @OnEvent(changeProposed)
  async proposed({ id, tenant, time, actor, data }: Envelope<ChangeProposed>): Promise<void> {
    const { company_id, company, section, superseded } = data;
    const able = await this.recipients.staff(tenant, [['approve_requested_changes'], [SECTIONS[section].view]]);
    const by = actorOf(tenant, actor);
    await this.store.once('tasks:change-proposed', id, async () => {
      const settled: string[] = [];
      for (const { change_id: old, ends } of superseded)
        if (ends) settled.push(...(await this.settled(company_id, old)));
      await this.work.learnClient(tenant, company);
      const by_other = able.some((each) => each !== actor.id);
      await this.work.put(
        approvalItem({ ...data, tenant_id: tenant, at: time, ...(by_other && { maker_id: actor.id }) }),
      );
      const path = `/${company_id}/workflow/`;
      const news = {
        kind: 'change_waits',
        about: company_id,
        item: data.change_id,
        path,
        client: company.name,
      } as const;
      await this.notices.tell(able, { ...news, text: said.changeWaits(1) }, by, settled);
    });
  }

  @OnEvent(changeApproved)
  approved(event: Envelope<ChangeApproved>): Promise<void> {
    return this.closed(event, said.approved);
  }

  @OnEvent(changeRejected)
  rejected(event: Envelope<ChangeRejected>): Promise<void> {
    return this.closed(event, said.denied);
  }

  @OnEvent(changeEnded)
  ended(event: Envelope<ChangeEnded>): Promise<void> {
    return this.closed(event);
  }

  /** It waits for nobody any more. Answers who had been told that it does. */
  private async settled(company_id: string, change_id: string): Promise<string[]> {
    await this.work.drop('approval', change_id);
    return this.notices.settle('change_waits', company_id, change_id);
  }

  private closed(
    { id, tenant, actor, data }: Envelope<ChangeClosed>,
    outcome?: (title: string) => Phrase,
  ): Promise<void> {
    const { company_id, change_id, maker_id, title = '' } = data;
    const by = actorOf(tenant, actor);
    return this.store.once('tasks:change-closed', id, async () => {
      const settled = await this.settled(company_id, change_id);
      if (!outcome) return this.notices.refresh(settled, company_id, by);
      const path = `/${company_id}/change-log/${change_id}`;
      const client = await this.work.nameOf(company_id);
      const news = { kind: 'change_decided', about: change_id, item: change_id, path, client } as const;
      await this.notices.tell([maker_id], { ...news, text: outcome(title) }, by, settled);
    });
  }
}

const actorOf = (
  tenantId: string,
  { id, name }: Envelope['actor'],
): Pick<Principal, 'tenantId' | 'userId' | 'name'> => ({
  tenantId,
  userId: id,
  name,
});
