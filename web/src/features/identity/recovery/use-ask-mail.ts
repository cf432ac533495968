import { useState } from 'react';
import { answer, api } from '@/lib/api/client';
import { toastSuccess } from '@/lib/toasts';
import { useWrite } from '@/lib/use-write';
import { text } from './texts';

type Kind = 'verify' | 'reset';
type Asked = { timeout?: number };

const CALLS: Record<Kind, (email: string) => Promise<Asked>> = {
  verify: (email) => answer(api.POST('/api/v1/send-verification-email', { body: { email } })),
  reset: (email) => answer(api.POST('/api/v1/user/forgot-password-request', { body: { email } })),
};
const SENT: Record<Kind, string> = { verify: text.mailSent, reset: text.forgotSent };

/** Asks for a mail. `waitSeconds` is there when the server has just sent one and wants the next to wait. */
export function useAskMail(kind: Kind, onFieldErrors?: (errors: Record<string, string>) => void) {
  const [waitSeconds, setWait] = useState<number>();
  const ask = useWrite((email: string) => CALLS[kind](email), {
    failure: kind === 'verify' ? text.mailFailed : undefined,
    onSuccess: ({ timeout }) => {
      setWait(timeout);
      if (timeout === undefined) toastSuccess(SENT[kind]);
    },
    onError: ({ errors }) => {
      onFieldErrors?.(errors);
      return onFieldErrors !== undefined && Object.keys(errors).length > 0;
    },
  });
  return { ask: ask.mutate, busy: ask.isPending, sent: ask.isSuccess && waitSeconds === undefined, waitSeconds };
}
