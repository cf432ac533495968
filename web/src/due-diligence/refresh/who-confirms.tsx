import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { text as common } from '@/lib/texts/common';
import { text, words } from '../texts';

type WhoConfirmsProps = { busy: boolean; onName: (name: string) => void; onClose: () => void };

/** A visitor is nobody we know, so the first confirmation asks for a name; it becomes that of the signature. */
export function WhoConfirms({ busy, onName, onClose }: WhoConfirmsProps) {
  const [name, setName] = useState('');
  const [attempted, setAttempted] = useState(false);
  const isEmpty = name.trim() === '';
  return (
    <Dialog name="who-confirms" onClose={onClose} title={text.refresh.who} size={440}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempted(true);
          if (!isEmpty) onName(name.trim());
        }}
      >
        <TextInput
          label={text.refresh.fullName}
          autoComplete="name"
          data-autofocus
          maxLength={100}
          value={name}
          error={attempted && isEmpty && words.validation.noValue}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {text.refresh.confirm}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
