import { useNavigate, useSearchParams } from 'react-router-dom';
import { answer, api } from '@/lib/api/client';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { useWrite } from '@/lib/use-write';
import { AuthCard } from '../frame/auth-card';
import { AskAgain, NewPasswordForm } from './new-password-form';
import { text } from './texts';

/** A new password for a forgotten one. */
export function ResetScreen() {
  usePage(text.resetTitle);
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const reset = useWrite(
    (password: string) => answer(api.POST('/api/v1/user/forgot-password-response', { body: { password, token } })),
    {
      success: text.resetDone,
      onSuccess: () => void navigate(paths.login.href()),
      onError: ({ status }) => status === 400,
    },
  );
  return (
    <AuthCard title={text.resetTitle}>
      <NewPasswordForm verb={text.resetSubmit} write={reset} ended={<AskAgain />} />
    </AuthCard>
  );
}
