import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/data-table/data-table';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { text } from '@/due-diligence/texts';
import { useCurrentClientId } from '@/lib/client';
import { useListState } from '@/lib/list-state';
import { useCan } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { useIsOfficer } from '../use-is-officer';
import { AddDialog } from './add-dialog';
import { columns } from './columns';
import { FilterPanel } from './filter-panel';
import { chipsOf, knownFilters } from './filters';
import { listQuery } from './queries';
import { RefreshDialog } from './refresh-dialog';
import { SettingsDialog } from './settings-dialog';

/** The due diligences of a client. */
export function DueDiligenceListScreen() {
  usePage(text.title, [{ label: text.title }]);
  const clientId = useCurrentClientId() ?? '';
  const isOfficer = useIsOfficer();
  const [adding, { open, close }] = useDisclosure(false);
  const [setting, settings] = useDisclosure(false);
  const [requesting, request] = useDisclosure(false);
  const isAdministrator = useCan()('change_permission_of_user');
  const add = isOfficer && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={open}>
      {text.list.add}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        title={text.title}
        actions={
          <>
            {isOfficer && isAdministrator && (
              <Button variant="default" onClick={settings.open}>
                {text.settings.title}
              </Button>
            )}
            {isOfficer && (
              <Button variant="default" onClick={request.open}>
                {text.refresh.title}
              </Button>
            )}
            {add}
          </>
        }
      />
      <Table clientId={clientId} onAdd={isOfficer ? open : undefined} />
      {setting && <SettingsDialog onClose={settings.close} />}
      {requesting && <RefreshDialog clientId={clientId} onClose={request.close} />}
      {adding && <AddDialog clientId={clientId} onClose={close} />}
    </PageBody>
  );
}

function Table({ clientId, onAdd }: { clientId: string; onAdd?: () => void }) {
  const list = useListState();
  const filters = knownFilters(list.filters);
  const listing = { page: list.page, orderingKey: list.sort.key, orderingValue: list.sort.direction };
  const { data, error, refetch, isPlaceholderData } = useQuery(listQuery(clientId, listing, filters));
  return (
    <DataTable
      label={text.title}
      columns={columns()}
      rows={data?.dueDiligence}
      rowKey={({ _id }) => _id}
      href={({ _id }) => paths.client.dueDiligence.item.href(clientId, _id)}
      sort={list.sort}
      onSort={list.setSort}
      tools={<FilterPanel key={JSON.stringify(filters)} filters={filters} onApply={list.setFilters} />}
      filters={chipsOf(filters)}
      onRemoveFilter={list.removeFilter}
      onClearFilters={list.clearFilters}
      count={data?.count}
      countIsLowerBound={data?.countIsLowerBound}
      page={list.page}
      pageHref={list.pageHref}
      busy={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={{
        title: text.list.empty,
        hint: onAdd && text.list.emptyHint,
        action: onAdd && (
          <Button variant="default" onClick={onAdd}>
            {text.list.add}
          </Button>
        ),
      }}
    />
  );
}
