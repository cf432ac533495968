import { Bus } from '@dossier/kit/bus';
import { page } from '@dossier/kit/mongo';
import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import {
  type CreateDueDiligence,
  type DecideDueDiligence,
  type DueDiligenceFilters,
  type DueDiligencePage,
  remark,
} from '@dossier/proto/calls/due-diligence';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { seeCompany } from '@dossier/proto/calls/kyc-companies';
import { asNew, settled } from '@dossier/proto/due-diligence/answers';
import { canDecide } from '@dossier/proto/due-diligence/statuses';
import { dueDiligenceMoved } from '@dossier/proto/events/due-diligence';
import { failure } from '@dossier/proto/failures/failure';
import { addDays } from '@dossier/proto/rules/dates';
import { Injectable } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import { Elements, type NewElement } from '../elements/elements.js';
import { headerView, recordView } from '../elements/views.js';
import { FormLinksService } from '../links/links.service.js';
import { newId } from '../records/new-id.js';
import type { DueDiligence } from '../records/record.schema.js';
import { Records } from '../records/records.js';
import { partyOf } from '../records/visit.js';

const ORDERINGS = { createdAt: 'createdAt', label: 'label', status: 'status' };

/** Due diligences of a client: opened, listed, decided. */
@Injectable()
export class RecordService {
  constructor(
    private readonly records: Records,
    private readonly elements: Elements,
    private readonly links: FormLinksService,
    private readonly store: Store,
    private readonly events: Events,
    private readonly bus: Bus,
  ) {}

  async list({ company_id, ...asked }: DueDiligenceFilters, by: Principal): Promise<DueDiligencePage> {
    await this.bus.call(seeCompany, { company_id });
    const filter: QueryFilter<DueDiligence> = { tenant_id: by.tenantId, company_id, ...filtered(asked) };
    const { rows, ...count } = await page(this.records.model, filter, asked, ORDERINGS);
    const shown = rows.map(headerView);
    return { dueDiligence: partyOf(by) === 'staff' ? await this.links.shownOn(shown, by) : shown, ...count };
  }

  async get(id: string, by: Principal): Promise<OneDueDiligence> {
    const { record, party } = await this.records.read(by, id);
    const view = recordView(record, await this.elements.of(record._id));
    if (party !== 'staff') return { dueDiligence: view };
    const [dueDiligence = view] = await this.links.shownOn([view], by);
    return { dueDiligence };
  }

  create(asked: CreateDueDiligence, by: Principal): Promise<OneDueDiligence> {
    return this.open(asked, by, ({ company_name }) => ({
      elements: [{ type: 'company', answers: asNew({ company_name }) }],
    }));
  }

  /** With what it holds from the start. */
  async open({ company_id, label }: CreateDueDiligence, by: Principal, begin: Beginning): Promise<OneDueDiligence> {
    const company = await this.bus.call(seeCompany, { company_id });
    if (company.company_type !== 'corporate') throw failure('kyc.company.has_other_kind');
    const { _id } = await this.store.write(async () => {
      const empty = newRecord(company_id, company, label, by);
      const { elements, ...begun } = begin(empty);
      const record = { ...empty, ...begun };
      await this.records.model.insertMany([record], { lean: true });
      await this.elements.begin(record, elements);
      await this.told(record, by, 'due_diligence.created');
      return { _id: record._id };
    });
    // Outside of the transaction, as links live with identity. Without an answer the list asks for them again.
    await this.links.issue({ _id, company_name: company.name }, by);
    return this.get(_id, by);
  }

  async decide({ id, status, comment }: DecideDueDiligence, by: Principal): Promise<OneDueDiligence> {
    await this.store.write(async () => {
      const { record } = await this.records.lock(by, id);
      if (!canDecide(record.status)) throw failure('due_diligence.record.not_submitted');
      if (status === 'approved' && record.comments.some(({ open }) => open))
        throw failure('due_diligence.comments.open');
      const text = remark(comment);
      const said = text && { _id: newId(), text, date: new Date(), author: by.name, open: false };
      const moved = { status, answers: settled(record.answers), reviewed_at: new Date() };
      await this.records.model.updateOne({ _id: id }, { $set: moved, ...(said && { $push: { comments: said } }) });
      await this.elements.settle(id);
      await this.told({ ...record, status }, by, `due_diligence.${status}`);
      return {};
    });
    if (status === 'approved') await this.links.end(id, by);
    return this.get(id, by);
  }

  /** Beside the change itself: its audit entry and its event. */
  async told(record: DueDiligence, by: Principal, action: string): Promise<void> {
    const { _id, company_id, status } = record;
    await this.store.audit(by, action, _id);
    await this.events.publish(dueDiligenceMoved, by, company_id, { due_diligence_id: _id, company_id, status });
  }
}

/** What a form holds when it is opened; made within the transaction that opens it. */
type Beginning = (record: DueDiligence) => Partial<DueDiligence> & { elements: readonly NewElement[] };

const newRecord = (
  company_id: string,
  { name, company_type }: { name: string; company_type: string },
  label: string,
  by: Principal,
): DueDiligence => ({
  _id: newId(),
  tenant_id: by.tenantId,
  company_id,
  company_name: name,
  company_type,
  label,
  status: 'draft',
  answers: {},
  comments: [],
  revision: 0,
  touched: false,
  createdAt: new Date(),
  created_by: { id: by.userId, name: by.name },
});

type Filters = Omit<DueDiligenceFilters, 'company_id'>;

/** Days are whole ones in UTC, the last one included. */
function filtered({
  review_date_present,
  review_from,
  review_to,
  added_from,
  added_to,
}: Filters): QueryFilter<DueDiligence> {
  const between = (from?: string, to?: string) => ({
    ...(from && { $gte: new Date(from) }),
    ...(to && { $lt: new Date(addDays(to, 1)) }),
  });
  const reviewed = {
    ...between(review_from, review_to),
    ...(review_date_present && { $exists: review_date_present === 'yes' }),
  };
  const added = between(added_from, added_to);
  return {
    ...(Object.keys(reviewed).length > 0 && { reviewed_at: reviewed }),
    ...(Object.keys(added).length > 0 && { createdAt: added }),
  };
}
