import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { ConfirmUnchanged, RequestRefresh } from '@dossier/proto/calls/due-diligence-refresh';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { filedRecords } from '@dossier/proto/calls/kyc-intake';
import { answerOf } from '@dossier/proto/due-diligence/answers';
import type { Confirmation } from '@dossier/proto/due-diligence/refresh';
import { canAnswer } from '@dossier/proto/due-diligence/statuses';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { dueDiligenceErrors } from '@dossier/proto/texts/due-diligence';
import { Injectable } from '@nestjs/common';
import { Documents } from '../documents/documents.js';
import { Elements } from '../elements/elements.js';
import { recordView } from '../elements/views.js';
import { RecordService } from '../lifecycle/record.service.js';
import type { DueDiligence } from '../records/record.schema.js';
import { Records } from '../records/records.js';
import { beginning, type Earlier } from './beginning.js';

/** Requests to look through again what the client file has. */
@Injectable()
export class RefreshService {
  constructor(
    private readonly records: Records,
    private readonly forms: RecordService,
    private readonly elements: Elements,
    private readonly documents: Documents,
    private readonly store: Store,
    private readonly bus: Bus,
  ) {}

  /** Only what is approved reaches a client. */
  async request({ sections, documents, ...asked }: RequestRefresh, by: Principal): Promise<OneDueDiligence> {
    const { company_id } = asked;
    const { records: file } = await this.bus.call(filedRecords, { company_id, approved: true });
    const begun = beginning({ sections, documents }, file, await this.earlier(company_id, by));
    return this.forms.open(asked, by, () => begun);
  }

  /** Once more changes nothing but the day. */
  confirm({ id, part, unchanged, name }: ConfirmUnchanged, by: Principal): Promise<OneDueDiligence> {
    return this.store.write(async () => {
      const { record, party } = await this.records.lock(by, id);
      if (!canAnswer(record.status, party)) throw failure('due_diligence.record.closed');
      const person = whoConfirms(record, by, name);
      await this.mark(record, part, unchanged ? { at: new Date(), by: person } : undefined, by);
      const named = by.link && !signedAs(record) ? { 'answers.filler_full_name': { new_value: person } } : {};
      await this.records.model.updateOne({ _id: record._id }, { $set: { touched: true, ...named } });
      const what = unchanged ? 'due_diligence.confirmed_unchanged' : 'due_diligence.confirmation_taken_back';
      await this.store.audit(by, what, record._id, { part, person });
      const now = await this.records.read(by, id);
      return { dueDiligence: recordView(now.record, await this.elements.of(record._id)) };
    });
  }

  /** The link of the documents confirms documents and nothing else. */
  private async mark(record: DueDiligence, part: string, confirmed: Confirmation | undefined, by: Principal) {
    const { _id, refresh } = record;
    const set = (field: string) => (confirmed ? { $set: { [field]: confirmed } } : { $unset: { [field]: 1 } });
    const at = refresh?.documents.findIndex((each) => each._id === part) ?? -1;
    if (at >= 0) {
      if (!refresh?.documents[at]?.filed) throw failure('due_diligence.refresh.nothing_filed');
      await this.records.model.updateOne({ _id }, set(`refresh.documents.${at}.confirmed`));
      return;
    }
    if (by.link?.purpose === 'due_diligence_documents') throw failure('due_diligence.element.not_found');
    if (part === _id && refresh?.sections.includes('fatca')) {
      await this.records.model.updateOne({ _id }, set('refresh.confirmed'));
      return;
    }
    const place = { _id: part, due_diligence_id: _id, filed: { $exists: true } };
    const { matchedCount } = await this.elements.model.updateOne(place, set('confirmed'));
    if (matchedCount === 0) throw failure('due_diligence.element.not_found');
  }

  private async earlier(company_id: string, { tenantId }: Principal): Promise<Earlier> {
    const record = await this.records.model
      .findOne({ tenant_id: tenantId, company_id, status: 'SIGNED' })
      .sort({ filed_at: -1 })
      .lean<DueDiligence>();
    if (!record) return { elements: [], documents: [] };
    const [elements, documents] = await Promise.all([this.elements.of(record._id), this.documents.of(record._id)]);
    return { record, elements, documents };
  }
}

const signedAs = ({ answers }: DueDiligence): string => String(answerOf(answers.filler_full_name) ?? '');

/** A visitor is nobody we know: who signs says so, or whoever confirms first. */
function whoConfirms(record: DueDiligence, { link, name }: Principal, given: string | undefined): string {
  const person = link ? signedAs(record) || given : name;
  if (!person) throw invalid({ name: dueDiligenceErrors.whoConfirms });
  return person;
}
