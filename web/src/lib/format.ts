import dayjs from 'dayjs';

type Moment = string | number | Date | null | undefined;

const parsed = (value: Moment) => (value === null || value === undefined || value === '' ? undefined : dayjs(value));
const as = (pattern: string) => (value: Moment) => {
  const moment = parsed(value);
  return moment?.isValid() ? moment.format(pattern) : '';
};

/** `Nov 21, 2026 at 09:05` */
export const dateTime = as('MMM DD, YYYY [at] HH:mm');
/** `21/11/2026` */
export const date = as('DD/MM/YYYY');
/** `21-11-2026`, as the sanction lists print a date of birth. */
export const dayMonthYear = as('DD-MM-YYYY');

/** The exact moment with its zone, for a tooltip: `Saturday, November 21, 2026 at 09:05:12 GMT+1`. */
export function exactMoment(value: Moment): string {
  const moment = parsed(value);
  if (!moment?.isValid()) return '';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' }).format(moment.toDate());
}

const STEPS: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, 'second'],
  [3_600, 60, 'minute'],
  [86_400, 3_600, 'hour'],
  [30 * 86_400, 86_400, 'day'],
];

/** `5 minutes ago`, up to 30 days; older than that the date as `2026-11-21`. */
export function relative(value: Moment, now: Date = new Date()): string {
  const moment = parsed(value);
  if (!moment?.isValid()) return '';
  const seconds = Math.max(0, Math.round((now.getTime() - moment.valueOf()) / 1000));
  const step = STEPS.find(([limit]) => seconds < limit);
  if (!step) return moment.format('YYYY-MM-DD');
  const [, size, unit] = step;
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-Math.floor(seconds / size), unit);
}

/** `1.2 MB`; decimal units as file managers print them. */
export function fileSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount.toFixed(power === 0 || amount >= 100 ? 0 : 1)} ${units[power]}`;
}

/** `1,234` */
export const count = (value: number): string => value.toLocaleString('en-US');
