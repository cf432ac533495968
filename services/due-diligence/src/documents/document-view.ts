import type { DueDiligenceDocument } from '@dossier/proto/calls/due-diligence-views';
import type { Document } from './document.schema.js';

export const documentView = ({
  _id,
  due_diligence_id,
  element,
  tenant_id,
  company_id,
  ...document
}: Document): DueDiligenceDocument => ({
  ...document,
  id: _id,
  dueDiligence: due_diligence_id,
  dueDiligenceElement: element,
});
