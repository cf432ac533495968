import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Moment } from '@/components/moment';
import { Notice } from '@/components/notice';
import { answer, api } from '@/lib/api/client';
import { useCan } from '@/lib/me';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';
import { InvitedPill } from './invited-pill';
import type { Account } from './queries';

/** Of somebody who was invited and is not there yet: until when the link works, the link again, or no more. */
export function Invitation({ account: { _id, username, invited_until } }: { account: Account }) {
  const navigate = useNavigate();
  const mayInvite = useCan()('create_user');
  const [asking, { open, close }] = useDisclosure();
  const resend = useWrite(
    () => answer(api.POST('/api/v1/user/account/resend-invitation', { body: { user_id: _id } })),
    { success: text.users.resent, invalidates: () => [keys.accounts] },
  );
  const revoke = useWrite(
    () => answer(api.POST('/api/v1/user/account/revoke-invitation', { body: { user_id: _id } })),
    { success: text.users.revoked, onSuccess: () => void navigate(paths.userManagement.href()) },
  );
  if (!invited_until) return null;
  const actions = mayInvite && (
    <Group gap="xs">
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(undefined)}>
        {text.users.resend}
      </Button>
      <Button variant="subtle" color="red" c="var(--mantine-color-error)" onClick={open}>
        {text.users.revoke}
      </Button>
    </Group>
  );
  return (
    <>
      <Notice tone="pending" actions={actions}>
        <InvitedPill until={invited_until} /> {text.users.invitedUntil} <Moment at={invited_until} />
      </Notice>
      <ConfirmDialog
        name="revoke-invitation"
        opened={asking}
        title={text.users.revokeTitle(username)}
        verb={text.users.revoke}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined)}
        onClose={close}
      >
        {text.users.revokeLost}
      </ConfirmDialog>
    </>
  );
}
