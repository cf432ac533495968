import { ActionIcon, Indicator, Popover, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '@/lib/me';
import { pendingCountQuery } from '@/lib/pending';
import { plural } from '@/lib/texts/define';
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
    <Popover opened={opened} onChange={(open) => !open && close()} position="bottom-end" width={340} trapFocus>
      <Indicator disabled={count === 0} size={8} offset={8} color="var(--pending-dot)">
        <Popover.Target>
          <ActionIcon aria-label={label} onClick={toggle}>
            <IconBell size={18} stroke={1.5} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0}>
        <Text fw={600} p="sm" pb="xs">
          {layout.notifications.title}
        </Text>
        <PendingClients onDone={close} />
      </Popover.Dropdown>
    </Popover>
  );
}
