import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './auth-card.module.css';

/** The card of login and registration. */
export const AuthCard = ({
  title,
  hint,
  foot,
  children,
}: {
  title: string;
  hint?: string;
  foot?: ReactNode;
  children: ReactNode;
}) => (
  <div className={classes.area}>
    <section className={classes.card}>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      {hint && <Text c="dimmed">{hint}</Text>}
      <div className={classes.body}>{children}</div>
    </section>
    {foot && (
      <Text c="dimmed" className={classes.foot} component="div">
        {foot}
      </Text>
    )}
  </div>
);
