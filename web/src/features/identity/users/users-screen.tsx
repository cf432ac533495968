import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DataTable } from '@/components/data-table/data-table';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { SearchField } from '@/components/search-field';
import { type Sort, useListState } from '@/lib/list-state';
import { useCan, useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { text as singleSignOn } from '../single-sign-on/texts';
import { text } from '../texts';
import { userColumns } from './columns';
import { accountsQuery } from './queries';
import { UserDialog } from './user-dialog';

const BY_NAME: Sort = { key: 'username', direction: 'asc' };

export const UsersScreen = () => (
  <RequirePermission any={['view_user']}>
    <Users />
  </RequirePermission>
);

function Users() {
  usePage(text.users.title);
  const [adding, { open, close }] = useDisclosure();
  const mayAdd = useCan()('create_user');
  const isAdministrator = useUser().type === 'ADMINISTRATOR';
  const actions = (
    <Group gap="sm">
      {isAdministrator && (
        <Button variant="default" component={Link} to={paths.userManagement.singleSignOn.href()}>
          {singleSignOn.open}
        </Button>
      )}
      {mayAdd && <AddButton onClick={open} />}
    </Group>
  );
  return (
    <PageBody>
      <PageHeader title={text.users.title} actions={actions} />
      <UserTable />
      {mayAdd && <UserDialog opened={adding} onClose={close} />}
    </PageBody>
  );
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={onClick}>
    {text.users.add}
  </Button>
);

function UserTable() {
  const list = useListState(BY_NAME);
  const ownId = useUser()._id;
  const { data, error, isPlaceholderData, refetch } = useQuery(accountsQuery(list.query));
  return (
    <DataTable
      label={text.users.title}
      columns={userColumns(ownId)}
      rows={data?.users}
      rowKey={({ _id }) => _id}
      href={({ _id }) => paths.userManagement.user.href(_id)}
      sort={list.sort}
      onSort={list.setSort}
      narrowed={list.search !== ''}
      tools={<SearchField value={list.search} onSearch={list.setSearch} placeholder={text.users.search} />}
      count={data?.count}
      page={list.page}
      pageHref={list.pageHref}
      busy={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: text.users.empty }}
    />
  );
}
