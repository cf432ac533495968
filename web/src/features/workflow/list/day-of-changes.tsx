import { Title } from '@mantine/core';
import type { View } from '@/file/notification-view';
import { date } from '@/lib/format';
import { text } from '../texts';
import { type Day, localDay } from './by-day';
import { ChangeItem } from './change-item';
import classes from './list.module.css';

const A_DAY = 86_400_000;

const dayName = (day: string): string => {
  const now = Date.now();
  if (day === localDay(new Date(now))) return text.today;
  return day === localDay(new Date(now - A_DAY)) ? text.yesterday : date(day);
};

export const DayOfChanges = ({ day, changes, view }: Day & { view: View }) => (
  <section className={classes.day} aria-label={dayName(day)}>
    <Title order={2} size="h3" className={classes.name}>
      {dayName(day)}
    </Title>
    <ul className={classes.changes}>
      {changes.map((change) => (
        <ChangeItem key={change._id} change={change} view={view} />
      ))}
    </ul>
  </section>
);
