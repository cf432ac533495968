import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  AddElement,
  DueDiligenceForm,
  DueDiligenceInfo,
  DueDiligenceSaved,
  ElementAdded,
  FormOfVisitor,
  SaveDueDiligence,
} from '@dossier/proto/calls/due-diligence';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { answersOf, missingAnswers } from '@dossier/proto/due-diligence/answers';
import { elementFields, RECORD_FIELDS, SIGNATURE_FIELDS } from '@dossier/proto/due-diligence/elements';
import { canAnswer, canSubmit } from '@dossier/proto/due-diligence/statuses';
import { dueDiligenceMoved } from '@dossier/proto/events/due-diligence';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { documentView } from '../documents/document-view.js';
import { Documents } from '../documents/documents.js';
import type { Element } from '../elements/element.schema.js';
import { Elements } from '../elements/elements.js';
import { elementView, recordView } from '../elements/views.js';
import type { DueDiligence } from '../records/record.schema.js';
import { Records } from '../records/records.js';
import { VisitorSettingsService } from '../visitor-settings/visitor-settings.service.js';
import { checkEdits, editsOf, type Kept, merged } from './edits.js';

/** The form as it is filled in, by visitors and by staff. */
@Injectable()
export class FormService {
  constructor(
    private readonly records: Records,
    private readonly elements: Elements,
    private readonly documents: Documents,
    private readonly settings: VisitorSettingsService,
    private readonly store: Store,
    private readonly events: Events,
  ) {}

  async load({ id }: FormOfVisitor, by: Principal): Promise<DueDiligenceForm> {
    const { record } = await this.records.read(by, id);
    const [elements, docs, { sender }] = await Promise.all([
      this.elements.of(record._id),
      this.documents.of(record._id),
      this.settings.of(record.tenant_id),
    ]);
    return {
      dueDiligence: recordView(record, elements),
      elements: elements.map(elementView),
      docs: docs.map(documentView),
      compnanyName: record.company_name,
      sender,
    };
  }

  async info({ id }: FormOfVisitor, by: Principal): Promise<DueDiligenceInfo> {
    const { record } = await this.records.read(by, id);
    const [elements, { sender }] = await Promise.all([
      this.elements.of(record._id),
      this.settings.of(record.tenant_id),
    ]);
    return { dueDiligence: recordView(record, elements), compnanyName: record.company_name, sender };
  }

  save(input: SaveDueDiligence, by: Principal): Promise<DueDiligenceSaved> {
    const id = typeof input.record?._id === 'string' ? input.record._id : undefined;
    return this.store.write(async () => {
      const { record, party } = await this.records.lock(by, id);
      if (!canAnswer(record.status, party)) throw failure('due_diligence.record.closed');
      const elements = await this.elements.of(record._id);
      const edits = editsOf(input, targetsOf(record, elements), record._id);
      checkEdits(edits);
      const { kept, overtaken } = merged(edits, input.seen);
      await this.keep(record, kept, by);
      const saved = new Map(kept.map(({ _id, answers }) => [_id, answers]));
      const after = <Part extends { _id: string; answers: object }>(part: Part): Part => ({
        ...part,
        answers: saved.get(part._id) ?? part.answers,
      });
      const all = elements.map(after);
      return {
        dueDiligence: recordView({ ...after(record), touched: record.touched || kept.length > 0 }, all),
        elements: all.filter(({ _id }) => saved.has(_id)).map(elementView),
        overtaken,
      };
    });
  }

  add({ id, type, name }: AddElement, by: Principal): Promise<ElementAdded> {
    return this.store.write(async () => {
      const { record, party } = await this.records.lock(by, id);
      if (!canAnswer(record.status, party)) throw failure('due_diligence.record.closed');
      const element = await this.elements.add(record, type, name);
      await this.records.model.updateOne({ _id: record._id }, { $set: { touched: true } });
      await this.store.audit(by, 'due_diligence.element_added', record._id, { type, element: element._id });
      return { element: elementView(element) };
    });
  }

  submit({ id }: FormOfVisitor, by: Principal): Promise<OneDueDiligence> {
    return this.store.write(async () => {
      const { record } = await this.records.lock(by, id);
      if (!canSubmit(record.status)) throw failure('due_diligence.record.closed');
      const unsigned = missingAnswers(SIGNATURE_FIELDS, answersOf(record.answers));
      if (Object.keys(unsigned).length > 0) throw invalid(unsigned);
      const moved = { status: 'submitted', submitted_at: new Date(), touched: true } as const;
      const { _id, company_id } = record;
      await this.records.model.updateOne({ _id }, { $set: moved });
      await this.store.audit(by, 'due_diligence.submitted', _id);
      const told = { due_diligence_id: _id, company_id, status: moved.status };
      await this.events.publish(dueDiligenceMoved, by, company_id, told);
      return { dueDiligence: recordView({ ...record, ...moved }, await this.elements.of(_id)) };
    });
  }

  private async keep(record: DueDiligence, kept: readonly Kept[], by: Principal): Promise<void> {
    const own = kept.find(({ _id }) => _id === record._id);
    if (kept.length === 0) return;
    await this.records.model.updateOne(
      { _id: record._id },
      { $set: { touched: true, ...(own && { answers: own.answers }) } },
    );
    await this.elements.model.bulkWrite(
      kept
        .filter((part) => part !== own)
        .map(({ _id, answers }) => ({ updateOne: { filter: { _id }, update: { $set: { answers } } } })),
    );
    await this.store.audit(by, 'due_diligence.saved', record._id, { parts: kept.map(({ _id }) => _id) });
  }
}

const targetsOf = (record: DueDiligence, elements: readonly Element[]) =>
  new Map([
    [record._id, { _id: record._id, answers: record.answers, fields: RECORD_FIELDS }],
    ...elements.map(
      ({ _id, type, answers }) => [_id, { _id, answers, fields: elementFields(type) }] as [string, never],
    ),
  ]);
