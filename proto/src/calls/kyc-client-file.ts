import type { PermissionKey } from '../permissions/keys.js';
import { FILE_KINDS, KINDS, type Kind } from '../records/definitions.js';
import type { Plain } from '../records/model/json.js';
import { SECTIONS } from '../records/model/sections.js';
import { FILE_KEYS } from '../records/wire-names.js';
import { httpCall } from './call.js';
import { DOCUMENTS_OF_LINK } from './due-diligence-documents.js';
import { List, MapOf, ObjectId, OneOf, Text } from './fields.js';
import { FileOfCompany } from './kyc-companies.js';
import { answerClass } from './kyc-records.js';
import { FILE_VIEW_KEYS, keysFor } from './record-access.js';

const all = (act: 'update' | 'upload'): PermissionKey[] => [
  ...new Set(FILE_KINDS.flatMap((kind) => keysFor(kind, act))),
];

/** The arrays of the answer, each with its kind. */
const ARRAYS = Object.fromEntries(FILE_KINDS.map((kind): [string, [Kind]] => [FILE_KEYS[kind], [kind]]));

export const getClientFile = httpCall({
  subject: 'kyc.client-file.get',
  method: 'GET',
  path: 'get-kyc-files-info_2',
  access: FILE_VIEW_KEYS,
  summary: 'All records of a client file that one may see',
  input: FileOfCompany,
  output: answerClass('ClientFile', ARRAYS),
  fails: ['kyc.company.not_found', 'kyc.snapshot.not_found'],
});

export class RecordEdit {
  @OneOf(KINDS) kind: Kind;
  @ObjectId() id: string;
  @MapOf({}, { description: 'Changed fields as plain values; null clears' }) fields: Plain;
}

export class SaveValues {
  @ObjectId() company_id: string;
  @List(() => RecordEdit, { max: 200 }) changes: RecordEdit[];
}

export class ValuesSaved {
  @List(() => String, { description: 'Review actions of this save' }) changes: string[];
  @List(() => String, { optional: true, description: 'What the save did by itself, to be shown' }) notices?: string[];
}

export const saveValues = httpCall({
  subject: 'kyc.client-file.save',
  method: 'POST',
  path: 'kyc/save-values',
  access: [...new Set([...all('update'), ...all('upload')])],
  summary: 'Saves buffered edits of several records, all or none; each record has one review action',
  input: SaveValues,
  output: ValuesSaved,
  fails: [
    'kyc.company.not_found',
    'kyc.record.not_found',
    'kyc.subsidiary.not_found',
    'kyc.file.not_found',
    'kyc.parent.not_found',
    'kyc.removal.pending',
  ],
  writes: true,
});

export class DeleteObject {
  @ObjectId() id: string;
  @OneOf([...KINDS, 'task']) type: Kind | 'task';
  @Text({ optional: true, description: 'Name of the file, as lists show it; not needed' }) filename?: string;
  @Text({ optional: true, description: 'Name of the record, as lists show it; not needed' }) label?: string;
  @Text({ optional: true, max: 100_000, description: 'The record as text, as older clients send it; not needed' })
  object?: string;
  @Text({ optional: true, max: 200, description: 'Token of a due diligence link' }) accessToken?: string;
}

export class RemovalRequested {
  @List(() => String) changes: string[];
}

const REMOVAL_KEYS = [...new Set(Object.values(SECTIONS).flatMap(({ remove, removeFiles }) => [remove, removeFiles]))];

export const deleteObject = httpCall({
  subject: 'kyc.client-file.delete',
  method: 'POST',
  path: 'delete-object',
  access: { ...DOCUMENTS_OF_LINK, people: REMOVAL_KEYS },
  summary:
    'Asks for a record to be removed with everything under it; a task goes at once, and so does what a visitor has uploaded',
  input: DeleteObject,
  output: RemovalRequested,
  fails: [
    'kyc.company.not_found',
    'kyc.record.not_found',
    'kyc.subsidiary.not_found',
    'kyc.file.not_found',
    'kyc.snapshot.not_found',
    'kyc.removal.pending',
    'kyc.ubo.last',
    'tasks.task.not_found',
    'tasks.task.not_yours',
    'due_diligence.document.not_found',
    'due_diligence.record.closed',
  ],
  writes: true,
});

export class DeleteSection {
  @ObjectId() company_id: string;
  @ObjectId() id: string;
}

export const deleteSection = httpCall({
  subject: 'kyc.client-file.delete-section',
  method: 'POST',
  path: 'delete-kyc-section',
  access: keysFor('kyc_file', 'removeFiles'),
  summary: 'Asks for a section of bank documents to be removed',
  input: DeleteSection,
  output: RemovalRequested,
  fails: ['kyc.company.not_found', 'kyc.file.not_found', 'kyc.removal.pending'],
  writes: true,
});

export class Nothing {}

export class Bank {
  @Text() name: string;
  @Text({ description: 'ISO 3166-1 alpha-2' }) country: string;
}

export class Banks {
  @List(() => Bank) banks: readonly Bank[];
}

export const listBanks = httpCall({
  subject: 'kyc.bank.list',
  method: 'GET',
  path: 'banks/list',
  access: 'signed-in',
  summary: 'Bank names to choose from; others may be typed',
  input: Nothing,
  output: Banks,
});
