import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequireSuperUser } from '@/components/require-permission';
import { SearchField } from '@/components/search-field';
import { TruncatedName } from '@/components/truncated-name';
import { useListState } from '@/lib/list-state';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { text } from '../texts';
import { type User, usersQuery } from './queries';

/** Users of all companies; for the super user. */
export const UsersScreen = () => (
  <RequireSuperUser>
    <Users />
  </RequireSuperUser>
);

const columns = (): Column<User>[] => [
  {
    key: 'username',
    title: text.fields.name,
    sortKey: 'username',
    render: ({ username }) => <TruncatedName>{username}</TruncatedName>,
  },
  {
    key: 'email',
    title: text.fields.email,
    sortKey: 'email',
    width: '36%',
    render: ({ email }) => <TruncatedName>{email}</TruncatedName>,
  },
  {
    key: 'created',
    title: text.fields.registered,
    sortKey: 'createdAt',
    width: '188px',
    render: ({ created }) => <Moment at={created} />,
  },
  {
    key: 'lastLogin',
    title: text.fields.lastLogin,
    sortKey: 'lastLogin',
    width: '148px',
    render: ({ lastLogin }) => (lastLogin ? <Moment at={lastLogin} as="ago" /> : text.never),
  },
];

function Users() {
  usePage(text.titles.users);
  const list = useListState();
  const { data, error, isPlaceholderData, refetch } = useQuery(usersQuery(list.query));
  return (
    <PageBody>
      <PageHeader title={text.titles.users} />
      <DataTable
        label={text.titles.users}
        columns={columns()}
        rows={data?.users}
        rowKey={({ _id }) => _id}
        href={({ _id }) => paths.admin.users.user.href(_id)}
        sort={list.sort}
        onSort={list.setSort}
        narrowed={list.search !== ''}
        tools={<SearchField value={list.search} onSearch={list.setSearch} placeholder={text.searchUsers} />}
        count={data?.count}
        page={list.page}
        pageHref={list.pageHref}
        busy={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: text.noUsers }}
      />
    </PageBody>
  );
}
