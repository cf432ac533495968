import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/dialog/dialog';
import { LoadFailed } from '@/components/load-failed';
import { Waiting } from '@/components/waiting';
import { answer, api } from '@/lib/api/client';
import { logOut } from '@/lib/log-out';
import { useUser } from '@/lib/me';
import { useTwoFactorSetUp } from '@/lib/two-factor-store';
import { text } from '../texts';
import { SetUp } from './set-up';

/** Shown over everything until a required set-up is completed, and when the person asks for one. */
export function TwoFactorGate({ required }: { required: boolean }) {
  const user = useUser();
  const close = useTwoFactorSetUp((state) => state.close);
  return (
    <Dialog
      name="two-factor"
      onClose={close}
      title={text.twoFactor.title}
      size={440}
      withCloseButton={!required}
      closeOnEscape={!required}
      closeOnClickOutside={false}
    >
      {required && user.two_factor_secret ? (
        <SetUp secret={user.two_factor_secret} email={user.email} intro={text.twoFactor.required} onDone={close}>
          <Group justify="flex-end">
            <Button variant="subtle" color="gray" onClick={() => void logOut()}>
              {text.twoFactor.logout}
            </Button>
          </Group>
        </SetUp>
      ) : (
        <OwnSetUp email={user.email} onDone={close} />
      )}
    </Dialog>
  );
}

/** A set-up that nobody asked for starts with a fresh secret. */
function OwnSetUp({ email, onDone }: { email: string; onDone: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['two-factor', 'secret'],
    queryFn: () => answer(api.POST('/api/v1/user/set-up-two-fa', { body: {} })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return <SetUp secret={data.secret} email={email} intro={text.twoFactor.intro} onDone={onDone} />;
}
