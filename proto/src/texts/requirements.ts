import { defineTexts } from './define.js';

/** What a client file must have: states, reminders, mails. */
export const requirements = defineTexts('requirements', {
  title: 'Requirements',
  complete: 'Everything required is on file.',
  of: (title: string, owner: string) => `${title}, ${owner}`,
  states: {
    expired: 'Expired',
    stale: 'Too old',
    expiring: 'Expires',
    missing: 'Missing',
    waived: 'Waived',
    ok: 'On file',
  },
  until: (state: string, day: string) => `${state} ${day}`,
  showAll: (count: string) => `Show all ${count}`,
  showFewer: 'Show fewer',
  waivers: {
    ask: 'Ask for a waiver',
    askOf: (title: string) => `Ask for a waiver: ${title}`,
    title: (title: string) => `Waiver: ${title}`,
    hint: 'It counts once a second person has approved it, until the end of its last day.',
    waits: 'Waiver waits for approval',
    withdraw: 'Withdraw waiver',
    withdrawOf: (title: string) => `Withdraw waiver: ${title}`,
    withdrawText: 'The document is owed again once a second person has approved this.',
    withdrawalWaits: 'Withdrawal waits for approval',
    asked: 'The waiver waits for approval',
    failed: 'There was an error asking for the waiver. Please try again or contact the support',
  },
  mail: {
    ends: {
      subject: (client: string) => `${client}: documents need renewal`,
      intro: (client: string) => `something in the file of ${client} is no longer valid, or will not be soon:`,
      expiring: (title: string, owner: string, day: string) => `${title} of ${owner} is valid until ${day}.`,
      expired: (title: string, owner: string, day: string) => `${title} of ${owner} was valid until ${day}.`,
      stale: (title: string, owner: string) => `${title} of ${owner} is too old.`,
      lapsed: (title: string, owner: string, day: string) => `The waiver of ${title} for ${owner} ended on ${day}.`,
      button: 'Open the client file',
    },
    review: {
      subject: (client: string, day: string) => `Review of ${client} due on ${day}`,
      ahead: (client: string, day: string, days: number) =>
        `the review of the file of ${client} is due on ${day}, within ${days} days.`,
      today: (client: string) => `the review of the file of ${client} is due now.`,
      button: 'Open the client file',
    },
  },
});
