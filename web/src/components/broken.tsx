import { Button, Group } from '@mantine/core';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { reportError } from '@/lib/report-error';
import { text } from '@/lib/texts/common';

/** A screen's code did not come: there is no network, or it belongs to an earlier build and is gone after an update. */
const isNotLoaded = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script|preload css/i.test(error.message);

type BrokenProps = { error: unknown; back?: () => void };

/** A screen broke: report it, offer the way back. */
export function Broken({ error, back }: BrokenProps) {
  const notLoaded = isNotLoaded(error);
  const [cutOff] = useState(() => notLoaded && !navigator.onLine);
  useEffect(() => {
    if (!cutOff) return undefined;
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [cutOff]);
  useEffect(() => {
    if (!notLoaded) void reportError(error);
  }, [error, notLoaded]);
  const words = cutOff ? text.errors.cutOff : notLoaded ? text.errors.updated : text.errors.broken;
  return (
    <div role="alert">
      <EmptyState
        icon={<IconMoodEmpty size={28} stroke={1.5} />}
        title={words.title}
        hint={words.hint}
        action={
          <Group gap="xs">
            {back && (
              <Button variant="default" onClick={back}>
                {text.actions.back}
              </Button>
            )}
            <Button onClick={() => window.location.reload()}>{text.actions.reload}</Button>
          </Group>
        }
      />
    </div>
  );
}
