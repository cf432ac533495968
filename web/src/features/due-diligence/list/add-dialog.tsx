import { LIMITS } from '@dossier/proto/rules/limits';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/components/dialog/dialog';
import { everyForm } from '@/due-diligence/queries';
import { text, words } from '@/due-diligence/texts';
import { answer, api } from '@/lib/api/client';
import { paths } from '@/lib/paths';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';

/** Opens a due diligence under a label, and then shows it. */
export function AddDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [label, setLabel] = useState('');
  const [attempted, setAttempted] = useState(false);
  const isShort = label.trim().length < LIMITS.label.min;
  const create = useWrite(
    () => answer(api.POST('/api/v1/due-diligence/create', { body: { company_id: clientId, label } })),
    {
      success: text.notices.added,
      failure: unlessExplained(text.errors.create),
      invalidates: () => [everyForm],
      onSuccess: ({ dueDiligence }) => navigate(paths.client.dueDiligence.item.href(clientId, dueDiligence._id)),
    },
  );
  return (
    <Dialog name="add-due-diligence" onClose={onClose} title={text.list.addTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempted(true);
          if (!isShort) create.mutate(undefined);
        }}
      >
        <TextInput
          label={text.list.label}
          data-autofocus
          maxLength={LIMITS.label.max}
          value={label}
          error={attempted && isShort && words.validation.label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {common.actions.add}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
