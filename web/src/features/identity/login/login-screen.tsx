import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session';
import { AuthCard } from '../frame/auth-card';
import { knowsPasskeys } from '../passkeys/browser';
import { PasskeyButton } from '../passkeys/passkey-button';
import { usePasskeySignIn } from '../passkeys/use-passkey-sign-in';
import { text as singleSignOn } from '../single-sign-on/texts';
import { text } from '../texts';
import { ChallengeStep } from './challenge-step';
import { CredentialsForm } from './credentials-form';
import { useLogin } from './use-login';

export function LoginScreen() {
  usePage(text.login.title);
  const login = useLogin();
  const passkey = usePasskeySignIn();
  const ended = useSession((session) => session.ended);
  if (login.challenge) return <ChallengeStep login={login} challenge={login.challenge} />;
  const foot = (
    <>
      {text.login.noAccount}{' '}
      <Anchor underline="always" component={Link} to={paths.register.href()}>
        {text.login.register}
      </Anchor>
    </>
  );
  return (
    <AuthCard title={text.login.title} foot={foot}>
      <Stack gap="md">
        {ended && !login.error && <Notice>{text.login.sessionEnded}</Notice>}
        <CredentialsForm login={login} />
        {knowsPasskeys() && <PasskeyButton busy={passkey.isPending} onClick={() => passkey.mutate()} />}
        <Anchor component={Link} to={paths.singleSignOn.href()} size="sm">
          {singleSignOn.signIn}
        </Anchor>
      </Stack>
    </AuthCard>
  );
}
