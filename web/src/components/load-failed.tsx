import { Button } from '@mantine/core';
import { IconAlertCircle, IconCloudOff, IconLock, IconMoodEmpty } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isApiError, messageOf } from '@/lib/api/api-error';
import { text } from '@/lib/texts/common';
import { EmptyState } from './empty-state';

/** Refused requests are refused again, but for those that came too slowly or too often. */
const mayPass = (error: unknown): boolean =>
  !isApiError(error) || error.status < 400 || error.status >= 500 || [408, 429].includes(error.status);

const iconOf = (error: unknown) => {
  if (!isApiError(error)) return IconMoodEmpty;
  if (error.status === 403) return IconLock;
  return mayPass(error) ? IconCloudOff : IconAlertCircle;
};

type LoadFailedProps = {
  error: unknown;
  title?: string;
  retry?: () => void;
  /** Where to go instead. */
  way?: ReactNode;
};

/** In the place of data that could not be loaded: what happened, and a way to try again where that may help. */
export function LoadFailed({ error, title, retry, way }: LoadFailedProps) {
  const Icon = iconOf(error);
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon size={24} stroke={1.5} />}
        title={title ?? text.errors.loading}
        hint={messageOf(error)}
        action={
          retry && mayPass(error) ? (
            <Button variant="default" onClick={retry}>
              {text.actions.tryAgain}
            </Button>
          ) : (
            way
          )
        }
      />
    </div>
  );
}
