import { Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { isApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { useWrite } from '@/lib/use-write';
import { AuthCard } from '../frame/auth-card';
import { text as identity } from '../texts';
import { text } from './texts';

const checks = {
  password: (value: string) => (value ? null : text.passwordRequired),
  confirm: (value: string, { password }: { password: string }) => (value === password ? null : text.mismatch),
};

/** A new password, by the link of the mail. */
export function ResetScreen() {
  usePage(text.resetTitle);
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: checks,
    clearInputErrorOnChange: true,
  });
  const reset = useWrite(
    (password: string) => answer(api.POST('/api/v1/user/forgot-password-response', { body: { password, token } })),
    {
      success: text.resetDone,
      onSuccess: () => void navigate(paths.login.href()),
      onError: ({ code, errors }) => {
        form.setErrors(errors);
        return code === 'identity.token.ended' || Object.keys(errors).length > 0;
      },
    },
  );
  const isEnded = isApiError(reset.error) && reset.error.code === 'identity.token.ended';
  const input = (name: 'password' | 'confirm', label: string) => (
    <PasswordInput
      label={label}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': identity.login.showPassword }}
      {...form.getInputProps(name)}
    />
  );
  return (
    <AuthCard title={text.resetTitle}>
      <form onSubmit={form.onSubmit(({ password }) => reset.mutate(password))} noValidate>
        <Stack gap="md">
          {isEnded && (
            <Notice tone="rejected">
              {text.ended}{' '}
              <Anchor underline="always" component={Link} to={paths.forgotPassword.href()}>
                {text.askAgain}
              </Anchor>
            </Notice>
          )}
          {input('password', text.newPassword)}
          {input('confirm', text.confirmPassword)}
          <Button type="submit" fullWidth loading={reset.isPending}>
            {text.resetSubmit}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}
