import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PageHeader } from '@/components/page-header';
import { TruncatedName } from '@/components/truncated-name';
import { useCan, useUser } from '@/lib/me';
import { roleLabel } from '@/lib/role';
import { text } from '../texts';
import { DeleteUser } from './delete-user';
import type { Account } from './queries';
import { UserActions } from './user-actions';
import { UserDialog } from './user-dialog';

export function UserHeader({ account }: { account: Account }) {
  const can = useCan();
  const isSelf = useUser()._id === account._id;
  const [editing, edit] = useDisclosure();
  const mayEdit = can('update_user');
  const mayDelete = can('delete_user') && account.type !== 'ADMINISTRATOR' && !isSelf;
  const actions = (
    <>
      {mayEdit && !isSelf && <UserActions account={account} />}
      {mayDelete && <DeleteUser account={account} />}
      {mayEdit && <Button onClick={edit.open}>{text.users.edit}</Button>}
    </>
  );
  return (
    <>
      <PageHeader
        title={<TruncatedName>{account.username}</TruncatedName>}
        hint={roleLabel(account.type)}
        actions={actions}
      />
      {mayEdit && <UserDialog account={account} opened={editing} onClose={edit.close} />}
    </>
  );
}
