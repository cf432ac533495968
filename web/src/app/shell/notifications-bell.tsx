import { plural } from '@dossier/proto/texts/define';
import { notices as texts } from '@dossier/proto/texts/notices';
import { ActionIcon, Anchor, Indicator } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '@/components/dialog/panel';
import { Waiting } from '@/components/waiting';
import { deniedQuery } from '@/lib/denied';
import { useCan, useUser } from '@/lib/me';
import { noticeCountQuery } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { pendingCountQuery } from '@/lib/pending';
import { layout } from '@/lib/texts/layout';
import { DeniedChanges } from './denied-changes';

const BellNotices = lazy(async () => ({ default: (await import('@/features/notices/bell-notices')).BellNotices }));

/** What concerns the person: what is new, own changes that were denied, and how many changes of all clients wait. */
export function NotificationsBell() {
  const [opened, { toggle, close }] = useDisclosure();
  const sees = useCan()('view_requested_changes');
  const { is_super_user: isSuperUser } = useUser();
  const waiting = useQuery({ ...pendingCountQuery(), enabled: sees }).data?.count ?? 0;
  const denied = useQuery({ ...deniedQuery, enabled: !isSuperUser }).data?.notifications ?? [];
  const unread = useQuery(noticeCountQuery).data?.unread ?? 0;
  const label = [
    ...(denied.length > 0 ? [plural(denied.length, layout.deniedCount)] : []),
    ...(waiting > 0 ? [plural(waiting, layout.pending)] : []),
    ...(unread > 0 ? [plural(unread, texts.count)] : []),
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
        <Suspense fallback={<Waiting />}>
          <BellNotices onDone={close} />
        </Suspense>
        {denied.length > 0 && <DeniedChanges changes={denied} onDone={close} />}
        {waiting > 0 && (
          <Anchor component={Link} to={paths.workflow.href()} size="sm" px="sm" py={10} display="block" onClick={close}>
            {plural(waiting, layout.pending)}
          </Anchor>
        )}
      </Panel>
    </Indicator>
  );
}
