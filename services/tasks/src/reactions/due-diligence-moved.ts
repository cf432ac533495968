import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import { OFFICERS } from '@dossier/proto/calls/due-diligence';
import { type DueDiligenceMoved, dueDiligenceMoved } from '@dossier/proto/events/due-diligence';
import type { Envelope } from '@dossier/proto/events/event';
import { phrasesOf } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import { Controller } from '@nestjs/common';
import { Notices } from '../notices/notices.js';
import { Recipients } from '../notices/recipients.js';

const { said } = phrasesOf(texts);

/** Who looks after due diligences hears that one was submitted. */
@Controller()
export class OnDueDiligenceMoved {
  constructor(
    private readonly store: Store,
    private readonly notices: Notices,
    private readonly recipients: Recipients,
  ) {}

  @OnEvent(dueDiligenceMoved)
  async on({ id, tenant, actor, data }: Envelope<DueDiligenceMoved>): Promise<void> {
    if (data.status !== 'submitted') return;
    const officers = await this.recipients.staff(tenant, [OFFICERS]);
    await this.store.once('tasks:due-diligence-moved', id, () =>
      this.notices.tell(
        officers,
        {
          kind: 'due_diligence',
          about: data.due_diligence_id,
          item: id,
          text: said.submitted,
          path: `/${data.company_id}/due-diligence/${data.due_diligence_id}`,
        },
        { tenantId: tenant, userId: actor.id, name: actor.name },
      ),
    );
  }
}
