import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useEffect } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { isApiError } from '@/lib/api/api-error';
import { text as common } from '@/lib/texts/common';
import { text } from '../texts';

type PasswordDialogProps = {
  title: string;
  /** What happens, or is lost. */
  children: ReactNode;
  verb: string;
  busy: boolean;
  /** Of the last try. */
  error: unknown;
  onConfirm: (currentPassword: string) => void;
  onClose: () => void;
};

/** The server's sentence belongs under the password, also that of too many wrong ones. */
const sentenceOf = (error: unknown): string | undefined =>
  isApiError(error) && !error.retryable ? (error.errors.currentPassword ?? error.message) : undefined;

/** Asks for the own password before something that would outlast a stolen session. */
export function PasswordDialog({ title, children, verb, busy, error, onConfirm, onClose }: PasswordDialogProps) {
  const form = useForm({
    initialValues: { currentPassword: '' },
    validate: { currentPassword: (value) => (value ? null : text.validation.currentPassword) },
    clearInputErrorOnChange: true,
  });
  const { setErrors } = form;
  useEffect(() => {
    const sentence = sentenceOf(error);
    if (sentence) setErrors({ currentPassword: sentence });
  }, [error, setErrors]);
  return (
    <Dialog name="own-password" onClose={onClose} title={title} size={440} withCloseButton={false}>
      <form onSubmit={form.onSubmit(({ currentPassword }) => onConfirm(currentPassword))} noValidate>
        <Stack gap="md">
          {children}
          <PasswordInput
            label={text.fields.currentPassword}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': text.login.showPassword }}
            {...form.getInputProps('currentPassword')}
          />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {verb}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
