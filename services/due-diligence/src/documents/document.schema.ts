import { DOCUMENT_STATUSES, type DocumentStatus } from '@dossier/proto/due-diligence/statuses';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { type Model, Schema } from 'mongoose';
import { schemaOptions } from '../records/record.schema.js';

export type Document = {
  _id: string;
  tenant_id: string;
  company_id: string;
  due_diligence_id: string;
  documentType: string;
  file: StoredFile;
  /** Whose passport or proof of address it is. */
  element?: string;
  client_comment?: string;
  admin_comment?: string;
  status: DocumentStatus;
};

export const DOCUMENT = 'Document';
export type DocumentModel = Model<Document>;
export const documentSchema: Schema<Document> = new Schema<Document>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    due_diligence_id: { type: String, required: true },
    documentType: { type: String, required: true },
    file: Schema.Types.Mixed,
    element: String,
    client_comment: String,
    admin_comment: String,
    status: { type: String, enum: DOCUMENT_STATUSES, required: true },
  },
  { ...schemaOptions, collection: 'documents' },
)
  .index({ due_diligence_id: 1, _id: 1 })
  .index({ 'file.serverName': 1 }, { unique: true });
