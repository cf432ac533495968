import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { Waiting } from '@/components/waiting';
import { isApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { logOut } from '@/lib/log-out';
import { useUser } from '@/lib/me';
import { useTwoFactorSetUp } from '@/lib/two-factor-store';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';
import { CodeInput } from './code-input';
import { SecretCard } from './secret-card';

/** Shown over everything until a required set-up is completed, and when the person asks for one. */
export function TwoFactorGate({ required }: { required: boolean }) {
  const user = useUser();
  const close = useTwoFactorSetUp((state) => state.close);
  return (
    <Modal
      opened
      onClose={close}
      title={text.twoFactor.title}
      size={440}
      withCloseButton={!required}
      closeOnEscape={!required}
      closeOnClickOutside={false}
    >
      {required && user.two_factor_secret ? (
        <SetUp secret={user.two_factor_secret} email={user.email} required />
      ) : (
        <OwnSetUp email={user.email} />
      )}
    </Modal>
  );
}

/** A set-up that nobody asked for starts with a fresh secret. */
function OwnSetUp({ email }: { email: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['two-factor', 'secret'],
    queryFn: () => answer(api.POST('/api/v1/user/set-up-two-fa')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) return <LoadFailed error={error} retry={() => void refetch()} />;
  return data ? <SetUp secret={data.secret} email={email} /> : <Waiting />;
}

function SetUp({ secret, email, required }: { secret: string; email: string; required?: boolean }) {
  const close = useTwoFactorSetUp((state) => state.close);
  const verify = useWrite((token: string) => answer(api.POST('/api/v1/user/verify-otp', { body: { token } })), {
    success: text.twoFactor.success,
    invalidates: () => [['me']],
    onSuccess: close,
    onError: (error) => !error.retryable,
  });
  return (
    <Stack gap="lg">
      <Text c="dimmed">{required ? text.twoFactor.required : text.twoFactor.intro}</Text>
      <SecretCard secret={secret} email={email} />
      <CodeInput
        onCode={verify.mutate}
        busy={verify.isPending}
        error={isApiError(verify.error) ? verify.error : undefined}
      />
      {required && (
        <Group justify="flex-end">
          <Button variant="subtle" color="gray" onClick={() => void logOut()}>
            {text.twoFactor.logout}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
