import { Button, Group } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { EmptyState } from '@/components/empty-state';
import { isApiError, messageOf } from '@/lib/api/api-error';
import { logOut } from '@/lib/log-out';
import { text } from '@/lib/texts/common';
import { layout } from '@/lib/texts/layout';
import classes from './loading-screen.module.css';

const titleOf = (error: unknown) =>
  isApiError(error) && error.status === 500 ? layout.userFailed + layout.contactSupport : layout.userFailed;

/** The user could not be loaded: try again, or sign out. */
export const UserUnavailable = ({ error, retry }: { error: unknown; retry: () => void }) => (
  <main className={classes.screen}>
    <EmptyState
      icon={<IconCloudOff size={28} stroke={1.5} />}
      title={titleOf(error)}
      hint={messageOf(error)}
      action={
        <Group gap="xs">
          <Button variant="default" onClick={() => void logOut()}>
            {layout.user.logout}
          </Button>
          <Button onClick={retry}>{text.actions.tryAgain}</Button>
        </Group>
      }
    />
  </main>
);
