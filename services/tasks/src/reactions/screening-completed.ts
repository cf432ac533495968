import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type ScreeningCompleted, screeningCompleted } from '@dossier/proto/events/sanctions';
import { phrasesOf } from '@dossier/proto/texts/define';
import { work as texts } from '@dossier/proto/texts/work';
import { Controller } from '@nestjs/common';
import { Work } from '../work/work.js';

const { titles } = phrasesOf(texts);

/** Possible matches are work until somebody says what was found, or a later screening of the same one has none. */
@Controller()
export class OnScreeningCompleted {
  constructor(
    private readonly store: Store,
    private readonly work: Work,
  ) {}

  @OnEvent(screeningCompleted)
  on({ id, tenant, time, data }: Envelope<ScreeningCompleted>): Promise<void> {
    const { search_id, company_id, person_id, type, alerts } = data;
    const about = person_id ? `${company_id}:${person_id}` : `${company_id}:${type}`;
    return this.store.once('tasks:screening-completed', id, async () => {
      if (alerts === 0) return this.work.drop('alert', about);
      const path = `/${company_id}/sanction-screening-lookups/${search_id}`;
      const placed = {
        kind: 'alert',
        about,
        tenant_id: tenant,
        audience: 'alerts',
        company_id,
        path,
        at: time,
      } as const;
      return this.work.put({ ...placed, title: titles.alert(alerts) });
    });
  }
}
