import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { PageBody } from '@/components/page-body';
import { RequirePermission } from '@/components/require-permission';
import { WaitingScreen } from '@/components/waiting-screen';
import { isNotFound } from '@/lib/api/api-error';
import { useCan } from '@/lib/me';
import { usePage } from '@/lib/page';
import { isId, paths } from '@/lib/paths';
import { text } from '../texts';
import { Invitation } from './invitation';
import { type Account, accountQuery } from './queries';
import { UserGeneral } from './user-general';
import { UserHeader } from './user-header';
import { UserPermissions } from './user-permissions';

export function UserScreen() {
  const { userId } = useParams();
  return (
    <RequirePermission any={['view_user']}>{isId(userId) ? <User userId={userId} /> : <NotFound />}</RequirePermission>
  );
}

function User({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(accountQuery(userId));
  const name = data?.user.username ?? '';
  usePage(name || text.users.title, [
    { label: text.users.title, to: paths.userManagement.href() },
    ...(name ? [{ label: name }] : []),
  ]);
  if (isNotFound(error)) return <NotFound />;
  if (error && !data) return <LoadFailed error={error} title={text.users.errors.info} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <PageBody width="form">
      <UserHeader account={data.user} />
      <Invitation account={data.user} />
      <UserTabs account={data.user} />
    </PageBody>
  );
}

/** The open tab is in the address. */
function UserTabs({ account }: { account: Account }) {
  const seesPermissions = useCan()('view_permission_of_user');
  const [query, setQuery] = useSearchParams();
  const tab = seesPermissions && query.get('tab') === 'permissions' ? 'permissions' : 'general';
  const select = (next: string | null) => setQuery(next === 'permissions' ? { tab: next } : {}, { replace: true });
  return (
    <Tabs value={tab} onChange={select}>
      <Tabs.List mb="md">
        <Tabs.Tab value="general">{text.users.tabGeneral}</Tabs.Tab>
        {seesPermissions && <Tabs.Tab value="permissions">{text.users.tabPermissions}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="general">
        <UserGeneral account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="permissions">
        <UserPermissions account={account} />
      </Tabs.Panel>
    </Tabs>
  );
}
