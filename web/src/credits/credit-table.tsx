import type { ReactNode } from 'react';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { TruncatedName } from '@/components/truncated-name';
import type { components } from '@/lib/api/schema';
import { amount } from './amount';
import { text } from './texts';

type Credits = components['schemas']['Credits'];
type Entry = components['schemas']['CreditEntry'];

const signed = (credits: number) => (credits > 0 ? `+${amount(credits)}` : amount(credits));

type ActionOf = (entry: Entry) => ReactNode;

const columns = (actionOf?: ActionOf): Column<Entry>[] => [
  { key: 'comment', title: text.fields.comment, render: ({ comment }) => <TruncatedName>{comment}</TruncatedName> },
  { key: 'type', title: text.fields.type, width: '116px', render: ({ type }) => text.types[type] },
  {
    key: 'amount',
    title: text.fields.amount,
    width: '112px',
    align: 'right',
    render: (entry) => <span className="tabular">{signed(entry.amount)}</span>,
  },
  {
    key: 'balance',
    title: text.fields.balanceAfter,
    width: '112px',
    align: 'right',
    render: ({ balance }) => <span className="tabular">{amount(balance)}</span>,
  },
  {
    key: 'initiator',
    title: text.fields.initiator,
    width: '148px',
    render: ({ initiator }) => <TruncatedName>{initiator}</TruncatedName>,
  },
  { key: 'date', title: text.fields.date, width: '172px', render: ({ datetime }) => <Moment at={datetime} /> },
  ...(actionOf ? [{ key: 'action', title: text.fields.receipt, width: '84px', render: actionOf }] : []),
];

type CreditTableProps = {
  credits: Credits | undefined;
  page: number;
  pageHref: (page: number) => string;
  busy?: boolean;
  /** A button of each entry. */
  actionOf?: ActionOf;
};

/** The ledger of a company, the newest first. */
export const CreditTable = ({ credits, page, pageHref, busy, actionOf }: CreditTableProps) => (
  <DataTable
    label={text.titles.credits}
    columns={columns(actionOf)}
    rows={credits?.credits}
    rowKey={({ _id }) => _id}
    count={credits?.count}
    countIsLowerBound={credits?.countIsLowerBound}
    page={page}
    pageHref={pageHref}
    busy={busy}
    empty={{ title: text.noCredits }}
  />
);
