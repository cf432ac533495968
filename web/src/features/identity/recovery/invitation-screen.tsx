import { Anchor, Text } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { answer, api } from '@/lib/api/client';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { useWrite } from '@/lib/use-write';
import { AuthCard } from '../frame/auth-card';
import { text as identity } from '../texts';
import { NewPasswordForm } from './new-password-form';
import { text } from './texts';

/** The first password of somebody who was invited. */
export function InvitationScreen() {
  usePage(text.inviteTitle);
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const accept = useWrite(
    (password: string) => answer(api.POST('/api/v1/user/accept-invitation', { body: { password, token } })),
    {
      success: text.inviteDone,
      onSuccess: () => void navigate(paths.login.href()),
      onError: ({ status }) => status === 400,
    },
  );
  return (
    <AuthCard title={text.inviteTitle} hint={text.inviteHint}>
      <NewPasswordForm verb={text.inviteSubmit} write={accept} ended={text.inviteEnded}>
        <Text size="xs" c="dimmed">
          {text.inviteTerms}{' '}
          <Anchor size="xs" underline="always" component={Link} to={paths.terms.href()} target="_blank">
            {identity.terms.title}
          </Anchor>
        </Text>
      </NewPasswordForm>
    </AuthCard>
  );
}
