import { labelTexts } from '@dossier/proto/texts/labels';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { TruncatedName } from '@/components/truncated-name';
import { type CompanyType, clientName } from '@/lib/client';
import type { Client } from './clients-query';
import { ReviewDate } from './review-date';
import { StandingPill } from './standing-pill';
import { text } from './texts';

const optionOf = (choices: Readonly<Record<string, string>>, chosen: string | undefined) =>
  chosen ? (choices[chosen] ?? chosen) : '';

const name: Column<Client> = {
  key: 'name',
  title: text.columns.name,
  sortKey: 'name',
  render: (client) => <TruncatedName>{clientName(client)}</TruncatedName>,
};

const holderType: Column<Client> = {
  key: 'account_holder_type',
  title: text.columns.account_holder_type,
  width: '132px',
  render: ({ account_holder_type }) => optionOf(labelTexts.options.account_holder_type, account_holder_type),
};

const rest: Column<Client>[] = [
  {
    key: 'location_type',
    title: text.columns.location_type,
    sortKey: 'location_type',
    width: '132px',
    render: ({ location_type }) => optionOf(labelTexts.options.company_location, location_type),
  },
  {
    key: 'requirements',
    title: text.columns.requirements,
    sortKey: 'requirements',
    width: '172px',
    render: ({ standing }) => <StandingPill standing={standing} />,
  },
  {
    key: 'next_review_date',
    title: text.columns.next_review_date,
    sortKey: 'next_review_date',
    width: '132px',
    render: ({ next_review_date }) => <ReviewDate day={next_review_date} />,
  },
  {
    key: 'createdAt',
    title: text.columns.createdAt,
    sortKey: 'createdAt',
    width: '190px',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

export const clientColumns = (type: CompanyType): Column<Client>[] =>
  type === 'account_holder' ? [name, holderType, ...rest] : [name, ...rest];
