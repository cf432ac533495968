import type { ReminderDays } from '@dossier/proto/rules/review-reminders';
import { type Model, Schema } from 'mongoose';

/** That people were reminded of a review. Its id is the client, the day of the review and how long before: nobody hears it twice. */
export type Reminder = {
  _id: string;
  tenant_id: string;
  company_id: string;
  /** YYYY-MM-DD */
  next_review_date: string;
  days: ReminderDays;
  at: Date;
};
export type ReminderModel = Model<Reminder>;

export const REMINDER = 'ReviewReminder';
export const reminderSchema: Schema<Reminder> = new Schema<Reminder>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    next_review_date: { type: String, required: true },
    days: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'review_reminders', versionKey: false, strict: 'throw' },
).index({ tenant_id: 1, company_id: 1 });
