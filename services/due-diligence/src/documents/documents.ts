import type { Principal } from '@dossier/kit/principal';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Records } from '../records/records.js';
import type { Visit } from '../records/visit.js';
import { DOCUMENT, type Document, type DocumentModel } from './document.schema.js';

/** The documents of due diligences. */
@Injectable()
export class Documents {
  constructor(
    @InjectModel(DOCUMENT) readonly model: DocumentModel,
    private readonly records: Records,
  ) {}

  of(due_diligence_id: string): Promise<Document[]> {
    return this.model.find({ due_diligence_id }).sort({ _id: 1 }).lean<Document[]>();
  }

  /** A document with its form; whose form one cannot reach is as unknown as none. With `lock` as part of a write. */
  async find(by: Principal, _id: string, how: 'read' | 'lock' = 'read'): Promise<Visit & { document: Document }> {
    const document = await this.model.findOne({ _id, tenant_id: by.tenantId }).lean<Document>();
    if (!document) throw unknown();
    return { ...(await this.visit(by, document, how)), document };
  }

  async findFile(by: Principal, serverName: string): Promise<Document> {
    const document = await this.model
      .findOne({ 'file.serverName': serverName, tenant_id: by.tenantId })
      .lean<Document>();
    if (!document) throw failure('kyc.file.not_found');
    await this.visit(by, document, 'read').catch(() => {
      throw failure('kyc.file.not_found');
    });
    return document;
  }

  private async visit(by: Principal, { due_diligence_id }: Document, how: 'read' | 'lock'): Promise<Visit> {
    if (by.link && by.link.recordId !== due_diligence_id) throw unknown();
    return this.records[how](by, due_diligence_id);
  }
}

const unknown = () => failure('due_diligence.document.not_found');
