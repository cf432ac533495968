import { Button } from '@mantine/core';
import { IconCloudOff, IconLock, IconMoodEmpty } from '@tabler/icons-react';
import { isApiError, messageOf } from '@/lib/api/api-error';
import { text } from '@/lib/texts/common';
import { EmptyState } from './empty-state';

const iconOf = (error: unknown) => {
  if (!isApiError(error)) return IconMoodEmpty;
  return error.status === 403 ? IconLock : IconCloudOff;
};

/** In the place of data that could not be loaded: what happened, and a way to try again. */
export function LoadFailed({ error, title, retry }: { error: unknown; title?: string; retry?: () => void }) {
  const Icon = iconOf(error);
  const canRetry = retry && !(isApiError(error) && error.status === 403);
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon size={24} stroke={1.5} />}
        title={title ?? text.errors.loading}
        hint={messageOf(error)}
        action={
          canRetry && (
            <Button variant="default" onClick={retry}>
              {text.actions.tryAgain}
            </Button>
          )
        }
      />
    </div>
  );
}
