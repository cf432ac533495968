import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { FormOfVisitor } from '@dossier/proto/calls/due-diligence';
import {
  type AttachUpload,
  attachUpload,
  type DeleteDocument,
  type DocumentDeleted,
  type DocumentId,
  type DocumentUploaded,
  type DueDiligenceDocuments,
  deleteDocument,
  dueDiligenceDocInfo,
  type NewUpload,
  type OpenUpload,
  openUpload,
  prepareUpload,
  type ReviewDocument,
  removeUpload,
  reviewDocument,
  type UploadOpened,
} from '@dossier/proto/calls/due-diligence-documents';
import type { FilePermitted } from '@dossier/proto/calls/kyc-files';
import { Controller } from '@nestjs/common';
import { DocumentService } from './document.service.js';

@Controller()
export class DocumentController {
  constructor(private readonly documents: DocumentService) {}

  @Handle(dueDiligenceDocInfo)
  list(input: FormOfVisitor, by: Principal): Promise<DueDiligenceDocuments> {
    return this.documents.list(input, by);
  }

  @Handle(prepareUpload)
  prepare(input: NewUpload, by: Principal): Promise<FilePermitted> {
    return this.documents.prepare(input, by);
  }

  @Handle(attachUpload)
  attach(input: AttachUpload, by: Principal): Promise<DocumentUploaded> {
    return this.documents.attach(input, by);
  }

  @Handle(reviewDocument)
  review(input: ReviewDocument, by: Principal): Promise<DocumentUploaded> {
    return this.documents.review(input, by);
  }

  @Handle(deleteDocument)
  delete({ id }: DeleteDocument, by: Principal): Promise<DocumentDeleted> {
    return this.documents.delete(id, by);
  }

  @Handle(removeUpload)
  remove({ id }: DocumentId, by: Principal): Promise<DocumentDeleted> {
    return this.documents.delete(id, by);
  }

  @Handle(openUpload)
  open({ id }: OpenUpload, by: Principal): Promise<UploadOpened> {
    return this.documents.open(id, by);
  }
}
