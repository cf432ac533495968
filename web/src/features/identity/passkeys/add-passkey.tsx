import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '@/components/dialog/dialog';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { toastError, toastSuccess } from '@/lib/toasts';
import { useWrite } from '@/lib/use-write';
import { text as identity } from '../texts';
import { makePasskey } from './browser';
import { text } from './texts';

type Fields = { name: string; currentPassword: string };

/** Undefined when the browser made none: its owner thought better of it, or the device has one already. */
async function make({ name, currentPassword }: Fields) {
  const { options } = await answer(api.POST('/api/v1/user/passkeys/begin', { body: { currentPassword } }));
  const response = await makePasskey(options).catch(() => undefined);
  return response && answer(api.POST('/api/v1/user/passkeys/add', { body: { name, response } }));
}

/** A name and the own password; the browser asks for the rest. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const form = useForm<Fields>({
    initialValues: { name: '', currentPassword: '' },
    validate: {
      name: (value) => (value.trim() ? null : text.nameRequired),
      currentPassword: (value) => (value ? null : identity.validation.currentPassword),
    },
    clearInputErrorOnChange: true,
  });
  const add = useWrite(make, {
    invalidates: () => [keys.security],
    onSuccess: (added) => {
      if (!added) return toastError(text.cancelled, { message: text.cancelled });
      toastSuccess(text.added);
      onClose();
    },
    onError: ({ retryable, errors, message }) => {
      if (retryable) return false;
      form.setErrors(Object.keys(errors).length > 0 ? errors : { currentPassword: message });
      return true;
    },
  });
  return (
    <Dialog name="add-passkey" onClose={onClose} title={text.add} size={440} withCloseButton={false}>
      <form onSubmit={form.onSubmit((fields) => add.mutate(fields))} noValidate>
        <Stack gap="md">
          <Text>{text.addHint}</Text>
          <TextInput
            label={text.name}
            placeholder={text.namePlaceholder}
            maxLength={60}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <PasswordInput
            label={identity.fields.currentPassword}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': identity.login.showPassword }}
            {...form.getInputProps('currentPassword')}
          />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {text.next}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
