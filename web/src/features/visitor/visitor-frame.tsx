import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './visitor.module.css';

type VisitorFrameProps = {
  title: string;
  /** Who asks. */
  sender?: string;
  about?: string;
  progress?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** Around a visitor's page: for whom it is, how far it is, and nothing else. */
export function VisitorFrame({ title, sender, about, progress, actions, children }: VisitorFrameProps) {
  useEffect(() => {
    document.title = about ? `${title} – ${about}` : title;
  }, [title, about]);
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <div className={classes.words}>
          {sender && (
            <Text size="sm" fw={600}>
              <bdi>{sender}</bdi>
            </Text>
          )}
          <Title order={1} size="h2">
            {title}
          </Title>
          {about && (
            <Text c="dimmed">
              <bdi>{about}</bdi>
            </Text>
          )}
        </div>
        <div className={classes.actions}>{actions}</div>
        {progress}
      </header>
      <main className={classes.content}>{children}</main>
    </div>
  );
}
