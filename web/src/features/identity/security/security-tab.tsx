import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { Waiting } from '@/components/waiting';
import { CardShapes } from '@/components/waiting-screen';
import { ChangePassword } from './change-password';
import { Logins } from './logins';
import { securityQuery } from './queries';
import { RecoveryCodes } from './recovery-codes';
import { Sessions } from './sessions';
import { TwoFactor } from './two-factor';

/** How one signs in: password, second factor and its recovery codes, open sessions and past sign-ins. */
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
      <Sessions sessions={data.sessions} />
      <Logins logins={data.logins} />
    </>
  );
}
