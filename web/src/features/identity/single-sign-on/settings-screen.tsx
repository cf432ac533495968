import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { Notice } from '@/components/notice';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import { useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { keys } from '@/lib/query-keys';
import { SettingsForm } from './settings-form';
import { text } from './texts';

/** How the own company signs in; for administrators. */
export function SingleSignOnSettings() {
  usePage(text.title);
  const isAdministrator = useUser().type === 'ADMINISTRATOR';
  return (
    <PageBody width="narrow">
      <PageHeader title={text.title} />
      {isAdministrator ? <Settings /> : <Notice>{text.only}</Notice>}
    </PageBody>
  );
}

function Settings() {
  const { data, error, refetch } = useQuery({
    queryKey: keys.singleSignOn,
    queryFn: () => answer(api.GET('/api/v1/single-sign-on')),
  });
  if (error && !data) return <LoadFailed error={error} title={text.failed} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return <SettingsForm settings={data.settings} />;
}
