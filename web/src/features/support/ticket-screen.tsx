import { TICKET_STATES, type TicketState } from '@dossier/proto/rules/tasks';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessagePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { Notice } from '@/components/notice';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { WaitingScreen } from '@/components/waiting-screen';
import { isNotFound } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { usePage } from '@/lib/page';
import { isId, paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { MessageDialog, type Written } from '@/threads/message-dialog';
import { MessageList } from '@/threads/message-list';
import { ThreadPages } from '@/threads/thread-pages';
import { SeverityPill, TicketStatePill } from './pills';
import { type Ticket, ticketQuery } from './queries';
import { text } from './texts';

export function TicketScreen() {
  const { ticketId } = useParams();
  return isId(ticketId) ? <OneTicket key={ticketId} id={ticketId} /> : <NotFound />;
}

/** A ticket with its thread. */
function OneTicket({ id }: { id: string }) {
  const [page, setPage] = useState<number>();
  const { data, error, refetch } = useQuery(ticketQuery(id, page));
  const name = data ? text.titles.ticket(String(data.ticket.number)) : text.titles.helpCenter;
  usePage(name, [{ label: text.titles.helpCenter, to: paths.helpCenter.href() }, { label: name }]);
  if (isNotFound(error)) return <NotFound />;
  if (error && !data)
    return <LoadFailed error={error} title={text.errors.loadingTicket} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  const { ticket, messages, pages } = data;
  return (
    <PageBody width="form">
      <PageHeader
        title={ticket.subject}
        state={
          <>
            <TicketStatePill {...ticket} />
            <SeverityPill {...ticket} />
          </>
        }
        hint={name}
        actions={ticket.status !== 'closed' && <Reply id={id} onSent={() => setPage(undefined)} />}
      />
      <Stack gap="lg">
        {ticket.may_update && <StatusSelector key={ticket.updated_at} ticket={ticket} />}
        {ticket.status === 'closed' && <Notice>{text.closedHint}</Notice>}
        <ThreadPages page={page ?? pages} pages={pages} onPage={setPage} />
        <MessageList messages={messages} />
      </Stack>
    </PageBody>
  );
}

const after = (id: string) => [keys.ticket(id), keys.tickets];

function Reply({ id, onSent }: { id: string; onSent: () => void }) {
  const [opened, { open, close }] = useDisclosure();
  const say = useWrite(
    ({ content, files }: Written) =>
      answer(
        api.POST('/api/v1/support/message/create', {
          body: { ticket: { content: content, ticket_id: id }, files: files.map(({ _id }) => _id) },
        }),
      ),
    { failure: unlessExplained(text.errors.sending), invalidates: () => after(id) },
  );
  return (
    <>
      <Button leftSection={<IconMessagePlus size={16} stroke={1.75} />} onClick={open}>
        {text.actions.reply}
      </Button>
      <MessageDialog
        title={text.actions.reply}
        opened={opened}
        onClose={close}
        draft={`ticket-message.${id}`}
        path="/api/v1/support/upload-file"
        isSending={say.isPending}
        onSend={(written, sent) =>
          say.mutate(written, {
            onSuccess: () => {
              sent();
              onSent();
            },
          })
        }
      />
    </>
  );
}

/** For the support; Save appears only when another status is chosen. */
function StatusSelector({ ticket }: { ticket: Ticket }) {
  const [chosen, setChosen] = useState<TicketState>(ticket.status);
  const update = useWrite(
    (status: TicketState) =>
      answer(api.POST('/api/v1/support/ticket/update', { body: { ticket_id: ticket._id, status } })),
    {
      success: text.ticketUpdated,
      failure: unlessExplained(text.errors.updating),
      invalidates: () => after(ticket._id),
    },
  );
  return (
    <Group gap="xs" align="flex-end">
      <NativeSelect
        label={text.fields.status}
        value={chosen}
        data={TICKET_STATES.map((value) => ({ value, label: text.ticketStates[value] }))}
        onChange={(event) => setChosen(event.currentTarget.value as TicketState)}
      />
      {chosen !== ticket.status && (
        <Button loading={update.isPending} onClick={() => update.mutate(chosen)}>
          {common.actions.save}
        </Button>
      )}
    </Group>
  );
}
