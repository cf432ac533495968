import type { ReactNode } from 'react';
import type { Sort } from '@/lib/list-state';

export type Column<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The server's name of this order; without it the head is not a button. */
  sortKey?: string;
  /** Such as `40%` or `132px`; without one it follows its content and moves when that comes. The first column takes what is left. */
  width?: string;
  align?: 'right';
};

export type FilterChip = { key: string; name: string; value: string };

export type DataTableProps<Row> = {
  /** What the table lists; read by screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Where a row leads; its first cell becomes the link that covers the row. */
  href?: (row: Row) => string;
  /** For a row that opens a dialog. */
  onOpen?: (row: Row) => void;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Controls above the table: a search field, a filter button. */
  tools?: ReactNode;
  filters?: readonly FilterChip[];
  onRemoveFilter?: (key: string) => void;
  onClearFilters?: () => void;
  /** A search is in force: an empty list means that nothing matches. Filters say so by themselves. */
  narrowed?: boolean;
  /** All rows of all pages; defaults to the number of rows. */
  count?: number;
  countIsLowerBound?: boolean;
  page?: number;
  pageHref?: (page: number) => string;
  /** New rows are on the way while the old ones still show. */
  busy?: boolean;
  error?: unknown;
  /** The catalogue's sentence for a list that could not be loaded. */
  errorTitle?: string;
  onRetry?: () => void;
  /** The sentence of an empty list, with one action. */
  empty: { title: string; hint?: string; action?: ReactNode; icon?: ReactNode };
};
