import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import { OFFICERS } from '@dossier/proto/calls/due-diligence';
import { type DueDiligenceMoved, dueDiligenceMoved } from '@dossier/proto/events/due-diligence';
import type { Envelope } from '@dossier/proto/events/event';
import { phrasesOf } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import { work } from '@dossier/proto/texts/work';
import { Controller } from '@nestjs/common';
import { Notices } from '../notices/notices.js';
import { Recipients } from '../notices/recipients.js';
import { Work } from '../work/work.js';

const { said } = phrasesOf(texts);
const { titles } = phrasesOf(work);

/** Who looks after due diligences hears that one was submitted. */
@Controller()
export class OnDueDiligenceMoved {
  constructor(
    private readonly store: Store,
    private readonly notices: Notices,
    private readonly recipients: Recipients,
    private readonly work: Work,
  ) {}

  @OnEvent(dueDiligenceMoved)
  async on({ id, tenant, time, actor, data }: Envelope<DueDiligenceMoved>): Promise<void> {
    const { due_diligence_id: about, company_id } = data;
    const path = `/${company_id}/due-diligence/${about}`;
    if (data.status !== 'submitted')
      return this.store.once('tasks:due-diligence-moved', id, () => this.work.drop('answer', about));
    const officers = await this.recipients.staff(tenant, [OFFICERS]);
    await this.store.once('tasks:due-diligence-moved', id, async () => {
      const item = {
        kind: 'answer',
        about,
        tenant_id: tenant,
        company_id,
        audience: 'answers',
        path,
        at: time,
      } as const;
      await this.work.put({ ...item, title: titles.answer });
      const client = await this.work.nameOf(company_id);
      await this.notices.tell(
        officers,
        {
          kind: 'due_diligence',
          about,
          item: id,
          text: said.submitted,
          path,
          client,
        },
        { tenantId: tenant, userId: actor.id, name: actor.name },
      );
    });
  }
}
