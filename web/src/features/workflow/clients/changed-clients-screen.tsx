import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterPanel } from '@/client-filters/filter-panel';
import { chipsOf, knownFilters, OF_CHANGES } from '@/client-filters/filters';
import { DataTable } from '@/components/data-table/data-table';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { SearchField } from '@/components/search-field';
import type { View } from '@/file/notification-view';
import { type Sort, useListState } from '@/lib/list-state';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { clients, text } from '../texts';
import { VIEWS } from '../views';
import { changedClientsQuery } from './changed-clients-query';
import { changedClientColumns } from './columns';

const MOST_FIRST: Sort = { key: 'changesCount', direction: 'desc' };

export const ChangedClientsScreen = ({ view }: { view: View }) => (
  <RequirePermission any={[VIEWS[view].permission]}>
    <ChangedClients view={view} />
  </RequirePermission>
);

/** Every client with changes in the view, and how many. */
function ChangedClients({ view }: { view: View }) {
  usePage(text.titles[view], [{ label: text.crumbs[view] }]);
  const list = useListState(MOST_FIRST);
  const filters = knownFilters(list.filters, OF_CHANGES);
  const { data, error, isPlaceholderData, refetch } = useQuery(changedClientsQuery(view, list.query, filters));
  return (
    <PageBody>
      <PageHeader
        title={text.titles[view]}
        actions={
          view === 'forConfirmation' && (
            <Button component={Link} to={paths.approvals.href()} variant="default">
              {text.several.queue}
            </Button>
          )
        }
      />
      <DataTable
        label={clients.titles.workflow}
        columns={changedClientColumns(view)}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        href={({ _id }) => VIEWS[view].client.href(_id)}
        sort={list.sort}
        onSort={list.setSort}
        tools={
          <>
            <SearchField value={list.search} onSearch={list.setSearch} placeholder={clients.search} />
            <FilterPanel key={JSON.stringify(filters)} filters={filters} withType onApply={list.setFilters} />
          </>
        }
        filters={chipsOf(filters)}
        onRemoveFilter={list.removeFilter}
        onClearFilters={list.clearFilters}
        narrowed={list.search !== ''}
        count={data?.count}
        countIsLowerBound={data?.countIsLowerBound}
        page={list.page}
        pageHref={list.pageHref}
        busy={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: clients.empty(clients.plural.workflow), hint: text.noClients[view] }}
      />
    </PageBody>
  );
}
