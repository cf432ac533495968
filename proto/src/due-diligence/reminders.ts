const DAY_MS = 24 * 3_600_000;

/** After how many days the visitor of a form that is not submitted hears of it again. */
export const REMINDER_DAYS = [3, 7, 13] as const;

/** How many reminders should have gone out by now; days that passed while nothing ran are not made up for one by one. */
export const remindersDue = (since: Date, now: Date): number =>
  REMINDER_DAYS.filter((days) => now.getTime() - since.getTime() >= days * DAY_MS).length;
