import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '@/components/dialog/dialog';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import type { Passkey } from './passkeys';
import { text } from './texts';

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: { name: (value) => (value.trim() ? null : text.nameRequired) },
    clearInputErrorOnChange: true,
  });
  const rename = useWrite(
    (name: string) => answer(api.POST('/api/v1/user/passkeys/rename', { body: { id: passkey.id, name } })),
    { success: text.renamed, invalidates: () => [keys.security], onSuccess: onClose },
  );
  return (
    <Dialog name="rename-passkey" onClose={onClose} title={text.renameTitle} size={440} withCloseButton={false}>
      <form onSubmit={form.onSubmit(({ name }) => rename.mutate(name))} noValidate>
        <TextInput label={text.name} maxLength={60} data-autofocus {...form.getInputProps('name')} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={rename.isPending}>
            {common.actions.save}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
