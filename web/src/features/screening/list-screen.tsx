import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import { Notice } from '@/components/notice';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { useCurrentClient, useCurrentClientId } from '@/lib/client';
import { useListState } from '@/lib/list-state';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { useBeginning } from '@/lib/use-beginning';
import type { ScreeningAnswer } from '@/screening/answer';
import { ResultDialog } from '@/screening/result-dialog';
import { text } from '@/screening/texts';
import { screeningColumns } from './columns';
import { screeningsQuery } from './queries';
import { RequestDialog } from './request-dialog';

export const ScreeningListScreen = () => (
  <RequirePermission any={['world_search']}>
    <Screenings />
  </RequirePermission>
);

function Screenings() {
  usePage(text.titles.list, [{ label: text.titles.list }]);
  const clientId = useCurrentClientId() ?? '';
  const isAllowed = useCurrentClient()?.hasScreening !== false;
  const [begun, { open, close }] = useBeginning();
  const [found, setFound] = useState<ScreeningAnswer>();
  const show = (answer: ScreeningAnswer) => {
    close();
    setFound(answer);
  };
  const create = isAllowed && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={open}>
      {text.titles.create}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={text.titles.list} actions={create} />
      <Stack gap="md">
        {!isAllowed && <Notice>{text.list.notAllowed}</Notice>}
        <Table clientId={clientId} hint={isAllowed ? text.list.emptyHint : undefined} />
      </Stack>
      <RequestDialog clientId={clientId} opened={begun && isAllowed} onClose={close} onFound={show} />
      <ResultDialog answer={found} onClose={() => setFound(undefined)} />
    </PageBody>
  );
}

function Table({ clientId, hint }: { clientId: string; hint: string | undefined }) {
  const list = useListState();
  const { page, sort } = list;
  const { data, error, refetch, isPlaceholderData } = useQuery(
    screeningsQuery(clientId, { page, orderingValue: sort.direction }),
  );
  return (
    <DataTable
      label={text.titles.list}
      columns={screeningColumns()}
      rows={data?.data}
      rowKey={({ _id }) => _id}
      href={({ _id }) => paths.client.screening.item.href(clientId, _id)}
      sort={sort}
      onSort={list.setSort}
      count={data?.count}
      countIsLowerBound={data?.countIsLowerBound}
      page={page}
      pageHref={list.pageHref}
      busy={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: text.list.empty, hint }}
    />
  );
}
