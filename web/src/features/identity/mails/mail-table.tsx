import { Button } from '@mantine/core';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { type State, StatePill } from '@/components/state-pill';
import { TruncatedName } from '@/components/truncated-name';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { text } from './texts';

type Mail = components['schemas']['MailView'];

const PILLS: Record<Mail['state'], State> = { failed: 'rejected', waiting: 'pending', held: 'draft' };

function Retry({ mail: { id, to } }: { mail: Mail }) {
  const retry = useWrite(() => answer(api.POST('/bo/v1/mails/retry', { body: { id } })), {
    success: text.retried,
    invalidates: () => [keys.mails],
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${text.retry}: ${to}`}
      loading={retry.isPending}
      onClick={() => retry.mutate(undefined)}
    >
      {text.retry}
    </Button>
  );
}

const columns = (): Column<Mail>[] => [
  { key: 'to', title: text.to, render: ({ to }) => <TruncatedName>{to}</TruncatedName> },
  {
    key: 'occasion',
    title: text.occasion,
    width: '160px',
    render: ({ kind }) => text.kinds[kind as keyof typeof text.kinds],
  },
  {
    key: 'state',
    title: text.state,
    width: '120px',
    render: ({ state }) => <StatePill state={PILLS[state]} label={text.states[state]} />,
  },
  { key: 'since', title: text.since, width: '132px', render: ({ created }) => <Moment at={created} as="ago" /> },
  { key: 'tries', title: text.tries, width: '72px', align: 'right', render: ({ tries }) => tries },
  {
    key: 'reason',
    title: text.reason,
    width: '24%',
    render: ({ reason = '' }) => <TruncatedName>{reason}</TruncatedName>,
  },
  {
    key: 'retry',
    title: text.action,
    width: '116px',
    render: (mail) => mail.state === 'failed' && <Retry mail={mail} />,
  },
];

/** What has not gone out, those given up first. */
export const MailTable = ({ mails }: { mails: readonly Mail[] }) => (
  <DataTable
    label={text.notSent}
    columns={columns()}
    rows={mails}
    rowKey={({ id }) => id}
    empty={{ title: text.empty }}
  />
);
