import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { Logins } from '@/components/logins';
import { NotFound } from '@/components/not-found';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequireSuperUser } from '@/components/require-permission';
import { TruncatedName } from '@/components/truncated-name';
import { WaitingScreen } from '@/components/waiting-screen';
import { isNotFound } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { isId, paths } from '@/lib/paths';
import { text } from '../texts';
import { userQuery } from './queries';
import { UserCredits } from './user-credits';
import { UserFiles } from './user-files';
import { UserInformation } from './user-information';

/** One user of any company, with the company's credits; for the super user. */
export function UserScreen() {
  const { userId } = useParams();
  return <RequireSuperUser>{isId(userId) ? <User userId={userId} /> : <NotFound />}</RequireSuperUser>;
}

function User({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(userQuery(userId));
  const name = data?.user.username ?? '';
  usePage(name || text.titles.user, [
    { label: text.titles.users, to: paths.admin.users.href() },
    ...(name ? [{ label: name }] : []),
  ]);
  if (isNotFound(error)) return <NotFound />;
  if (error && !data) return <LoadFailed error={error} title={text.errors.user} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <PageBody width="form">
      <PageHeader title={<TruncatedName>{data.user.username}</TruncatedName>} hint={data.user.email} />
      <UserCredits userId={userId} />
      <UserFiles userId={userId} />
      <UserInformation user={data} />
      <Logins logins={data.logins} />
    </PageBody>
  );
}
