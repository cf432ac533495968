import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './sections.module.css';

type SubSectionProps = {
  title: string;
  action?: ReactNode;
  empty: string;
  count: number;
  head?: ReactNode;
  children: ReactNode;
};

/** The records of one kind below another record. */
export const SubSection = ({ title, action, empty, count, head, children }: SubSectionProps) => (
  <section aria-label={title}>
    <div className={classes.head}>
      <Title order={3} size="h3">
        {title}
      </Title>
      {action}
    </div>
    {head}
    {count === 0 ? (
      <Text c="dimmed" className={classes.empty}>
        {empty}
      </Text>
    ) : (
      children
    )}
  </section>
);
