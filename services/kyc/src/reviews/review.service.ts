import { Events } from '@dossier/kit/outbox';
import { type Principal, requireAny } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { CompleteReport, ReportCompleted } from '@dossier/proto/calls/kyc-review';
import { commentOf } from '@dossier/proto/calls/kyc-snapshots';
import { companyChanged, reviewApproved } from '@dossier/proto/events/kyc';
import { failure } from '@dossier/proto/failures/failure';
import { pendingOf } from '@dossier/proto/records/changes';
import { missingFields } from '@dossier/proto/records/completeness';
import { liveValues } from '@dossier/proto/records/model/stored';
import { titleOf } from '@dossier/proto/records/title';
import { today } from '@dossier/proto/rules/dates';
import { datesAfterReview, type ReviewDates } from '@dossier/proto/rules/review-dates';
import { Injectable } from '@nestjs/common';
import { companySnapshot } from '../changes/change-event.js';
import { ClientFiles } from '../file/client-files.js';
import { type FileRecord, factsOf, storedOf } from '../file/file-record.js';
import { Snapshots, told } from '../file/snapshots.js';

/** The approval of a review: nobody else confirms it, so it takes effect at once. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly files: ClientFiles,
    private readonly snapshots: Snapshots,
    private readonly store: Store,
    private readonly events: Events,
  ) {}

  complete(input: CompleteReport, by: Principal): Promise<ReportCompleted> {
    return this.store.write(async () => {
      const company = await this.files.company(by, input.company_id);
      requireAny(by, 'verify_report');
      assertNothingWaits([company, ...(await this.files.all(company))]);
      const dates = datesAfterReview(liveValues(company), today());
      const reviewed = withValues(company, dates);
      assertComplete(reviewed);
      await this.files.save(reviewed, storedOf(reviewed));
      const what = { label: input.label, comment: commentOf(input), review: true };
      const head = await this.snapshots.take(by, reviewed, what);
      await this.store.audit(by, 'kyc.review.approved', company._id, {
        snapshot: head._id,
        before: datesOf(company),
        after: dates,
      });
      const answer = { ...(dates as Record<keyof ReviewDates, string>), snapshot: told(head, reviewed) };
      const { snapshot, ...set } = answer;
      await this.events.publish(companyChanged, by, company._id, { company: companySnapshot(reviewed) });
      await this.events.publish(reviewApproved, by, company._id, {
        company_id: company._id,
        company: companySnapshot(reviewed),
        snapshot_id: snapshot._id,
        label: input.label,
        ...set,
      });
      return answer;
    });
  }
}

function assertNothingWaits(file: readonly FileRecord[]): void {
  const waiting = file.filter((record) => pendingOf(storedOf(record)).length > 0);
  const records = waiting.map((record) => titleOf(record.kind, record, record.documentType));
  if (records.length > 0) throw failure('kyc.review.changes_wait', { details: { records } });
}

/** What the approval itself fills in does not count as missing. */
function assertComplete(company: FileRecord): void {
  const missing = missingFields('company', liveValues(company), factsOf(company, company));
  if (missing.length > 0) throw failure('kyc.review.incomplete', { details: { missing } });
}

const withValues = (company: FileRecord, values: ReviewDates): FileRecord => ({
  ...company,
  fields: {
    ...company.fields,
    ...Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, { value }]])),
    ),
  },
});

const datesOf = (company: FileRecord): Partial<ReviewDates> => {
  const { date_final_compliance_review, previous_review_date, next_review_date } = liveValues(company) as ReviewDates;
  return { date_final_compliance_review, previous_review_date, next_review_date };
};
