import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type RequirementDue, type ReviewDue, requirementDue, reviewDue } from '@dossier/proto/events/kyc';
import { dayMonthYear } from '@dossier/proto/rules/dates';
import { phrasesOf } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Controller } from '@nestjs/common';
import { type News, Notices } from '../notices/notices.js';
import { Recipients } from '../notices/recipients.js';

const { said } = phrasesOf(texts);

/** Account managers and supervisors hear what a client file lacks soon, and that its review is near. */
@Controller()
export class OnFileDue {
  constructor(
    private readonly store: Store,
    private readonly notices: Notices,
    private readonly recipients: Recipients,
  ) {}

  @OnEvent(requirementDue)
  requirement(event: Envelope<RequirementDue>): Promise<void> {
    const { data } = event;
    const about = `${data.owner.id}:${data.requirement}`;
    return this.tell(event, { kind: 'requirement', about, item: event.id, text: wordsOf(data) });
  }

  @OnEvent(reviewDue)
  review(event: Envelope<ReviewDue>): Promise<void> {
    const { company_id, next_review_date } = event.data;
    const text = said.reviewDue(dayMonthYear(next_review_date));
    return this.tell(event, { kind: 'review', about: company_id, item: event.id, text });
  }

  private async tell(
    { id, tenant, data }: Envelope<RequirementDue | ReviewDue>,
    news: Pick<News, 'kind' | 'about' | 'item' | 'text'>,
  ): Promise<void> {
    const keepers = await this.recipients.keepers(tenant);
    const place = { path: `/${data.company_id}/`, client: data.company.name };
    await this.store.once('tasks:file-due', id, () =>
      // The date did it, nobody else.
      this.notices.tell(keepers, { ...news, ...place }, { tenantId: tenant, userId: '', name: '' }),
    );
  }
}

function wordsOf({ state, title, ends_on = '' }: RequirementDue): Phrase {
  if (state === 'stale') return said.stale(title);
  return said[state](title, dayMonthYear(ends_on));
}
