import { plural } from '@dossier/proto/texts/define';
import { ActionIcon, Indicator, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@/components/dialog/panel';
import { useCan } from '@/lib/me';
import { pendingCountQuery } from '@/lib/pending';
import { layout } from '@/lib/texts/layout';
import { PendingClients } from './pending-clients';

/** The changes of all clients that wait, for those who see requested changes. */
export function NotificationsBell() {
  const sees = useCan()('view_requested_changes');
  return sees ? <Bell /> : null;
}

function Bell() {
  const [opened, { toggle, close }] = useDisclosure();
  const count = useQuery(pendingCountQuery()).data?.count ?? 0;
  const label = count > 0 ? plural(count, layout.pending) : layout.header.notifications;
  return (
    <Indicator disabled={count === 0} size={8} offset={8} color="var(--pending-dot)">
      <Panel
        name="notifications"
        opened={opened}
        onClose={close}
        position="bottom-end"
        width={340}
        padding={0}
        target={
          <ActionIcon aria-label={label} onClick={toggle}>
            <IconBell size={18} stroke={1.5} />
          </ActionIcon>
        }
      >
        <Text fw={600} p="sm" pb="xs">
          {layout.notifications.title}
        </Text>
        <PendingClients onDone={close} />
      </Panel>
    </Indicator>
  );
}
