import { FILE_KINDS, type FileKind } from '../records/definitions.js';
import type { Json } from '../records/model/json.js';
import { SECTIONS, type Section } from '../records/model/sections.js';
import { httpCall } from './call.js';
import { DateTime, List, MapOf, Nested, ObjectId, OneOf, Text } from './fields.js';
import { keysFor } from './record-access.js';
import { TIME_ZONE, timeZoneErrors } from './screening-report.js';

const FIELD_CHANGE = { type: 'object', properties: { current: {}, new: {} } };

export class AskDifference {
  @ObjectId() company_id: string;
  @ObjectId({ optional: true, description: 'A snapshot; now without it' }) from?: string;
  @ObjectId({ optional: true, description: 'A snapshot; now without it' }) to?: string;
}

/** One side of a difference. */
export class PointInTime {
  @ObjectId({ optional: true, description: 'Of a snapshot' }) snapshot_id?: string;
  @Text({ optional: true, description: 'Of a snapshot' }) label?: string;
  @Text({ optional: true, description: 'Who made the snapshot' }) by?: string;
  @DateTime() at: string;
}

export class DifferentRecord {
  @OneOf(FILE_KINDS) kind: FileKind;
  @ObjectId() id: string;
  @OneOf(['added', 'removed', 'changed']) change: 'added' | 'removed' | 'changed';
  @Text() title: string;
  @Text({ optional: true, description: 'The record it hangs on' }) within?: string;
  @Text({ optional: true }) documentType?: string;
  @MapOf(FIELD_CHANGE, {
    description: 'Field -> { current, new }, of those the reader may see',
    example: { city: { current: 'Willemstad', new: 'Oranjestad' } },
  })
  fields: Record<string, { current: Json; new: Json }>;
}

export class DifferentSection {
  @OneOf(Object.keys(SECTIONS)) section: Section;
  @List(() => DifferentRecord) records: DifferentRecord[];
}

export class FileDifference {
  @ObjectId() company_id: string;
  @Text() company_name: string;
  @Nested(() => PointInTime) from: PointInTime;
  @Nested(() => PointInTime) to: PointInTime;
  @List(() => DifferentSection, { description: 'Sections with a difference, in the order of the file' })
  sections: DifferentSection[];
}

export const getDifference = httpCall({
  subject: 'kyc.snapshot.difference',
  method: 'GET',
  path: 'snapshots/difference',
  access: keysFor('revision', 'view'),
  summary:
    'The difference between two states of a client file, each a snapshot or now: approved values, section by section',
  input: AskDifference,
  output: FileDifference,
  fails: ['kyc.company.not_found', 'kyc.snapshot.not_found'],
});

export class PrintDifference extends AskDifference {
  @Text({ optional: true, max: 60, description: TIME_ZONE }) time_zone?: string;
}

/** The gateway sends the bytes themselves. */
export class PrintedDifference {
  @Text({ max: 255 }) filename: string;
  @Text({ max: 7_000_000, description: 'A PDF in base64' }) pdf: string;
}

export const printDifference = httpCall({
  subject: 'kyc.snapshot.print-difference',
  method: 'GET',
  path: 'snapshots/difference/pdf',
  access: keysFor('revision', 'view'),
  summary: 'The difference of two states of a client file as a PDF, with who printed it and when',
  input: PrintDifference,
  output: PrintedDifference,
  check: timeZoneErrors,
  fails: ['kyc.company.not_found', 'kyc.snapshot.not_found'],
  deadline: 20_000,
});
