import { labelTexts } from '@dossier/proto/texts/labels';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { TruncatedName } from '@/components/truncated-name';
import type { View } from '@/file/notification-view';
import { clientName } from '@/lib/client';
import { count } from '@/lib/format';
import { clients } from '../texts';
import type { ChangedClient } from './changed-clients-query';

const optionOf = (choices: Readonly<Record<string, string>>, chosen: string | undefined) =>
  chosen ? (choices[chosen] ?? chosen) : '';

export const changedClientColumns = (view: View): Column<ChangedClient>[] => [
  {
    key: 'name',
    title: clients.columns.name,
    sortKey: 'name',
    render: (client) => <TruncatedName>{clientName(client)}</TruncatedName>,
  },
  {
    key: 'location_type',
    title: clients.columns.location_type,
    sortKey: 'location_type',
    width: '132px',
    render: ({ location_type }) => optionOf(labelTexts.options.company_location, location_type),
  },
  {
    key: 'company_type',
    title: clients.columns.company_type,
    sortKey: 'company_type',
    width: '140px',
    render: ({ company_type }) => optionOf(clients.types, company_type),
  },
  {
    key: 'createdAt',
    title: clients.columns.createdAt,
    sortKey: 'createdAt',
    width: '190px',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    key: 'changesCount',
    title: clients.columns[view],
    sortKey: 'changesCount',
    width: '176px',
    align: 'right',
    render: ({ changesCount }) => <span className="tabular">{count(changesCount)}</span>,
  },
];
