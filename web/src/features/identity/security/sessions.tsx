import { plural } from '@dossier/proto/texts/define';
import { Badge, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { deviceOf } from '@/components/device-of';
import { Moment } from '@/components/moment';
import { Section } from '@/components/section';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { text } from '../profile/texts';
import type { OpenSession } from './queries';

const { security } = text;

const Device = ({ session: { userAgent, current } }: { session: OpenSession }) => (
  <>
    {deviceOf(userAgent)}
    {current && (
      <Badge size="sm" variant="default" radius="sm" tt="none" ml={8}>
        {security.thisSession}
      </Badge>
    )}
  </>
);

const COLUMNS: Column<OpenSession>[] = [
  { key: 'device', title: security.device, render: (session) => <Device session={session} /> },
  { key: 'address', title: security.address, width: '132px', render: ({ ip }) => ip },
  { key: 'since', title: security.since, width: '176px', render: ({ created }) => <Moment at={created} /> },
  { key: 'seen', title: security.lastSeen, width: '132px', render: ({ seen }) => <Moment at={seen} as="ago" /> },
];

/** Where one is signed in, and the way to end all of it but here. */
export function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const [asking, { open, close }] = useDisclosure();
  const end = useWrite(() => answer(api.POST('/api/v1/user/end-other-sessions')), {
    success: (_, { count }) => plural(count, security.signedOut),
    invalidates: () => [keys.security],
    onSuccess: close,
  });
  const action = sessions.length > 1 && (
    <Button variant="default" onClick={open}>
      {security.signOutOthers}
    </Button>
  );
  return (
    <Section title={security.sessions} actions={action}>
      <DataTable
        label={security.sessions}
        columns={COLUMNS}
        rows={sessions}
        rowKey={({ created, userAgent }) => `${created}${userAgent}`}
        empty={{ title: security.sessions }}
      />
      <ConfirmDialog
        name="end-own-sessions"
        opened={asking}
        title={security.signOutTitle}
        verb={security.signOutOthers}
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined)}
        onClose={close}
      >
        {security.signOutLost}
      </ConfirmDialog>
    </Section>
  );
}
