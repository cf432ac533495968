import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type FileHistory, getFileHistory } from '@dossier/proto/calls/kyc-file-history';
import {
  type AttachFile,
  attachFile,
  type CreateFileSection,
  createFileSection,
  type DocumentEdit,
  type FileAttached,
  type FileOpened,
  type FilePermitted,
  type OpenFile,
  openFile,
  prepareFile,
  saveDocument,
  type UploadComment,
  uploadComment,
} from '@dossier/proto/calls/kyc-files';
import type { Answer, RecordId } from '@dossier/proto/calls/kyc-records';
import { Controller } from '@nestjs/common';
import { CommentService } from './comment.service.js';
import { DocumentService } from './document.service.js';
import { FileAccessService } from './file-access.service.js';
import { FileHistoryService } from './file-history.service.js';

@Controller()
export class DocumentController {
  constructor(
    private readonly documents: DocumentService,
    private readonly comments: CommentService,
    private readonly access: FileAccessService,
    private readonly histories: FileHistoryService,
  ) {}

  @Handle(prepareFile)
  prepare(input: DocumentEdit, by: Principal): Promise<FilePermitted> {
    return this.documents.prepare(input, by);
  }

  @Handle(attachFile)
  attach(input: AttachFile, by: Principal): Promise<FileAttached> {
    return this.documents.attach(input, by);
  }

  @Handle(saveDocument)
  save(input: DocumentEdit, by: Principal): Promise<Answer> {
    return this.documents.save(input, by);
  }

  @Handle(createFileSection)
  createSection(input: CreateFileSection, by: Principal): Promise<Answer> {
    return this.documents.createSection(input, by);
  }

  @Handle(uploadComment)
  comment(input: UploadComment, by: Principal): Promise<Answer> {
    return this.comments.comment(input, by);
  }

  @Handle(getFileHistory)
  history({ id }: RecordId, by: Principal): Promise<FileHistory> {
    return this.histories.read(id, by);
  }

  @Handle(openFile)
  open(input: OpenFile, by: Principal): Promise<FileOpened> {
    return this.access.open(input, by);
  }
}
