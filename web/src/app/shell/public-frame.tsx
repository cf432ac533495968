import { Button, Group } from '@mantine/core';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Waiting } from '@/components/waiting';
import { paths } from '@/lib/paths';
import { layout } from '@/lib/texts/layout';
import { Brand } from './brand';
import classes from './public-frame.module.css';

/** Around the screens of people without a session. */
export function PublicFrame() {
  const { pathname } = useLocation();
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Brand />
        <Group gap="xs" ml="auto">
          <Button component={Link} to={paths.contact.href()} variant="subtle" color="gray">
            {layout.header.contact}
          </Button>
          <Button component={Link} to={paths.terms.href()} variant="subtle" color="gray">
            {layout.entries.terms}
          </Button>
          {pathname !== paths.login.href() && (
            <Button component={Link} to={paths.login.href()} variant="default">
              {layout.header.signIn}
            </Button>
          )}
        </Group>
      </header>
      <main className={classes.content}>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
