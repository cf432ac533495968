import { Job } from '@dossier/kit/jobs/job';
import { Jobs } from '@dossier/kit/jobs/jobs';
import type { JobRun } from '@dossier/kit/jobs/run';
import { Events } from '@dossier/kit/outbox';
import { service } from '@dossier/kit/principal';
import { base } from '@dossier/kit/settings';
import { Store } from '@dossier/kit/store';
import { reviewDue } from '@dossier/proto/events/kyc';
import { missingFields } from '@dossier/proto/records/completeness';
import { liveValues } from '@dossier/proto/records/model/stored';
import { dayMonthYear } from '@dossier/proto/rules/dates';
import { localTime } from '@dossier/proto/rules/notices';
import { type ReminderDays, remindedRange, reminderOn } from '@dossier/proto/rules/review-reminders';
import { phrasesOf } from '@dossier/proto/texts/define';
import { requirements } from '@dossier/proto/texts/requirements';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { companySnapshot } from '../changes/change-event.js';
import { ClientFiles } from '../file/client-files.js';
import { COMPANY, type CompanyModel, type StoredCompany } from '../file/company.schema.js';
import { factsOf } from '../file/file-record.js';
import { StaffMails } from '../staff/staff-mails.js';
import { mailReviewReminder, type ReviewMail, remindOfReviews } from './jobs.js';
import { REMINDER, type ReminderModel } from './reminder.schema.js';

const texts = phrasesOf(requirements).mail.review;

/** The automatic notification: reminds of the next review, once per date and distance. None while the dashboard lacks fields. */
@Injectable()
export class ReviewReminders {
  constructor(
    private readonly files: ClientFiles,
    private readonly store: Store,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly mails: StaffMails,
    @InjectModel(COMPANY) private readonly companies: CompanyModel,
    @InjectModel(REMINDER) private readonly reminders: ReminderModel,
  ) {}

  @Job(remindOfReviews)
  async remindAll(_: undefined, run: JobRun): Promise<void> {
    const { day } = localTime(new Date(), base.TIME_ZONE);
    const { from, to } = remindedRange(day);
    const near = this.companies.find({
      removed_at: { $exists: false },
      'list.next_review_date': { $gte: from, $lte: to },
    });
    for await (const company of near.lean<StoredCompany[]>().cursor()) {
      run.signal.throwIfAborted();
      const next = company.list.next_review_date ?? '';
      const days = reminderOn(next, day);
      if (days !== undefined && isComplete(company, day)) await this.remind(company, next, days);
    }
  }

  @Job(mailReviewReminder)
  async mail({ tenant_id, company_id, next_review_date, days }: ReviewMail, run: JobRun): Promise<void> {
    const company = await this.files.evenRemoved(tenant_id, 'company', company_id);
    if (!company || company.removed_at) return;
    const { name } = companySnapshot(company);
    const day = dayMonthYear(next_review_date);
    await this.mails.send(tenant_id, run.id, {
      subject: texts.subject(name, day),
      paragraphs: [days === 0 ? texts.today(name) : texts.ahead(name, day, days)],
      path: `/${company_id}/`,
      button: texts.button,
    });
  }

  /** The mark, the event and the order for the mail are there together, or none of them. */
  private async remind(company: StoredCompany, next_review_date: string, days: ReminderDays): Promise<void> {
    const { tenant_id, _id: company_id } = company;
    const _id = `${company_id}:${next_review_date}:${days}`;
    const by = service('kyc', tenant_id);
    await this.store.transaction(async () => {
      if (await this.reminders.exists({ _id })) return;
      await this.reminders.create([{ _id, tenant_id, company_id, next_review_date, days, at: new Date() }]);
      await this.events.publish(reviewDue, by, company_id, {
        company_id,
        company: companySnapshot(company),
        next_review_date,
        days_left: days,
      });
      await this.jobs.start(mailReviewReminder, { tenant_id, company_id, next_review_date, days }, { by });
    });
  }
}

const isComplete = (company: StoredCompany, day: string): boolean =>
  missingFields('company', liveValues(company), factsOf(company, company, day)).length === 0;
