import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadFailed } from '@/components/load-failed';
import { Logins } from '@/components/logins';
import { Waiting } from '@/components/waiting';
import { CardShapes } from '@/components/waiting-screen';
import { ChangePassword } from './change-password';
import { securityQuery } from './queries';
import { RecoveryCodes } from './recovery-codes';
import { Sessions } from './sessions';
import { TwoFactor } from './two-factor';

const Passkeys = lazy(async () => ({ default: (await import('../passkeys/passkeys')).Passkeys }));

/** How one signs in: password, passkeys, second factor and its recovery codes, open sessions and past sign-ins. */
export function SecurityTab() {
  const { data, error, refetch } = useQuery(securityQuery);
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting>
        <CardShapes />
      </Waiting>
    );
  return (
    <>
      <ChangePassword />
      <TwoFactor enabled={data.two_factor_enabled} />
      {data.two_factor_enabled && <RecoveryCodes left={data.recovery_codes_left} />}
      <Suspense fallback={<Skeleton h={120} />}>
        <Passkeys passkeys={data.passkeys} />
      </Suspense>
      <Sessions sessions={data.sessions} />
      <Logins logins={data.logins} />
    </>
  );
}
