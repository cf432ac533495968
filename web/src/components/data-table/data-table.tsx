import { plural } from '@dossier/proto/texts/define';
import { Button } from '@mantine/core';
import { text } from '@/lib/texts/common';
import { EmptyState } from '../empty-state';
import { LoadFailed } from '../load-failed';
import classes from './data-table.module.css';
import { FilterChips } from './filter-chips';
import { Pagination } from './pagination';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import type { DataTableProps } from './types';
import { useRowKeys } from './use-row-keys';

/** The list of the product: 40-px rows, sticky head, the whole row a link, keyboard, chips, count and pages. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { tools, filters = [], error, errorTitle, rows } = props;
  return (
    <div className={classes.area}>
      {(tools || filters.length > 0) && (
        <div className={classes.tools}>
          {tools}
          {filters.length > 0 && (
            <FilterChips filters={filters} onRemove={props.onRemoveFilter} onClear={props.onClearFilters} />
          )}
        </div>
      )}
      <div className={classes.frame}>
        {error && !rows ? <LoadFailed error={error} title={errorTitle} retry={props.onRetry} /> : <Body {...props} />}
      </div>
      <Foot {...props} />
    </div>
  );
}

function Body<Row>(props: DataTableProps<Row>) {
  const { columns, rows, label, busy, empty, filters = [] } = props;
  const keys = useRowKeys();
  if (rows?.length === 0)
    return filters.length > 0 || props.narrowed ? <NoMatch {...props} /> : <EmptyState {...empty} />;
  return (
    <table className={classes.table} aria-label={label} aria-busy={busy || !rows} data-busy={busy || undefined}>
      <TableHead columns={columns} sort={props.sort} onSort={props.onSort} />
      <tbody onKeyDown={keys.onKeyDown}>
        {rows ? (
          rows.map((row, index) => (
            <TableRow
              key={props.rowKey(row)}
              row={row}
              columns={columns}
              href={props.href}
              onOpen={props.onOpen}
              tabIndex={keys.tabIndexOf(index)}
              onFocus={() => keys.onFocusRow(index)}
            />
          ))
        ) : (
          <SkeletonRows columns={columns.length} />
        )}
      </tbody>
    </table>
  );
}

const NoMatch = <Row,>({ filters = [], onClearFilters }: DataTableProps<Row>) => (
  <EmptyState
    title={filters.length > 0 ? text.table.noMatch : text.table.notFound}
    action={
      filters.length > 0 &&
      onClearFilters && (
        <Button variant="default" onClick={onClearFilters}>
          {text.actions.clearAll}
        </Button>
      )
    }
  />
);

function Foot<Row>({ rows, count = rows?.length ?? 0, countIsLowerBound, page, pageHref }: DataTableProps<Row>) {
  if (!rows || count === 0) return null;
  const items = countIsLowerBound ? text.table.more(count) : plural(count, text.table.items);
  return (
    <div className={classes.foot}>
      <span className="tabular">{items}</span>
      {pageHref && <Pagination page={page ?? 1} count={count} href={pageHref} />}
    </div>
  );
}
