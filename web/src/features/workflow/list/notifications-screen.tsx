import { LISTS } from '@dossier/proto/rules/limits';
import { Skeleton, Stack } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Pagination } from '@/components/data-table/pagination';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Waiting } from '@/components/waiting';
import type { View } from '@/file/notification-view';
import { notificationsQuery } from '@/file/notifications';
import { useListState } from '@/lib/list-state';
import { text } from '../texts';
import { useWorkflowPage } from '../use-workflow-page';
import { VIEWS } from '../views';
import { byDay } from './by-day';
import { DayOfChanges } from './day-of-changes';

const SKELETONS = [64, 48, 72, 56, 60];

export const NotificationsScreen = ({ view }: { view: View }) => (
  <RequirePermission any={[VIEWS[view].permission]}>
    <Notifications view={view} />
  </RequirePermission>
);

/** The changes of one client, day by day. */
function Notifications({ view }: { view: View }) {
  const { clientId = '' } = useParams();
  useWorkflowPage(view);
  return (
    <PageBody width="form">
      <PageHeader title={text.titles[view]} />
      <List view={view} clientId={clientId} />
    </PageBody>
  );
}

function List({ view, clientId }: { view: View; clientId: string }) {
  const { page, pageHref } = useListState();
  const slice = { offset: (page - 1) * LISTS.page, limit: LISTS.page };
  const { data, error, refetch } = useQuery(notificationsQuery(view, clientId, slice));
  if (!data)
    return error ? <LoadFailed error={error} title={text.errors.list} retry={() => void refetch()} /> : <Skeletons />;
  if (data.notifications.length === 0) {
    return (
      <EmptyState icon={<IconInbox size={24} stroke={1.5} />} title={text.noItems} hint={text.noItemsHint[view]} />
    );
  }
  return (
    <>
      {byDay(data.notifications).map((day) => (
        <DayOfChanges key={day.day} {...day} view={view} />
      ))}
      <Pagination page={page} count={data.count} href={pageHref} />
    </>
  );
}

const Skeletons = () => (
  <Waiting label={text.loading}>
    <Stack gap="lg" aria-hidden>
      {SKELETONS.map((width) => (
        <div key={width}>
          <Skeleton h={14} w={`${width}%`} mb={8} />
          <Skeleton h={10} w="30%" />
        </div>
      ))}
    </Stack>
  </Waiting>
);
