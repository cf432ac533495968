import { addDays, today } from '../rules/dates.js';
import { phrasesOf } from '../texts/define.js';
import { fiu } from '../texts/fiu.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { DateOnly, DateTime, ObjectId, OneOf, Text } from './fields.js';

const { life } = phrasesOf(fiu);

/** The life of an upload's reports, told from what happened to them. */
export const REPORT_STATES = ['draft', 'validated', 'approved', 'exported', 'acknowledged', 'rejected'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const FIU_OUTCOMES = ['acknowledged', 'rejected'] as const;
export type FiuOutcome = (typeof FIU_OUTCOMES)[number];

const EVENTS = ['uploaded', 'validated', 'approved', 'exported', ...FIU_OUTCOMES, 'corrected'] as const;

/** What the FIU said of one report. */
export class FiuAnswer {
  @OneOf(FIU_OUTCOMES) outcome: FiuOutcome;
  @Text({ description: "The FIU's own number" }) reference: string;
  @DateOnly({ description: 'When it answered' }) date: string;
  @Text({ optional: true }) reason?: string;
}

export class ReportEvent {
  @OneOf(EVENTS) what: (typeof EVENTS)[number];
  @DateTime() at: string;
  @Text() by: string;
  @Text({ optional: true, description: 'The report that the FIU answered on' }) report?: string;
  @Text({ optional: true }) reference?: string;
  @DateOnly({ optional: true }) date?: string;
  @Text({ optional: true }) reason?: string;
  @ObjectId({ optional: true, description: 'The upload that corrects this one' }) file_id?: string;
}

export class ApproveReports {
  @ObjectId({ description: 'The upload' }) id: string;
}

export class ReportsChanged {}

export const approveReports = httpCall({
  subject: 'fiu.report.approve',
  method: 'POST',
  path: 'conversion/approve',
  access: ['fiu_reporting'],
  summary: "Approves an upload's reports, which its maker cannot",
  input: ApproveReports,
  output: ReportsChanged,
  fails: ['fiu.file.not_found', 'fiu.report.own', 'fiu.report.not_waiting'],
  writes: true,
});

export class AnswerReport {
  @ObjectId({ description: 'The upload' }) id: string;
  @Text({ max: 200, description: 'The report, by its name in the zip' }) report: string;
  @OneOf(FIU_OUTCOMES) outcome: FiuOutcome;
  @Text({ max: 100, trim: true, description: "The FIU's own number" }) reference: string;
  @DateOnly({ description: 'When it answered' }) date: string;
  @Text({ optional: true, max: 4_000, trim: true, description: 'Needed of a rejection' }) reason?: string;
}

export const answerReport = httpCall({
  subject: 'fiu.report.answer',
  method: 'POST',
  path: 'conversion/answer',
  access: ['fiu_reporting'],
  summary: 'Keeps what the FIU said of a report. A later answer counts, the earlier one stays in the history',
  input: AnswerReport,
  output: ReportsChanged,
  check: ({ outcome, reason, reference, date }, _, broken): FieldErrors => ({
    ...(reference === '' && { reference: life.referenceNeeded }),
    ...(outcome === 'rejected' && !reason && { reason: life.reasonNeeded }),
    // East of UTC it is tomorrow already.
    ...(date && !broken.includes('date') && date > addDays(today(), 1) && { date: life.dayToCome }),
  }),
  fails: ['fiu.file.not_found', 'fiu.report.not_exported', 'fiu.report.unknown'],
  writes: true,
});
