import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequireSuperUser } from '@/components/require-permission';
import { WaitingScreen } from '@/components/waiting-screen';
import { usePage } from '@/lib/page';
import { text } from '../texts';
import { PlatformForm } from './platform-form';
import { platformQuery } from './queries';

/** Prices, and whether mails go out; for the super user. */
export const PlatformScreen = () => (
  <RequireSuperUser>
    <Platform />
  </RequireSuperUser>
);

function Platform() {
  usePage(text.titles.platform);
  const { data, error, refetch } = useQuery(platformQuery);
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <PageBody width="form">
      <PageHeader title={text.titles.platform} />
      <PlatformForm key={data.last_updated_at} platform={data} />
    </PageBody>
  );
}
