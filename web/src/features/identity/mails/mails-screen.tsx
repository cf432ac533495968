import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { Notice } from '@/components/notice';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import { useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { MailTable } from './mail-table';
import { text } from './texts';

/** Mails that have not gone out, and the switch that holds them back; for the super user. */
export const MailsScreen = () => (useUser().is_super_user ? <Mails /> : <Navigate to={paths.clients.href()} replace />);

function Mails() {
  usePage(text.title);
  const { data, error, refetch } = useQuery({ queryKey: keys.mails, queryFn: () => answer(api.GET('/bo/v1/mails')) });
  if (error && !data) return <LoadFailed error={error} title={text.failed} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  const isSending = data.emails_send_out === 'YES';
  return (
    <PageBody>
      <PageHeader title={text.title} />
      {!isSending && <Notice tone="pending">{text.held}</Notice>}
      <Section title={text.notSent}>
        <MailTable mails={data.mails} />
      </Section>
      <Sending isSending={isSending} />
    </PageBody>
  );
}

function Sending({ isSending }: { isSending: boolean }) {
  const set = useWrite(
    (emails_send_out: 'YES' | 'NO') => answer(api.POST('/bo/v1/mails/sending', { body: { emails_send_out } })),
    {
      success: (sending) => (sending === 'YES' ? text.switchedOn : text.switchedOff),
      invalidates: () => [keys.mails],
    },
  );
  return (
    <Section title={text.sending}>
      <Switch
        label={text.sending}
        description={text.sendingHint}
        checked={isSending}
        disabled={set.isPending}
        onChange={({ currentTarget }) => set.mutate(currentTarget.checked ? 'YES' : 'NO')}
      />
    </Section>
  );
}
