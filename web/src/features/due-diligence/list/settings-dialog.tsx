import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { LoadFailed } from '@/components/load-failed';
import { Waiting } from '@/components/waiting';
import { text } from '@/due-diligence/texts';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import { visitorSettingsQuery } from '../queries';

type Settings = components['schemas']['VisitorSettings'];

/** What the company has decided about visitors of its links; for administrators. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(visitorSettingsQuery());
  return (
    <Dialog name="visitor-settings" onClose={onClose} title={text.settings.title}>
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && <Form stored={data} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ stored, onClose }: { stored: Settings; onClose: () => void }) {
  const { sender, reminders, asks_code } = stored;
  const [settings, setSettings] = useState({ sender, reminders, asks_code });
  const set = (change: Partial<typeof settings>) => setSettings((now) => ({ ...now, ...change }));
  const save = useWrite(() => answer(api.POST('/api/v1/due-diligence-settings', { body: settings })), {
    success: text.settings.saved,
    invalidates: () => [visitorSettingsQuery().queryKey],
    onSuccess: onClose,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {text.settings.hint}
        </Text>
        <TextInput
          label={text.settings.sender}
          description={text.settings.senderHint}
          maxLength={100}
          // It comes after the dialog.
          autoFocus
          value={settings.sender}
          onChange={(event) => set({ sender: event.currentTarget.value })}
        />
        <Checkbox
          label={text.settings.reminders}
          checked={settings.reminders}
          onChange={(event) => set({ reminders: event.currentTarget.checked })}
        />
        <Checkbox
          label={text.settings.code}
          description={text.settings.codeHint}
          checked={settings.asks_code}
          onChange={(event) => set({ asks_code: event.currentTarget.checked })}
        />
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {common.actions.save}
        </Button>
      </Group>
    </form>
  );
}
