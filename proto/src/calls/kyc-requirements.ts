import { DOCUMENT_TYPES, type DocumentType } from '../documents/catalogue.js';
import { FILE_KINDS, type FileKind } from '../records/definitions.js';
import { SECTIONS, type Section } from '../records/model/sections.js';
import { REQUIREMENT_STATES, type State } from '../requirements/states.js';
import { httpCall } from './call.js';
import { DateOnly, Flag, List, ObjectId, OneOf, Text } from './fields.js';
import { FileOfCompany } from './kyc-companies.js';
import { FILE_VIEW_KEYS } from './record-access.js';

/** One thing that the file must have and that is not in order. */
export class OpenRequirement {
  @Text({ description: 'Its id in the policy' }) requirement: string;
  @Text({ description: 'What people call the document or field' }) title: string;
  @OneOf(DOCUMENT_TYPES, { optional: true, description: 'The type of document that is required; absent of a field' })
  documentType?: DocumentType;
  @OneOf(REQUIREMENT_STATES) state: State;
  @ObjectId({ description: 'The record that must have it' }) owner: string;
  @OneOf(FILE_KINDS) owner_kind: FileKind;
  @Text({ description: 'What people call that record' }) owner_title: string;
  @OneOf(Object.keys(SECTIONS), { description: 'Section of the client file that it lies in' }) section: Section;
  @Flag({ description: 'An exception from it can be asked for' }) waivable: boolean;
  @ObjectId({ optional: true, description: 'The document that the state speaks of' }) document?: string;
  @DateOnly({
    optional: true,
    description: 'Its last good day, of what ends soon or has ended; of what is waived the last day of that',
  })
  ends_on?: string;
}

export class OpenRequirements {
  @List(() => OpenRequirement, { description: 'The most urgent first: what has ended, ends soon, is missing' })
  requirements: OpenRequirement[];
}

export const listRequirements = httpCall({
  subject: 'kyc.requirement.list',
  method: 'GET',
  path: 'requirements',
  access: FILE_VIEW_KEYS,
  summary: 'What a client file lacks, and what of it ends soon, of the sections that the reader may see',
  input: FileOfCompany,
  output: OpenRequirements,
  fails: ['kyc.company.not_found', 'kyc.snapshot.not_found'],
});
