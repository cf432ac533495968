import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, isApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { useSession } from '@/lib/session';

export type Credentials = { email: string; password: string };
export type Challenge = {
  kind: 'set_up_two_fa' | 'verify_two_fa';
  secret?: string;
  /** What the browser is asked with, of whoever has passkeys. */
  passkey?: Record<string, unknown>;
  credentials: Credentials;
};

const signIn = (input: Credentials & { token?: string; recovery_code?: string; passkey?: Record<string, unknown> }) =>
  answer(api.POST('/api/v1/login', { body: input }));

const asApiError = (error: unknown): ApiError | undefined => (isApiError(error) ? error : undefined);

/** The steps of a login: e-mail and password, then the two-factor code where the server asks for it. */
export function useLogin() {
  const start = useSession((session) => session.start);
  const [challenge, setChallenge] = useState<Challenge>();
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: ({ token, challenge: kind, secret, passkey }, { email, password }) => {
      if (token) start(token);
      else if (kind) setChallenge({ kind, secret, passkey, credentials: { email, password } });
    },
  });
  return {
    challenge,
    busy: attempt.isPending,
    error: asApiError(attempt.error),
    /** What the last try was made with. */
    tried: attempt.variables,
    submit: (credentials: Credentials) => attempt.mutate(credentials),
    submitCode: async (token: string) => {
      if (challenge) await attempt.mutateAsync({ ...challenge.credentials, token });
    },
    submitRecovery: (recovery_code: string) => challenge && attempt.mutate({ ...challenge.credentials, recovery_code }),
    submitPasskey: (passkey: Record<string, unknown>) =>
      challenge && attempt.mutate({ ...challenge.credentials, passkey }),
    startOver: () => {
      attempt.reset();
      setChallenge(undefined);
    },
  };
}

export type Login = ReturnType<typeof useLogin>;
