import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  hint?: string /** One action at most. */;
  action?: ReactNode;
  /** It is all the screen has, so that its sentence is the heading. */
  isPage?: boolean;
};

/** Nothing here: a sentence and one action. */
export const EmptyState = ({ icon, title, hint, action, isPage = false }: EmptyStateProps) => (
  <Stack className={classes.empty} gap={4} align="center">
    {icon && (
      <div className={classes.icon} aria-hidden>
        {icon}
      </div>
    )}
    <Text component={isPage ? 'h1' : 'p'} fz="inherit" fw={500} ta="center" className={classes.words}>
      {title}
    </Text>
    {hint && (
      <Text c="dimmed" maw={420} ta="center" className={classes.words}>
        {hint}
      </Text>
    )}
    {action && <div className={classes.action}>{action}</div>}
  </Stack>
);
