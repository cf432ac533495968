import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Sort } from '@/lib/list-state';
import { text } from '@/lib/texts/common';
import classes from './data-table.module.css';
import type { Column } from './types';

type HeadProps<Row> = { columns: readonly Column<Row>[]; sort?: Sort; onSort?: (sort: Sort) => void };

const ARROW = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort } as const;
const ARIA = { asc: 'ascending', desc: 'descending', none: undefined } as const;

function SortButton({
  title,
  direction,
  onClick,
}: {
  title: string;
  direction: keyof typeof ARROW;
  onClick: () => void;
}) {
  const Arrow = ARROW[direction];
  return (
    <UnstyledButton
      className={classes.sort}
      data-active={direction !== 'none' || undefined}
      onClick={onClick}
      title={text.table.sortBy(title)}
    >
      {title}
      <Arrow size={14} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}

/** The first column takes what is left; with shares given to others the browser works that out. */
const restOf = <Row,>(columns: readonly Column<Row>[], key: string): string | undefined =>
  columns[0]?.key === key && columns.every(({ width }) => !width) ? '100%' : undefined;

export const TableHead = <Row,>({ columns, sort, onSort }: HeadProps<Row>) => (
  <thead className={classes.head}>
    <tr>
      {columns.map(({ key, title, sortKey, width = restOf(columns, key), align }) => {
        const direction = sortKey && sort?.key === sortKey ? sort.direction : 'none';
        const toggle = () => sortKey && onSort?.({ key: sortKey, direction: direction === 'asc' ? 'desc' : 'asc' });
        return (
          <th key={key} scope="col" style={{ width }} data-align={align} aria-sort={ARIA[direction]}>
            {sortKey && onSort ? <SortButton title={title} direction={direction} onClick={toggle} /> : title}
          </th>
        );
      })}
    </tr>
  </thead>
);
