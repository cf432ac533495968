import { LIMITS } from '@dossier/proto/rules/limits';
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Section } from '@/components/section';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { text } from '../profile/texts';
import { text as identity } from '../texts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Passwords = typeof EMPTY;

const checks = {
  currentPassword: (value: string) => (value ? null : identity.validation.currentPassword),
  newPassword: (value: string, { currentPassword }: Passwords) => {
    if (value.length < LIMITS.newPassword.min) return text.security.newPasswordShort;
    return value === currentPassword ? text.security.newPasswordSame : null;
  },
  confirmPassword: (value: string, { newPassword }: Passwords) =>
    value === newPassword ? null : text.security.mismatch,
};

const FIELDS = [
  { name: 'currentPassword', label: identity.fields.currentPassword, autoComplete: 'current-password' },
  { name: 'newPassword', label: text.security.newPassword, autoComplete: 'new-password' },
  { name: 'confirmPassword', label: text.security.confirmPassword, autoComplete: 'new-password' },
] as const;

export function ChangePassword() {
  const form = useForm({ initialValues: EMPTY, validate: checks, clearInputErrorOnChange: true });
  const change = useWrite((body: Passwords) => answer(api.POST('/api/v1/user/account/change-password', { body })), {
    success: text.security.changed,
    failure: unlessExplained(text.security.changeFailed),
    invalidates: () => [keys.security],
    onSuccess: form.reset,
    onError: ({ errors }) => {
      form.setErrors(errors);
      return Object.keys(errors).length > 0;
    },
  });
  return (
    <Section title={text.security.password}>
      <form onSubmit={form.onSubmit((passwords) => change.mutate(passwords))} noValidate>
        <Stack gap="md" maw={400}>
          <Text c="dimmed">{text.security.passwordHint}</Text>
          {FIELDS.map(({ name, ...field }) => (
            <PasswordInput
              key={name}
              {...field}
              visibilityToggleButtonProps={{ 'aria-label': identity.login.showPassword }}
              {...form.getInputProps(name)}
            />
          ))}
          <Group>
            <Button type="submit" loading={change.isPending}>
              {text.security.changePassword}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
