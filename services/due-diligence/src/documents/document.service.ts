import { can, type Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { FormOfVisitor } from '@dossier/proto/calls/due-diligence';
import type {
  AttachUpload,
  DocumentDeleted,
  DocumentUploaded,
  DueDiligenceDocuments,
  NewUpload,
  ReviewDocument,
  UploadOpened,
} from '@dossier/proto/calls/due-diligence-documents';
import type { FilePermitted } from '@dossier/proto/calls/kyc-files';
import { mediaTypesOf } from '@dossier/proto/documents/acceptance';
import { answerOf } from '@dossier/proto/due-diligence/answers';
import { REQUIREMENTS } from '@dossier/proto/due-diligence/documents';
import { nameFieldOf } from '@dossier/proto/due-diligence/elements';
import { canDelete, canReview, canUpload } from '@dossier/proto/due-diligence/statuses';
import { failure } from '@dossier/proto/failures/failure';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import type { Element } from '../elements/element.schema.js';
import { Elements } from '../elements/elements.js';
import { recordView } from '../elements/views.js';
import { newId } from '../records/new-id.js';
import type { DueDiligence } from '../records/record.schema.js';
import { Records } from '../records/records.js';
import { partyOf } from '../records/visit.js';
import { VisitorSettingsService } from '../visitor-settings/visitor-settings.service.js';
import type { Document } from './document.schema.js';
import { documentView } from './document-view.js';
import { Documents } from './documents.js';

/** Documents that come with a due diligence: uploaded, accepted or rejected, taken back. */
@Injectable()
export class DocumentService {
  constructor(
    private readonly records: Records,
    private readonly elements: Elements,
    private readonly documents: Documents,
    private readonly settings: VisitorSettingsService,
    private readonly store: Store,
  ) {}

  async list({ id }: FormOfVisitor, by: Principal): Promise<DueDiligenceDocuments> {
    const { record } = await this.records.read(by, id);
    const [elements, docs, { sender }] = await Promise.all([
      this.elements.of(record._id),
      this.documents.of(record._id),
      this.settings.of(record.tenant_id),
    ]);
    return {
      dueDiligence: recordView(record, elements),
      compnanyName: record.company_name,
      sender,
      docs: docs.map(documentView),
      elements: elements.filter(({ type }) => type !== 'company').map(placeOf),
      requirements: REQUIREMENTS.map(say),
    };
  }

  /** Everything that can be refused is refused here, before the file is taken. */
  async prepare(upload: NewUpload, by: Principal): Promise<FilePermitted> {
    const { record } = await this.records.read(by, upload.due_diligence_id ?? undefined);
    await this.check(record, upload, by);
    return { accepts: mediaTypesOf(upload.doc_type) };
  }

  attach(upload: AttachUpload, by: Principal): Promise<DocumentUploaded> {
    const { serverName, filename, filesize, type, sha256, active, doc_type, content, dueDiligenceElement } = upload;
    return this.store.write(async () => {
      const { record } = await this.records.lock(by, upload.due_diligence_id ?? undefined);
      await this.check(record, upload, by);
      const document: Document = {
        _id: newId(),
        tenant_id: record.tenant_id,
        company_id: record.company_id,
        due_diligence_id: record._id,
        documentType: doc_type,
        file: {
          ...{ serverName, filename, filesize, type, sha256, uploadDate: new Date().toISOString() },
          ...(active?.length && { active }),
        },
        status: 'pending',
        ...(dueDiligenceElement && { element: dueDiligenceElement }),
        ...(content?.trim() && { client_comment: content.trim() }),
      };
      await this.documents.model.insertMany([document], { lean: true });
      await this.store.audit(by, 'due_diligence.document_uploaded', record._id, { document: document._id, sha256 });
      return { file: documentView(document) };
    });
  }

  review({ id, status, comment }: ReviewDocument, by: Principal): Promise<DocumentUploaded> {
    return this.store.write(async () => {
      const { record, document } = await this.documents.find(by, id, 'lock');
      if (document.status === 'approved') throw failure('due_diligence.document.decided');
      if (!canReview(record.status, document.status)) throw failure('due_diligence.record.closed');
      const reviewed = { status, ...(comment && { admin_comment: comment }) };
      await this.documents.model.updateOne({ _id: id }, { $set: reviewed });
      await this.store.audit(by, `due_diligence.document_${status}`, record._id, { document: id });
      return { file: documentView({ ...document, ...reviewed }) };
    });
  }

  delete(id: string, by: Principal): Promise<DocumentDeleted> {
    return this.store.write(async () => {
      const { record, party, document } = await this.documents.find(by, id, 'lock');
      if (!canDelete(record.status, document.status, party)) throw failure('due_diligence.record.closed');
      await this.documents.model.deleteOne({ _id: id });
      await this.store.audit(by, 'due_diligence.document_deleted', record._id, { document });
      return { id };
    });
  }

  /** Bytes that are shown can be kept: whoever may not download may not look, either. */
  async open(serverName: string, by: Principal): Promise<UploadOpened> {
    const { file } = await this.documents.findFile(by, serverName);
    if (!by.link && !can(by, 'can_download_files')) throw failure('permission.denied');
    return { file };
  }

  private async check(record: DueDiligence, { dueDiligenceElement }: NewUpload, by: Principal): Promise<void> {
    if (!canUpload(record.status, partyOf(by))) throw failure('due_diligence.record.closed');
    if (!dueDiligenceElement) return;
    const place = { _id: dueDiligenceElement, due_diligence_id: record._id };
    if (!(await this.elements.model.exists(place))) throw failure('due_diligence.element.not_found');
  }
}

const placeOf = ({ _id, type, answers }: Element) => ({
  _id,
  type,
  name: String(answerOf(answers[nameFieldOf(type)]) ?? ''),
});
