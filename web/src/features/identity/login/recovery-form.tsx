import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { text } from '../texts';
import type { Login } from './use-login';

const CODE = /^[A-Z2-9]{5}-[A-Z2-9]{5}$/i;

/** Instead of the app's code: one of the ten that were kept for this day. */
export function RecoveryForm({ login: { error, tried, busy, submitRecovery } }: { login: Login }) {
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (CODE.test(value.trim()) ? null : text.validation.recoveryCode) },
    clearInputErrorOnChange: true,
  });
  const { error: wrong, ...input } = form.getInputProps('code');
  const isRefused = error?.code === 'identity.code.wrong' && tried?.recovery_code === form.values.code.trim();
  return (
    <form onSubmit={form.onSubmit(({ code }) => submitRecovery(code.trim()))} noValidate>
      <Stack gap="md">
        <TextInput
          label={text.twoFactor.recoveryCode}
          placeholder="K7QXA-9MDPR"
          autoComplete="off"
          autoFocus
          {...input}
          error={wrong ?? (isRefused && error.message)}
        />
        <Button type="submit" fullWidth loading={busy}>
          {text.login.submit}
        </Button>
      </Stack>
    </form>
  );
}
