import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { AuthCard } from '../frame/auth-card';
import { text } from '../texts';
import { CodeInput } from '../two-factor/code-input';
import { LoginProblem } from './login-problem';
import { PasskeyStep } from './passkey-step';
import { RecoveryForm } from './recovery-form';
import type { Challenge, Login } from './use-login';

const SecretCard = lazy(async () => ({ default: (await import('../two-factor/secret-card')).SecretCard }));

/** The second step: the code of the app, after setting the app up where that is still to do. */
export function ChallengeStep({ login, challenge }: { login: Login; challenge: Challenge }) {
  const { secret, passkey, credentials } = challenge;
  const [recovering, { toggle }] = useDisclosure();
  const foot = (
    <Anchor component="button" type="button" onClick={login.startOver}>
      {text.twoFactor.otherAccount}
    </Anchor>
  );
  return (
    <AuthCard title={text.twoFactor.title} hint={secret ? text.twoFactor.intro : undefined} foot={foot}>
      <Stack gap="lg">
        <LoginProblem error={login.error} />
        {secret && (
          <Suspense fallback={<Skeleton h={260} />}>
            <SecretCard secret={secret} email={credentials.email} />
          </Suspense>
        )}
        {recovering ? (
          <RecoveryForm login={login} />
        ) : (
          <CodeInput onCode={login.submitCode} busy={login.busy} error={login.error} />
        )}
        {passkey && <PasskeyStep login={login} options={passkey} />}
        {!secret && (
          <Text size="xs" c="dimmed">
            {text.twoFactor.lost}{' '}
            <Anchor component="button" type="button" size="xs" underline="always" onClick={toggle}>
              {recovering ? text.twoFactor.useApp : text.twoFactor.useRecovery}
            </Anchor>
          </Text>
        )}
      </Stack>
    </AuthCard>
  );
}
