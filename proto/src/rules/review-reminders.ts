import { addDays } from './dates.js';

/** So many days before the next review people are reminded of it; 0 is the day itself. */
export const REMINDER_DAYS = [30, 7, 0] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** A reminder whose day passed while nothing ran, or while the file was incomplete, is made up for this long. */
const LATE_DAYS = 2;

/** The reminder that is to be sent on `day` of a review that is due on `next` (both YYYY-MM-DD), if any. */
export const reminderOn = (next: string, day: string): ReminderDays | undefined =>
  REMINDER_DAYS.find((days) => {
    const first = addDays(next, -days);
    return first <= day && day <= addDays(first, LATE_DAYS);
  });

/** The first and the last review date of which there may be a reminder on a day. */
export const remindedRange = (day: string): { from: string; to: string } => ({
  from: addDays(day, -LATE_DAYS),
  to: addDays(day, REMINDER_DAYS[0]),
});
