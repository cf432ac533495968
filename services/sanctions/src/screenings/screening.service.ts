import { auditEntry } from '@dossier/kit/audit';
import { outboxRow } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { ScreeningAnswer } from '@dossier/proto/calls/screening-result';
import type { CreateScreening, ScreenPerson } from '@dossier/proto/calls/screenings';
import { screeningCompleted } from '@dossier/proto/events/sanctions';
import { type ScreeningRequest, type ScreeningSubject, screeningSubject } from '@dossier/proto/rules/screening';
import { sayWithin, type Unsaid } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { Search } from '../matching/search.js';
import { type Asked, evidenceOf } from './evidence.js';
import { Screenings } from './screenings.js';
import { Subjects } from './subjects.js';

type ScreeningOrder = Pick<Asked, 'company_id' | 'company_name' | 'person_id'> & { request: ScreeningRequest };

/** Screens, and gives no answer that is not stored. */
@Injectable()
export class ScreeningService {
  constructor(
    private readonly subjects: Subjects,
    private readonly search: Search,
    private readonly screenings: Screenings,
    private readonly store: Store,
  ) {}

  async create({ company_id, ...request }: CreateScreening, by: Principal): Promise<ScreeningAnswer> {
    const subject = screeningSubject(request);
    const company_name = await this.subjects.allowedClient(company_id, by);
    return this.screen({ company_id, company_name, request: subject }, subject, by);
  }

  async screenPerson({ person_id }: ScreenPerson, by: Principal): Promise<ScreeningAnswer> {
    const { company_id, company_name, request } = await this.subjects.person(person_id);
    return this.screen({ company_id, company_name, person_id, request }, screeningSubject(request), by);
  }

  private async screen(order: ScreeningOrder, subject: ScreeningSubject, by: Principal): Promise<ScreeningAnswer> {
    const known = await this.store.answered<Unsaid<ScreeningAnswer>>();
    if (known) return sayWithin<ScreeningAnswer>(known);
    const started = performance.now();
    const found = await this.search.find(subject, by.tenantId);
    const { company_id, company_name, person_id } = order;
    const asked: Asked = { company_id, company_name, ...(person_id && { person_id }), subject, by, started };
    return sayWithin<ScreeningAnswer>(await this.keep(asked, evidenceOf(asked, found)));
  }

  private keep({ by }: Asked, { record, answer }: ReturnType<typeof evidenceOf>): Promise<Unsaid<ScreeningAnswer>> {
    const { _id, company_id, person_id, type, matches, alerts, provider, list_versions } = record;
    const audit = auditEntry(by, 'sanctions.screening.completed', _id, { company_id, matches, alerts });
    const event = outboxRow(screeningCompleted, by, company_id, {
      search_id: _id,
      company_id,
      ...(person_id && { person_id }),
      type,
      alerts,
      matches,
      best_score: answer.data.result[0]?.score ?? 0,
      provider,
      list_versions,
    });
    return this.store.writeOne(async () => {
      await this.screenings.add({ ...record, carried: { audit, event } });
      return answer;
    });
  }
}
