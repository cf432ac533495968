import { Text } from '@mantine/core';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { PasswordDialog } from '../frame/password-dialog';
import { text } from '../texts';
import type { Account } from './queries';

/** An administrator forgets a colleague's lost app, with the own password. */
export function ResetTwoFactor({ account, onClose }: { account: Account; onClose: () => void }) {
  const reset = useWrite(
    (currentPassword: string) =>
      answer(
        api.POST('/api/v1/user/account/update', {
          body: { user_id: account._id, reset_two_factor: true, currentPassword },
        }),
      ),
    {
      success: text.users.updated,
      failure: unlessExplained(text.users.errors.update),
      invalidates: () => [keys.accounts],
      onSuccess: onClose,
      onError: (error) => error.code === 'identity.password.wrong' || error.code === 'identity.account.locked',
    },
  );
  return (
    <PasswordDialog
      title={text.users.resetTitle(account.username)}
      verb={text.users.resetVerb}
      write={reset}
      onClose={onClose}
    >
      <Text>{text.users.resetLost}</Text>
    </PasswordDialog>
  );
}
