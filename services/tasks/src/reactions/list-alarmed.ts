import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type ListAlarmed, listAlarmed } from '@dossier/proto/events/sanctions';
import { phrasesOf } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { sanctionLists } from '@dossier/proto/texts/sanction-lists';
import { Controller } from '@nestjs/common';
import { Notices } from '../notices/notices.js';
import { Recipients } from '../notices/recipients.js';

const { said } = phrasesOf(texts);
const reasons: Readonly<Record<string, Phrase>> = phrasesOf(sanctionLists).reasons;

/** Whoever runs the installation hears that a sanction list is not up to date. */
@Controller()
export class OnListAlarmed {
  constructor(
    private readonly store: Store,
    private readonly notices: Notices,
    private readonly recipients: Recipients,
  ) {}

  @OnEvent(listAlarmed)
  async on({ id, tenant, data: { source, reason } }: Envelope<ListAlarmed>): Promise<void> {
    const people = await this.recipients.operators();
    const path = '/admin/sanction-lists';
    const news = {
      kind: 'list_alarm',
      about: source,
      item: id,
      path,
      text: said.listAlarm(source, reasons[reason] ?? reason),
    } as const;
    // Nobody did it.
    const by = { tenantId: tenant, userId: '', name: '' };
    await this.store.once('tasks:list-alarmed', id, () => this.notices.tell(people, news, by));
  }
}
