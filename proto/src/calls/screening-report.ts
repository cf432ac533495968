import { isTimeZone } from '../rules/time-zone.js';
import { phrasesOf } from '../texts/define.js';
import type { FieldErrors } from '../texts/phrase.js';
import { screening } from '../texts/screening.js';
import { httpCall } from './call.js';
import { ObjectId, Text, Whole } from './fields.js';

export const TIME_ZONE = "IANA name of the reader's time zone, such as America/Curacao; UTC without it";

export const timeZoneErrors = ({ time_zone }: { time_zone?: string }): FieldErrors =>
  time_zone === undefined || isTimeZone(time_zone)
    ? {}
    : { time_zone: phrasesOf(screening).validation.timeZoneUnknown };

export class AskScreeningReport {
  @ObjectId() id: string;
  @Whole({
    optional: true,
    max: 100,
    description: 'Place of the match among the results, from 0; without it all are listed',
  })
  sanctionIndex?: number;
  @Text({ optional: true, max: 60, description: TIME_ZONE }) time_zone?: string;
}

export class ReportStored {
  @Text() key: string;
  @Text() filename: string;
  @Whole() size: number;
}

/** The gateway gives the file itself; this is who may have it and where it lies. */
export const getScreeningReport = httpCall({
  subject: 'sanctions.report.get',
  method: 'GET',
  path: 'sanction-screening/:id/pdf',
  access: ['world_search'],
  summary: 'A stored screening as a PDF file',
  input: AskScreeningReport,
  output: ReportStored,
  check: timeZoneErrors,
  fails: ['sanctions.search.not_found', 'sanctions.match.not_found'],
  deadline: 15_000,
});
