import type { Notification } from '@/file/notifications';

export type Day = { day: string; changes: Notification[] };

const pad = (part: number) => String(part).padStart(2, '0');

/** The day of a moment where the reader is, as YYYY-MM-DD. */
export const localDay = (moment: string | Date): string => {
  const date = new Date(moment);
  return [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
};

/** Changes by the day they were proposed, or decided where they were; the order of the list stays. */
export function byDay(changes: readonly Notification[]): Day[] {
  const days: Day[] = [];
  for (const change of changes) {
    const day = localDay(change.handled_at ?? change.datetime);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}
