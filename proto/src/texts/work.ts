import { defineTexts } from './define.js';

/** What a person has to do, over all clients. */
export const work = defineTexts('work', {
  title: 'My work',
  hint: 'Everything that waits for you, by due date. J and K move, Enter opens, S snoozes.',
  all: 'All',
  snoozedOnly: 'Snoozed',
  anyRisk: 'Any risk',
  kinds: {
    approval: 'Approvals',
    task: 'Tasks',
    alert: 'Screening alerts',
    answer: 'Client answers',
    expiring: 'Expiring',
    review: 'Reviews',
  },
  titles: {
    alert: {
      one: (count: number) => `${count} possible match in a screening`,
      other: (count: number) => `${count} possible matches in a screening`,
    },
    answer: 'A due diligence was submitted',
    expiring: {
      one: (count: number) => `${count} required document or detail has expired or expires soon`,
      other: (count: number) => `${count} required documents or details have expired or expire soon`,
    },
    review: 'The file is to be reviewed',
  },
  groups: {
    overdue: 'Overdue',
    today: 'Due today',
    week: 'Due within a week',
    later: 'Due later',
    none: 'Without a due date',
  },
  none: 'Nothing waits for you',
  noneHint:
    'Changes to approve, your tasks, screening alerts, answers of clients, what expires and reviews appear here.',
  noneSnoozed: 'Nothing is snoozed',
  actions: {
    toReview: 'To review',
    done: 'Done',
    snooze: 'Snooze',
    wake: 'Back to the list',
    settle: 'Dealt with',
  },
  snooze: {
    title: (what: string) => `Snooze: ${what}`,
    until: 'Back in the list on',
    reason: 'Reason',
    until_tomorrow: 'Tomorrow',
    until_week: 'In a week',
  },
  settle: { title: (what: string) => `Dealt with: ${what}`, reason: 'What was found' },
  snoozedUntil: (date: string, reason: string) => `Until ${date}: ${reason}`,
  snoozed: 'Snoozed',
  woken: 'Back in the list',
  settled: 'Taken off the list',
  errors: {
    loading: 'There was an error during loading of your work. Please try again or contact the support',
    saving: 'There was an error during saving. Please try again or contact the support',
    untilPast: 'Please choose a day after today',
    untilFar: (days: number) => `Please choose a day within ${days} days`,
    reason: 'Please give a reason of at least 3 characters',
  },
});
