import { Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
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
  /** A write of `useWrite` that is given the password. */
  write: {
    mutate: (password: string) => void;
    isPending: boolean;
    error: unknown;
    /** The password of the last try. */
    variables: string | undefined;
  };
  /** What to do about a link that works no more. */
  ended: ReactNode;
  children?: ReactNode;
};

/** A new password, typed twice, by the link of a mail. */
export function NewPasswordForm({ verb, write, ended, children }: NewPasswordFormProps) {
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: checks,
    clearInputErrorOnChange: true,
  });
  const { error, variables: tried } = write;
  const refused = isApiError(error) && tried === form.values.password ? error.errors.password : undefined;
  const input = (name: 'password' | 'confirm', label: string, sentence?: string) => {
    const { error: wrong, ...props } = form.getInputProps(name);
    return (
      <PasswordInput
        label={label}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': identity.login.showPassword }}
        {...props}
        error={wrong ?? sentence}
      />
    );
  };
  return (
    <form onSubmit={form.onSubmit(({ password }) => write.mutate(password))} noValidate>
      <Stack gap="md">
        {isApiError(error) && error.code === 'identity.token.ended' && (
          <Notice tone="rejected">
            {text.ended} {ended}
          </Notice>
        )}
        {input('password', text.newPassword, refused)}
        {input('confirm', text.confirmPassword)}
        {children}
        <Button type="submit" fullWidth loading={write.isPending}>
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
