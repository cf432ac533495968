import { Text } from '@mantine/core';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { PasswordDialog } from '../frame/password-dialog';
import type { Passkey } from './passkeys';
import { text } from './texts';

export function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useWrite(
    (currentPassword: string) => answer(api.POST('/api/v1/user/passkeys/remove', { body: { id, currentPassword } })),
    {
      success: text.removed,
      invalidates: () => [keys.security],
      onSuccess: onClose,
      onError: ({ retryable }) => !retryable,
    },
  );
  return (
    <PasswordDialog title={text.removeTitle(name)} verb={text.remove} write={remove} onClose={onClose}>
      <Text>{text.removeLost}</Text>
    </PasswordDialog>
  );
}
