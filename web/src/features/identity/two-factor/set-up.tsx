import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';
import { CodeInput } from './code-input';
import { SecretCard } from './secret-card';

type SetUpProps = { secret: string; email: string; intro: string; onDone: () => void; children?: ReactNode };

/** The secret to scan and the first code of the app, which completes the set-up. */
export function SetUp({ secret, email, intro, onDone, children }: SetUpProps) {
  const verify = useWrite((token: string) => answer(api.POST('/api/v1/user/verify-otp', { body: { token } })), {
    success: text.twoFactor.success,
    invalidates: () => [keys.me, keys.security],
    onSuccess: onDone,
    onError: (error) => !error.retryable,
  });
  return (
    <Stack gap="lg">
      <Text c="dimmed">{intro}</Text>
      <SecretCard secret={secret} email={email} />
      <CodeInput
        onCode={verify.mutateAsync}
        busy={verify.isPending}
        error={isApiError(verify.error) ? verify.error : undefined}
      />
      {children}
    </Stack>
  );
}
