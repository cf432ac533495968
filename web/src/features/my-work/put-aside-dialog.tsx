import { addDays, today } from '@dossier/proto/rules/dates';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '@/components/date-field';
import { Dialog } from '@/components/dialog/dialog';
import { isApiError } from '@/lib/api/api-error';
import { text as common } from '@/lib/texts/common';
import { useSettle, useSnooze, type WorkItem } from './queries';
import { text } from './texts';

export type PutAside = { item: WorkItem; how: 'snooze' | 'settle' };

/** Asks why something is put off or taken off the list, and until when. Only the button takes it: Enter in the reason is no decision. */
export function PutAsideDialog({ item, how, onClose }: PutAside & { onClose: () => void }) {
  const [until, setUntil] = useState<string | null>(addDays(today(), 1));
  const [reason, setReason] = useState('');
  const snooze = useSnooze();
  const settle = useSettle();
  const write = how === 'snooze' ? snooze : settle;
  const errors = isApiError(write.error) ? write.error.errors : {};
  const send = () => {
    const done = { onSuccess: onClose };
    if (how === 'snooze') snooze.mutate({ item: item._id, until: until ?? '', reason }, done);
    else settle.mutate({ item: item._id, reason }, done);
  };
  return (
    <Dialog name="put-aside" onClose={onClose} title={text[how].title(item.title)}>
      <Stack gap="md">
        <TextInput
          label={text[how].reason}
          required
          data-autofocus
          maxLength={200}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {how === 'snooze' && (
          <Group gap="xs" align="flex-end">
            <DateField label={text.snooze.until} value={until} error={errors.until} onChange={setUntil} />
            <Button variant="default" onClick={() => setUntil(addDays(today(), 1))}>
              {text.snooze.until_tomorrow}
            </Button>
            <Button variant="default" onClick={() => setUntil(addDays(today(), 7))}>
              {text.snooze.until_week}
            </Button>
          </Group>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button loading={write.isPending} disabled={reason.trim().length < 3} onClick={send}>
            {how === 'snooze' ? text.actions.snooze : text.actions.settle}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
