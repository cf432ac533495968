import { isDate } from '@dossier/proto/rules/dates';
import { Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { DateField } from '@/components/date-field';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequireSuperUser } from '@/components/require-permission';
import { TruncatedName } from '@/components/truncated-name';
import { amount } from '@/credits/amount';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { count } from '@/lib/format';
import { usePage } from '@/lib/page';
import { text } from '../texts';

type Usage = components['schemas']['Usage'];
type Period = { startDate: string; endDate: string };

/** Who used the platform how much; for the super user. */
export const UsageScreen = () => (
  <RequireSuperUser>
    <UsageData />
  </RequireSuperUser>
);

const columns = (): Column<Usage>[] => [
  { key: 'email', title: text.fields.email, render: ({ email }) => <TruncatedName>{email}</TruncatedName> },
  { key: 'count', title: text.fields.count, width: '120px', align: 'right', render: (usage) => count(usage.count) },
  {
    key: 'conversions',
    title: text.fields.conversions,
    width: '132px',
    align: 'right',
    render: ({ conversions }) => count(conversions),
  },
  {
    key: 'credits',
    title: text.fields.credits,
    width: '132px',
    align: 'right',
    render: ({ credits }) => <span className="tabular">{amount(credits)}</span>,
  },
];

/** Both days are in the address, and today until somebody chooses others. Days are those of UTC, as the ledger's. */
function usePeriod() {
  const [query, setQuery] = useSearchParams();
  const today = new Date().toISOString().slice(0, 10);
  const period: Period = { startDate: query.get('from') ?? today, endDate: query.get('until') ?? today };
  const set = ({ startDate, endDate }: Period) => setQuery({ from: startDate, until: endDate }, { replace: true });
  return { period, set };
}

const problemOf = ({ startDate, endDate }: Period) => (startDate > endDate ? text.errors.periodBackwards : undefined);

function UsageData() {
  usePage(text.titles.dashboard);
  const { period, set } = usePeriod();
  const isWhole = isDate(period.startDate) && isDate(period.endDate);
  const problem = isWhole ? problemOf(period) : undefined;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['usage', period],
    queryFn: () => answer(api.GET('/bo/v1/get-usage-info', { params: { query: period } })),
    enabled: isWhole && !problem,
    placeholderData: keepPreviousData,
  });
  const days = (
    <Group gap="md" align="flex-start">
      <DateField
        label={text.fields.start}
        value={period.startDate}
        onChange={(day) => set({ ...period, startDate: day ?? '' })}
      />
      <DateField
        label={text.fields.end}
        value={period.endDate}
        error={problem}
        onChange={(day) => set({ ...period, endDate: day ?? '' })}
      />
    </Group>
  );
  return (
    <PageBody>
      <PageHeader title={text.titles.usage} hint={text.hints.usage} />
      <DataTable
        label={text.titles.usage}
        columns={columns()}
        rows={data?.usage}
        rowKey={({ email }) => email}
        tools={days}
        busy={isPlaceholderData}
        error={error}
        errorTitle={text.errors.usage}
        onRetry={() => void refetch()}
        empty={{ title: text.noUsage }}
      />
    </PageBody>
  );
}
