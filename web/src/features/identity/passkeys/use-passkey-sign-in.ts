import { useMutation } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import { useSession } from '@/lib/session';
import { toastError } from '@/lib/toasts';
import { showPasskey } from './browser';
import { text } from './texts';

/** Undefined when the browser gave none. */
async function signIn() {
  const { options } = await answer(api.POST('/api/v1/login/passkey/begin'));
  const response = await showPasskey(options).catch(() => undefined);
  return response && answer(api.POST('/api/v1/login/passkey', { body: { response } }));
}

/** Signs in with whichever passkey the device offers. */
export function usePasskeySignIn() {
  const start = useSession((session) => session.start);
  return useMutation({
    mutationFn: signIn,
    onSuccess: (signedIn) =>
      signedIn ? start(signedIn.token) : toastError(text.cancelledSignIn, { message: text.cancelledSignIn }),
    onError: (error) => toastError(error),
  });
}
