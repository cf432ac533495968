import { IconArrowsExchange } from '@tabler/icons-react';
import { EmptyState } from '@/components/empty-state';
import { NotFound } from '@/components/not-found';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { useFileScope } from '@/file/file-scope';
import { liveValues } from '@/file/record';
import { useCompany } from '../frame/use-company';
import { useFilePage } from '../frame/use-file-page';
import { NodeList } from '../sections/node-list';
import { text } from '../texts';
import { AddAccount } from './add-account';
import { ProfileSection } from './profile-section';

export const TransactionProfileScreen = () => (
  <RequirePermission any={['view_dashboard_tab']}>
    <OfFlaggedClient />
  </RequirePermission>
);

/** Only clients that are to have transaction profiles have the screen. */
const OfFlaggedClient = () =>
  liveValues(useCompany()).transaction_profile_report === 'YES' ? <TransactionProfiles /> : <NotFound />;

/** What the client expects to pass through each of its accounts. */
function TransactionProfiles() {
  useFilePage(text.screens.transactionProfile);
  const { records } = useFileScope();
  const profiles = records.filter(({ kind }) => kind === 'transaction_profile');
  return (
    <PageBody width="form">
      <PageHeader title={text.screens.transactionProfile} actions={profiles.length > 0 && <AddAccount primary />} />
      {profiles.length === 0 ? (
        <EmptyState
          icon={<IconArrowsExchange size={24} stroke={1.5} />}
          title={text.transactions.empty}
          hint={text.transactions.emptyHint}
          action={<AddAccount primary />}
        />
      ) : (
        <NodeList records={profiles} node={ProfileSection} />
      )}
    </PageBody>
  );
}
