import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FilterPanel } from '@/client-filters/filter-panel';
import { chipsOf, knownFilters, OF_CLIENTS } from '@/client-filters/filters';
import { DataTable } from '@/components/data-table/data-table';
import { SearchField } from '@/components/search-field';
import type { CompanyType } from '@/lib/client';
import { useListState } from '@/lib/list-state';
import { paths } from '@/lib/paths';
import { clientsQuery } from './clients-query';
import { clientColumns } from './columns';
import { text } from './texts';

type ClientTableProps = { type: CompanyType /** Absent for people who may not add a client. */; onAdd?: () => void };

/** One of the two client lists, with its search, filters, order and pages. */
export function ClientTable({ type, onAdd }: ClientTableProps) {
  const list = useListState();
  const filters = knownFilters(list.filters, OF_CLIENTS);
  const { data, error, isPlaceholderData, refetch } = useQuery(clientsQuery(type, list.query, filters));
  return (
    <DataTable
      label={text.titles[type]}
      columns={clientColumns(type)}
      rows={data?.companies}
      rowKey={({ _id }) => _id}
      href={({ _id }) => paths.client.dashboard.href(_id)}
      sort={list.sort}
      onSort={list.setSort}
      tools={
        <>
          <SearchField value={list.search} onSearch={list.setSearch} placeholder={text.search} />
          <FilterPanel key={JSON.stringify(filters)} withRequirements filters={filters} onApply={list.setFilters} />
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
      empty={{
        title: text.empty(text.plural[type]),
        hint: onAdd && text.emptyHint,
        icon: <IconBuilding size={24} stroke={1.5} />,
        action: onAdd && (
          <Button variant="default" onClick={onAdd}>
            {text.add.button}
          </Button>
        ),
      }}
    />
  );
}
