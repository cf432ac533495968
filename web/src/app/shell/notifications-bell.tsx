import { plural } from '@dossier/proto/texts/define';
import { ActionIcon, Indicator, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@/components/dialog/panel';
import { deniedQuery } from '@/lib/denied';
import { useCan, useUser } from '@/lib/me';
import { pendingCountQuery } from '@/lib/pending';
import { layout } from '@/lib/texts/layout';
import { DeniedChanges } from './denied-changes';
import { PendingClients } from './pending-clients';

/** What concerns the person: changes of all clients that wait, for those who see them, and own ones that were denied. */
export function NotificationsBell() {
  const [opened, { toggle, close }] = useDisclosure();
  const sees = useCan()('view_requested_changes');
  const { is_super_user: isSuperUser } = useUser();
  const waiting = useQuery({ ...pendingCountQuery(), enabled: sees }).data?.count ?? 0;
  const denied = useQuery({ ...deniedQuery, enabled: !isSuperUser }).data?.notifications ?? [];
  if (!sees && denied.length === 0) return null;
  const label = [
    ...(denied.length > 0 ? [plural(denied.length, layout.deniedCount)] : []),
    ...(waiting > 0 ? [plural(waiting, layout.pending)] : []),
  ].join(', ');
  return (
    <Indicator
      disabled={label === ''}
      size={8}
      offset={8}
      color={denied.length > 0 ? 'var(--rejected-text)' : 'var(--pending-dot)'}
    >
      <Panel
        name="notifications"
        opened={opened}
        onClose={close}
        position="bottom-end"
        width={340}
        padding={0}
        target={
          <ActionIcon aria-label={label || layout.header.notifications} onClick={toggle}>
            <IconBell size={18} stroke={1.5} />
          </ActionIcon>
        }
      >
        {denied.length > 0 && <DeniedChanges changes={denied} onDone={close} />}
        {sees && (
          <>
            <Text fw={600} p="sm" pb="xs">
              {layout.notifications.title}
            </Text>
            <PendingClients onDone={close} />
          </>
        )}
      </Panel>
    </Indicator>
  );
}
