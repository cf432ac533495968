import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { isApiError } from '@/lib/api/api-error';
import { text as common } from '@/lib/texts/common';
import { text } from '../texts';

/** A write of `useWrite` that is given the password. */
type PasswordWrite = {
  mutate: (currentPassword: string) => void;
  isPending: boolean;
  error: unknown;
  /** The password of the last try. */
  variables: string | undefined;
};

type PasswordDialogProps = {
  title: string;
  /** What happens, or is lost. */
  children: ReactNode;
  verb: string;
  /** What is done with the password. */
  write: PasswordWrite;
  onClose: () => void;
};

/** The server's sentence belongs under the password, also that of too many wrong ones. */
const sentenceOf = (error: unknown): string | undefined =>
  isApiError(error) && !error.retryable ? (error.errors.currentPassword ?? error.message) : undefined;

/** Asks for the own password before something that would outlast a stolen session. */
export function PasswordDialog({ title, children, verb, write, onClose }: PasswordDialogProps) {
  const form = useForm({
    initialValues: { currentPassword: '' },
    validate: { currentPassword: (value) => (value ? null : text.validation.currentPassword) },
    clearInputErrorOnChange: true,
  });
  const { error, ...input } = form.getInputProps('currentPassword');
  const refused = write.variables === form.values.currentPassword ? sentenceOf(write.error) : undefined;
  return (
    <Dialog name="own-password" onClose={onClose} title={title} size={440} withCloseButton={false}>
      <form onSubmit={form.onSubmit(({ currentPassword }) => write.mutate(currentPassword))} noValidate>
        <Stack gap="md">
          {children}
          <PasswordInput
            label={text.fields.currentPassword}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': text.login.showPassword }}
            {...input}
            error={error ?? refused}
          />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={write.isPending}>
            {verb}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
