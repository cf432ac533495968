import { readersLanguage, SOURCE_LANGUAGE } from '@dossier/proto/texts/language';
import dayjs from 'dayjs';

type Moment = string | number | Date | null | undefined;

const parsed = (value: Moment) => (value === null || value === undefined || value === '' ? undefined : dayjs(value));
/** English as the specification writes it, another language as its readers do. */
const inLocale = (english: string, options: Intl.DateTimeFormatOptions) => (value: Moment) => {
  const moment = parsed(value);
  if (!moment?.isValid()) return '';
  const language = readersLanguage();
  return language === SOURCE_LANGUAGE
    ? moment.format(english)
    : new Intl.DateTimeFormat(language, options).format(moment.toDate());
};

/** `Nov 21, 2026 at 09:05` */
export const dateTime = inLocale('MMM DD, YYYY [at] HH:mm', { dateStyle: 'medium', timeStyle: 'short' });
/** `Nov 21, 2026 09:05 AM`, as remarks on a due diligence form are dated. */
export const formComment = inLocale('MMM DD, YYYY hh:mm A', { dateStyle: 'medium', timeStyle: 'short' });
/** `21/11/2026` */
export const date = inLocale('DD/MM/YYYY', { day: '2-digit', month: '2-digit', year: 'numeric' });
/** The exact moment with its zone, for a tooltip: `Saturday, November 21, 2026 at 09:05:12 GMT+1`. */
export function exactMoment(value: Moment): string {
  const moment = parsed(value);
  if (!moment?.isValid()) return '';
  return new Intl.DateTimeFormat(readersLanguage(), { dateStyle: 'full', timeStyle: 'long' }).format(moment.toDate());
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
  return new Intl.RelativeTimeFormat(readersLanguage(), { numeric: 'always' }).format(
    -Math.floor(seconds / size),
    unit,
  );
}

/** `1.2 MB`; decimal units as file managers print them. */
export function fileSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  const digits = power === 0 || amount >= 100 ? 0 : 1;
  const number = amount.toLocaleString(readersLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return `${number} ${units[power]}`;
}

/** `1,234` */
export const count = (value: number): string => value.toLocaleString(readersLanguage());
