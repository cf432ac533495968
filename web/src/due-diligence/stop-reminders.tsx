import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Notice } from '@/components/notice';
import { answer, api } from '@/lib/api/client';
import { useWrite } from '@/lib/use-write';
import { everyForm } from './queries';
import { text } from './texts';

/** Without an id the visitor's own form. `ask` asks at once: whoever came by the address that stops them. */
type StopRemindersProps = { id?: string; ask?: boolean };

/** Reminders go out, and can be stopped by whoever gets them. */
export function StopReminders({ id, ask = false }: StopRemindersProps) {
  const [asking, { close }] = useDisclosure(ask);
  const stop = useWrite(() => answer(api.POST('/api/v1/due-diligence/reminders/stop', { body: id ? { id } : {} })), {
    success: text.notices.remindersStopped,
    invalidates: () => [everyForm],
    onSuccess: close,
  });
  return (
    <Notice
      actions={
        <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate(undefined)}>
          {text.links.stop}
        </Button>
      }
    >
      {text.links.reminds}
      <ConfirmDialog
        name="stop-reminders"
        opened={asking}
        title={text.links.stop}
        verb={text.links.stopYes}
        destructive={false}
        busy={stop.isPending}
        onConfirm={() => stop.mutate(undefined)}
        onClose={close}
      >
        {text.links.stopQuestion}
      </ConfirmDialog>
    </Notice>
  );
}
