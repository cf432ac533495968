import { Button, Group } from '@mantine/core';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { reportError } from '@/lib/report-error';
import { text } from '@/lib/texts/common';

/** A chunk of an earlier build is gone after an update. */
const isOutdated = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message);

/** A screen broke: report it, offer the way back. The frame around it keeps working. */
export function ScreenError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const outdated = isOutdated(error);
  useEffect(() => {
    if (!outdated) void reportError(error);
  }, [error, outdated]);
  return (
    <div role="alert">
      <EmptyState
        icon={<IconMoodEmpty size={28} stroke={1.5} />}
        title={outdated ? text.errors.outdated : text.errors.screenBroke}
        hint={outdated ? text.errors.outdatedHint : text.errors.screenBrokeHint}
        action={
          <Group gap="xs">
            <Button variant="default" onClick={() => void navigate(-1)}>
              {text.actions.back}
            </Button>
            <Button onClick={() => window.location.reload()}>{text.actions.reload}</Button>
          </Group>
        }
      />
    </div>
  );
}
