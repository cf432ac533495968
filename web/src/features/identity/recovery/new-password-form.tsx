import { Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { isApiError } from '@/lib/api/api-error';
import { paths } from '@/lib/paths';
import { text as identity } from '../texts';
import { text } from './texts';

const checks = {
  password: (value: string) => (value ? null : text.passwordRequired),
  confirm: (value: string, { password }: { password: string }) => (value === password ? null : text.mismatch),
};

type NewPasswordFormProps = {
  verb: string;
  busy: boolean;
  /** Of the last try. */
  error: unknown;
  /** What to do about a link that works no more. */
  ended: ReactNode;
  children?: ReactNode;
  onSubmit: (password: string) => void;
};

/** A new password, typed twice, by the link of a mail. */
export function NewPasswordForm({ verb, busy, error, ended, children, onSubmit }: NewPasswordFormProps) {
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: checks,
    clearInputErrorOnChange: true,
  });
  const { setErrors } = form;
  useEffect(() => {
    if (isApiError(error)) setErrors(error.errors);
  }, [error, setErrors]);
  const input = (name: 'password' | 'confirm', label: string) => (
    <PasswordInput
      label={label}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': identity.login.showPassword }}
      {...form.getInputProps(name)}
    />
  );
  return (
    <form onSubmit={form.onSubmit(({ password }) => onSubmit(password))} noValidate>
      <Stack gap="md">
        {isApiError(error) && error.code === 'identity.token.ended' && (
          <Notice tone="rejected">
            {text.ended} {ended}
          </Notice>
        )}
        {input('password', text.newPassword)}
        {input('confirm', text.confirmPassword)}
        {children}
        <Button type="submit" fullWidth loading={busy}>
          {verb}
        </Button>
      </Stack>
    </form>
  );
}

/** Where somebody with an old link gets another one. */
export const AskAgain = () => (
  <Anchor underline="always" component={Link} to={paths.forgotPassword.href()}>
    {text.askAgain}
  </Anchor>
);
