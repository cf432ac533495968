import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  /** State of the thing shown: pills beside the title. */
  state?: ReactNode;
  /** One line under the title. */
  hint?: ReactNode;
  /** The screen's one primary button, top right; quieter ones before it. */
  actions?: ReactNode;
  /** Tabs or filters that belong to the header. */
  children?: ReactNode;
};

/** Top of a screen. */
export const PageHeader = ({ title, state, hint, actions, children }: PageHeaderProps) => (
  <header className={classes.header}>
    <div className={classes.row}>
      <Stack gap={2} className={classes.text}>
        <Group gap="4px 8px" className={classes.heading}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {state}
        </Group>
        {hint && (
          <Text c="dimmed" component="div">
            {hint}
          </Text>
        )}
      </Stack>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
    {children}
  </header>
);
