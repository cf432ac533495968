/** What a person is told of, in the order of the settings. */
export const NOTICE_KINDS = [
  'change_waits',
  'change_decided',
  'task',
  'mention',
  'ticket',
  'due_diligence',
  'requirement',
  'review',
  'list_alarm',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Whoever runs the installation hears of its lists alone, and nobody else does. */
export const noticeKindsOf = (isSuperUser: boolean): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => (kind === 'list_alarm') === isSuperUser);

/** When a notice also goes out as an e-mail: at once, with the others of the day, or never. */
export const MAIL_TIMES = ['at_once', 'daily', 'never'] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

export type NoticeWay = { app: boolean; mail: MailTime };
export type NoticeWays = Record<NoticeKind, NoticeWay>;

/** Nobody has asked for anything else: what others want of this person goes out, what concerns many does not. */
export const DEFAULT_WAYS: NoticeWays = {
  change_waits: { app: true, mail: 'never' },
  change_decided: { app: true, mail: 'never' },
  task: { app: true, mail: 'at_once' },
  mention: { app: true, mail: 'at_once' },
  ticket: { app: true, mail: 'at_once' },
  due_diligence: { app: true, mail: 'never' },
  // The client file writes about these by itself.
  requirement: { app: true, mail: 'never' },
  review: { app: true, mail: 'never' },
  list_alarm: { app: true, mail: 'at_once' },
};

/** The hour of the day, in the person's time zone, from which the daily e-mail goes out. */
export const DIGEST_HOUR = 8;

/** Hours and minutes as `07:30`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Day (YYYY-MM-DD) and time of day (HH:MM) of a moment in a time zone. */
export function localTime(at: Date, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = at.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { day, time: time.slice(0, 5) };
}

export type Quiet = { from: string; to: string; timeZone: string };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When an e-mail may go out: now, or at the end of the quiet hours, which may pass midnight. */
export function afterQuiet(now: Date, quiet: Quiet | undefined): Date {
  if (!quiet || quiet.from === quiet.to) return now;
  const [time, from, to] = [localTime(now, quiet.timeZone).time, quiet.from, quiet.to].map(minutes) as [
    number,
    number,
    number,
  ];
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return now;
  return new Date(now.getTime() + ((to - time + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS);
}
