import { httpCall } from './call.js';
import { ObjectId } from './fields.js';
import { answerClass } from './kyc-records.js';
import { keysFor } from './record-access.js';
import { addFields } from './record-input.js';

export class ListSubsidiaries {
  @ObjectId() company_id: string;
  @ObjectId({ optional: true }) snapshot_id?: string;
}

export const listSubsidiaries = httpCall({
  subject: 'kyc.subsidiary.list',
  method: 'GET',
  path: 'subsidiaries/list',
  access: keysFor('subsidiary', 'view'),
  summary: 'The subsidiaries of a client',
  input: ListSubsidiaries,
  output: answerClass('SubsidiaryList', { subsidiaries: ['subsidiary'] }),
  fails: ['kyc.company.not_found', 'kyc.snapshot.not_found'],
});

export class EditSubsidiary {
  @ObjectId() _id: string;
}
addFields(EditSubsidiary.prototype, 'subsidiary');

export const editSubsidiary = httpCall({
  subject: 'kyc.subsidiary.edit',
  method: 'POST',
  path: 'subsidiaries/edit',
  access: keysFor('subsidiary', 'update'),
  summary: 'Changes values of a subsidiary; they wait for approval',
  input: EditSubsidiary,
  takesRecordValues: true,
  output: answerClass('SubsidiaryEdited', { subsidiary: 'subsidiary' }, { changes: true }),
  fails: ['kyc.company.not_found', 'kyc.subsidiary.not_found', 'kyc.removal.pending'],
  writes: true,
});
