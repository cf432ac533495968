import { toastError } from '@/lib/toasts';
import { showPasskey } from '../passkeys/browser';
import { PasskeyButton } from '../passkeys/passkey-button';
import { text } from '../passkeys/texts';
import type { Login } from './use-login';

/** A passkey in place of the code. Its options are good once: after a refusal one signs in again. */
export function PasskeyStep({ login, options }: { login: Login; options: Record<string, unknown> }) {
  const show = () =>
    showPasskey(options).then(login.submitPasskey, () =>
      toastError(text.cancelledSignIn, { message: text.cancelledSignIn }),
    );
  return <PasskeyButton label={text.instead} busy={login.busy} onClick={() => void show()} />;
}
