import { countryCode } from '../rules/country-names.js';
import { today } from '../rules/dates.js';
import { LISTS } from '../rules/limits.js';
import { SUBJECT_TYPES, type SubjectType, screeningErrors } from '../rules/screening.js';
import { phrasesOf } from '../texts/define.js';
import type { FieldErrors } from '../texts/phrase.js';
import { screening } from '../texts/screening.js';
import { httpCall } from './call.js';
import { DateTime, Flag, List, Name, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';
import { TIME_ZONE, timeZoneErrors } from './screening-report.js';
import { ScreeningAnswer } from './screening-result.js';

/** The provider has 8 s, the rest is for asking the client's file and for storing. */
const DEADLINE_MS = 10_000;
const LONGEST_NAME = 200;

export class CreateScreening {
  @ObjectId() company_id: string;
  @OneOf(SUBJECT_TYPES, { optional: true, description: 'person unless told otherwise' }) type?: SubjectType;
  @Name({ optional: true, max: LONGEST_NAME, description: 'Of a person: required, at least 3 characters' })
  firstname?: string;
  @Name({ optional: true, max: LONGEST_NAME, description: 'Of a person: required' }) surname?: string;
  @Name({ optional: true, max: LONGEST_NAME, description: 'Of an organisation: required, at least 3 characters' })
  name?: string;
  @Text({ optional: true, max: 40, description: 'Of a person: required; a day, or an ISO moment whose day counts' })
  dob?: string;
  @Text({ optional: true, max: 60, description: 'ISO 3166 alpha-2. Of a person: required' }) nationality?: string;
}

function nationalityErrors({ nationality }: Partial<CreateScreening>): FieldErrors {
  return nationality && !countryCode(nationality)
    ? { nationality: phrasesOf(screening).validation.nationalityUnknown }
    : {};
}

export const createScreening = httpCall({
  subject: 'sanctions.screening.create',
  method: 'POST',
  path: 'sanction-screening/create',
  access: ['world_search'],
  summary: 'Screens a person or organisation against the sanction lists; the answer is stored before it is given',
  input: CreateScreening,
  output: ScreeningAnswer,
  fails: [
    'kyc.company.not_found',
    'sanctions.client.not_allowed',
    'sanctions.engine.starting',
    'sanctions.provider.failed',
  ],
  check: (given, _, broken) => ({
    // Of what is neither a person nor an organisation nobody knows what it needs.
    ...(broken.includes('type') ? {} : screeningErrors(given, today())),
    ...nationalityErrors(given),
  }),
  deadline: DEADLINE_MS,
  writes: true,
});

export class ScreenPerson {
  @ObjectId() person_id: string;
}

export const screenPerson = httpCall({
  subject: 'sanctions.screening.create-for-person',
  method: 'POST',
  path: 'sanction-screening',
  access: ['world_search'],
  summary:
    'Screens a person or UBO of a client file; without the needed fields it fails and names them in requiredFileds',
  input: ScreenPerson,
  output: ScreeningAnswer,
  fails: [
    'kyc.company.not_found',
    'kyc.record.not_found',
    'sanctions.client.not_allowed',
    'sanctions.person.incomplete',
    'sanctions.engine.starting',
    'sanctions.provider.failed',
  ],
  deadline: DEADLINE_MS,
  writes: true,
});

export class RequestedBy {
  @Text() id: string;
  @Text() name: string;
}

export class StoredScreening {
  @ObjectId() _id: string;
  @DateTime() datetime: string;
  @Text({ max: 10_000, description: 'JSON text: { general: { firstname, surname, dob, nationality } }' })
  request: string;
  @Text({ max: 1_000_000, description: 'JSON text: the whole answer; in the list without the details of the matches' })
  response: string;
  @ObjectId({ optional: true }) person_id?: string;
  @Whole({ description: 'Matches shown' }) matches: number;
  @Whole({ description: 'Matches from the working threshold up' }) alerts: number;
  @Nested(() => RequestedBy) requested_by: RequestedBy;
}

export class ListScreenings {
  @ObjectId() company_id: string;
  @OneOf(['createdAt'], { optional: true }) orderingKey?: 'createdAt';
  @OneOf(['asc', 'desc'], { optional: true }) orderingValue?: 'asc' | 'desc';
  @Whole({ optional: true, min: 1, max: Math.ceil(LISTS.exactCount / LISTS.page) }) page?: number;
}

export class ScreeningPage {
  @List(() => StoredScreening) data: StoredScreening[];
  @Whole({ description: 'Exact to 10,000' }) count: number;
  @Flag({ optional: true }) countIsLowerBound?: true;
}

export const listScreenings = httpCall({
  subject: 'sanctions.screening.list',
  method: 'GET',
  path: 'sanction-screening/list',
  access: ['world_search'],
  summary: 'The screenings requested for a client, newest first',
  input: ListScreenings,
  output: ScreeningPage,
  fails: ['kyc.company.not_found'],
});

export class AskScreening {
  @ObjectId() id: string;
}

export class OneScreening {
  @Nested(() => StoredScreening) data: StoredScreening;
}

export const getScreening = httpCall({
  subject: 'sanctions.screening.get',
  method: 'GET',
  path: 'sanction-screening/:id',
  access: ['world_search'],
  summary: 'A stored screening with its request and response',
  input: AskScreening,
  output: OneScreening,
  fails: ['sanctions.search.not_found'],
});

export class SaveScreening {
  @ObjectId() search_id: string;
  @Whole({ optional: true, max: 100, description: 'Place of the picked match among the results, from 0' })
  sanctionIndex?: number;
  @ObjectId({
    optional: true,
    description: "The PDF is then proposed as the file of this person's world-check document",
  })
  person_id?: string;
  @Text({ optional: true, max: 60, description: TIME_ZONE }) time_zone?: string;
}

export class SavedScreening {
  @Text({ description: 'Name of the PDF file' }) filename: string;
  @Whole({ description: 'Bytes' }) size: number;
  @Text({ description: 'Where the PDF is, as a path of this API' }) url: string;
  @ObjectId({ optional: true, description: 'The world-check document that the PDF was proposed for' })
  kyc_file_id?: string;
}

export const saveScreening = httpCall({
  subject: 'sanctions.screening.save',
  method: 'POST',
  path: 'save-sanction-as-pdf',
  access: ['world_search'],
  summary: 'Makes a PDF of a stored screening, and with a person its world-check document',
  input: SaveScreening,
  output: SavedScreening,
  fails: [
    'sanctions.search.not_found',
    'sanctions.match.not_found',
    'kyc.company.not_found',
    'kyc.record.not_found',
    'kyc.parent.not_found',
    'kyc.removal.pending',
  ],
  check: timeZoneErrors,
  deadline: 15_000,
  writes: true,
});
