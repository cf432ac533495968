import { httpCall } from './call.js';
import { DateOnly, Nested } from './fields.js';
import { commentErrors, SaveSnapshot, Snapshot } from './kyc-snapshots.js';

export class CompleteReport extends SaveSnapshot {}

export class ReportCompleted {
  @Nested(() => Snapshot, { description: 'The file as it was approved' }) snapshot: Snapshot;
  @DateOnly() date_final_compliance_review: string;
  @DateOnly() previous_review_date: string;
  @DateOnly() next_review_date: string;
}

/**
 * Fails with `kyc.review.incomplete` (details: { missing }, fields as the dashboard names them) and `kyc.review.changes_wait`
 * (details: { records }, the titles of those that wait).
 */
export const completeReport = httpCall({
  subject: 'kyc.review.complete',
  method: 'POST',
  path: 'complete-report',
  access: ['verify_report'],
  summary: 'Approves the review of a client file: stores it as a snapshot and sets the review dates, at once',
  input: CompleteReport,
  output: ReportCompleted,
  check: commentErrors,
  fails: ['kyc.company.not_found', 'kyc.review.incomplete', 'kyc.review.changes_wait'],
  writes: true,
});
