import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './data-table.module.css';
import type { Column, DataTableProps } from './types';

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'href' | 'onOpen'> & {
  row: Row;
  tabIndex: number;
  onFocus: () => void;
};

/** The first cell's content as the control that covers the whole row. */
function Opener<Row>({ row, href, onOpen, tabIndex, onFocus, children }: RowProps<Row> & { children: ReactNode }) {
  const shared = { className: classes.opener, tabIndex, onFocus, 'data-row': true };
  if (href) {
    return (
      <Link to={href(row)} {...shared}>
        {children}
      </Link>
    );
  }
  return onOpen ? (
    <UnstyledButton onClick={() => onOpen(row)} {...shared}>
      {children}
    </UnstyledButton>
  ) : (
    children
  );
}

const Cell = <Row,>({ column, first, children }: { column: Column<Row>; first: boolean; children: ReactNode }) => (
  <td
    data-label={first ? undefined : column.title}
    data-align={column.align}
    data-flexible={first || Boolean(column.width) || undefined}
  >
    <span className={classes.cell}>{children}</span>
  </td>
);

export const TableRow = <Row,>(props: RowProps<Row>) => (
  <tr className={classes.row} data-opens={props.href || props.onOpen ? true : undefined}>
    {props.columns.map((column, index) => (
      <Cell key={column.key} column={column} first={index === 0}>
        {index === 0 ? <Opener {...props}>{column.render(props.row)}</Opener> : column.render(props.row)}
      </Cell>
    ))}
  </tr>
);
