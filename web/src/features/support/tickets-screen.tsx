import { TICKET_STATES } from '@dossier/proto/rules/tasks';
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { TruncatedName } from '@/components/truncated-name';
import { useListState } from '@/lib/list-state';
import { useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { useBeginning } from '@/lib/use-beginning';
import { CreateTicketDialog } from './create-ticket-dialog';
import { SeverityPill, TicketStatePill } from './pills';
import { type Ticket, ticketsQuery } from './queries';
import { text } from './texts';

/** One's own tickets; those of everybody for a super user, who answers them. */
export function TicketsScreen() {
  const isSupport = useUser().is_super_user;
  const title = isSupport ? text.titles.tickets : text.titles.ownTickets;
  const [begun, { open, close }] = useBeginning();
  usePage(title, [{ label: text.titles.helpCenter }]);
  const create = !isSupport && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={open}>
      {text.actions.createTicket}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={title} actions={create} />
      <TicketTable title={title} isSupport={isSupport} />
      {!isSupport && <CreateTicketDialog opened={begun} onClose={close} />}
    </PageBody>
  );
}

const columns = (isSupport: boolean): Column<Ticket>[] => [
  {
    key: 'subject',
    title: text.fields.subject,
    render: ({ subject, number }) => <TruncatedName>{`${number}  ${subject}`}</TruncatedName>,
  },
  ...(isSupport
    ? [{ key: 'from', title: text.fields.from, width: '18%', render: ({ username }: Ticket) => <bdi>{username}</bdi> }]
    : []),
  { key: 'severity', title: text.fields.severity, width: '14%', render: (row) => <SeverityPill {...row} /> },
  { key: 'status', title: text.fields.status, width: '14%', render: (row) => <TicketStatePill {...row} /> },
  { key: 'updated', title: text.fields.updated, width: '20%', render: (row) => <Moment at={row.updated_at} /> },
];

function TicketTable({ title, isSupport }: { title: string; isSupport: boolean }) {
  const list = useListState();
  const status = TICKET_STATES.find((state) => state === list.filters.status);
  const { data, error, refetch, isPlaceholderData } = useQuery(ticketsQuery({ page: list.page, status }));
  return (
    <DataTable
      label={title}
      columns={columns(isSupport)}
      rows={data?.tickets}
      rowKey={({ _id }) => _id}
      href={({ _id }) => paths.helpCenter.ticket.href(_id)}
      tools={
        <NativeSelect
          aria-label={text.fields.status}
          value={status ?? ''}
          onChange={(event) => list.setFilters({ status: event.currentTarget.value })}
          data={[
            { value: '', label: text.filters.all },
            ...TICKET_STATES.map((value) => ({ value, label: text.ticketStates[value] })),
          ]}
        />
      }
      narrowed={Boolean(status)}
      count={data?.count}
      countIsLowerBound={data?.countIsLowerBound}
      page={list.page}
      pageHref={list.pageHref}
      busy={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: text.noTickets, hint: isSupport ? undefined : text.noTicketsHint }}
    />
  );
}
