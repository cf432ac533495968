import { ChangeOrigin } from '../events/kyc.js';
import { KINDS, type Kind } from '../records/model/definition.js';
import type { Links } from '../records/model/facts.js';
import type { StoredFile } from '../records/model/field.js';
import type { Plain } from '../records/model/json.js';
import { internalCall } from './call.js';
import { Anything, Flag, List, MapOf, Nested, ObjectId, OneOf, Text } from './fields.js';

const INTAKE_MS = 20_000;

export class AskFiledRecords {
  @ObjectId() company_id: string;
  @Flag({ optional: true, description: 'Only what is approved; else as it would be if all that waits were' })
  approved?: boolean;
}

/** A record of a client file. */
export class FiledRecordView {
  @OneOf(KINDS) kind: Kind;
  @ObjectId() id: string;
  @Text() title: string;
  @MapOf({ type: 'string' }) links: Links;
  @Anything({ description: 'Field -> value, of the fields that the acting person may see' }) values: Plain;
  @Text({ optional: true }) documentType?: string;
}

export class FiledRecords {
  @List(() => FiledRecordView, { description: 'The client itself first' }) records: FiledRecordView[];
}

export const filedRecords = internalCall({
  subject: 'kyc.intake.records',
  summary: 'The records of a client file that the acting person sees, to compare with what came from elsewhere',
  input: AskFiledRecords,
  output: FiledRecords,
  callers: ['due-diligence'],
});

/** A record to make, or an edit of one; `part` is what the caller calls it. */
export class IntakePart {
  @Text({ max: 100 }) part: string;
  @OneOf(KINDS) kind: Kind;
  @ObjectId({ optional: true, description: 'The record to edit; without it one is made' }) record?: string;
  @Anything() values: Plain;
  @Anything({ description: 'Of a new holding or office: further values of the person or entity behind it' })
  behind?: Plain;
}

export class IntakeFile {
  @Text({ max: 100 }) part: string;
  @Text({ optional: true, max: 100, description: 'The part whose person or entity it belongs to; else the client' })
  of?: string;
  @Text({ max: 60 }) documentType: string;
  @Anything({ description: 'A stored file under a name of the client file' }) file: StoredFile;
}

export class ProposeIntake {
  @ObjectId() company_id: string;
  @Nested(() => ChangeOrigin) origin: ChangeOrigin;
  @List(() => IntakePart) parts: IntakePart[];
  @List(() => IntakeFile) files: IntakeFile[];
}

export class IntakeChange {
  @Text() part: string;
  @ObjectId() change_id: string;
}

export class IntakeProposed {
  @List(() => IntakeChange) changes: IntakeChange[];
}

/**
 * All of it waits for approval, or nothing does: every bad field is named as `<part>.<field>`. One origin is taken over once: a repeat,
 * whatever it asks for, hears what the first one proposed.
 */
export const proposeIntake = internalCall({
  subject: 'kyc.intake.propose',
  summary: 'Proposes what came from elsewhere as changes of a client file',
  input: ProposeIntake,
  output: IntakeProposed,
  callers: ['due-diligence'],
  deadline: INTAKE_MS,
  writes: true,
});
