import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type StandingMoved, standingMoved } from '@dossier/proto/events/kyc';
import { KEEPERS } from '@dossier/proto/rules/work';
import { phrasesOf } from '@dossier/proto/texts/define';
import { work as texts } from '@dossier/proto/texts/work';
import { Controller } from '@nestjs/common';
import { Work } from '../work/work.js';

const { titles } = phrasesOf(texts);

/** What has expired or expires soon is work of whoever keeps client files: one item for each client. */
@Controller()
export class OnStandingMoved {
  constructor(
    private readonly store: Store,
    private readonly work: Work,
  ) {}

  @OnEvent(standingMoved)
  on({ id, tenant, data }: Envelope<StandingMoved>): Promise<void> {
    const { company_id, expired, expiring, due_on: due } = data;
    const count = expired + expiring;
    return this.store.once('tasks:standing-moved', id, async () => {
      if (count === 0) return this.work.drop('expiring', company_id);
      const item = { kind: 'expiring', about: company_id, tenant_id: tenant, company_id, audience: KEEPERS } as const;
      return this.work.put({ ...item, title: titles.expiring(count), path: `/${company_id}/`, due });
    });
  }
}
