import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { AccountFacts } from '@/credits/account-facts';
import { CreditTable } from '@/credits/credit-table';
import { answer, api } from '@/lib/api/client';
import { useListState } from '@/lib/list-state';
import { useCan } from '@/lib/me';
import { usePage } from '@/lib/page';
import { keys } from '@/lib/query-keys';
import { DepositAddress } from './deposit-address';
import { ReceiptDownload, StatementDownload } from './papers';
import { text } from './texts';

/** What the company has, where it pays more to, and what became of it. */
export const WalletScreen = () => (
  <RequirePermission any={['view_wallet']}>
    <Wallet />
  </RequirePermission>
);

function Wallet() {
  usePage(text.titles.wallet);
  const can = useCan();
  const { page, pageHref } = useListState();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...keys.credits, 'own', page],
    queryFn: () => answer(api.GET('/api/v1/get-credits', { params: { query: { page } } })),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <LoadFailed error={error} title={text.errors.balance} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <PageBody width="form">
      <PageHeader title={text.titles.wallet} hint={can('fiu_reporting') ? undefined : text.withoutReports} />
      <Section>
        <AccountFacts account={data} />
      </Section>
      <DepositAddress />
      <Section title={text.titles.credits} actions={<StatementDownload />}>
        <CreditTable
          credits={data}
          page={page}
          pageHref={pageHref}
          busy={isPlaceholderData}
          actionOf={({ _id, number }) => <ReceiptDownload entry={_id} number={number} />}
        />
      </Section>
    </PageBody>
  );
}
