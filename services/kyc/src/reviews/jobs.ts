import { defineJob } from '@dossier/kit/jobs/job';
import type { ReminderDays } from '@dossier/proto/rules/review-reminders';

/** The automatic notification, every morning. */
export const remindOfReviews = defineJob('remind-of-reviews', { every: '0 6 * * *' });

export type ReviewMail = { tenant_id: string; company_id: string; next_review_date: string; days: ReminderDays };

export const mailReviewReminder = defineJob<ReviewMail>('mail-review-reminder', { parallel: 2, keepDays: 1 });
