import { LISTS } from '@dossier/proto/rules/limits';
import { Stack } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pagination } from '@/components/data-table/pagination';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import { date } from '@/lib/format';
import { useListState } from '@/lib/list-state';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import classes from '../approvals/approvals.module.css';
import { ChangeRow } from '../approvals/change-row';
import { team, text } from '../texts';

export const TeamChangesScreen = () => (
  <RequirePermission any={['view_change_log']}>
    <TeamChanges />
  </RequirePermission>
);

/** The changes of all clients behind one number of the team. */
function TeamChanges() {
  const { filters, page, pageHref } = useListState();
  const counted = filters.counted === 'proposed' ? 'proposed' : 'decided';
  const { week, by: decided_by } = filters;
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.notifications, 'team', { counted, week, decided_by, page }],
    queryFn: () => answer(api.GET('/api/v1/team/changes', { params: { query: { counted, week, decided_by, page } } })),
    placeholderData: keepPreviousData,
  });
  const shown = data?.notifications ?? [];
  const title = week ? team.changes[counted](date(week)) : team.changes.by(shown[0]?.handled_by_name ?? '');
  usePage(title, [{ label: team.title, to: paths.team.href() }, { label: title }]);
  return (
    <PageBody width="form">
      <PageHeader title={title} />
      <Stack gap="md">
        {!data && error && <LoadFailed error={error} title={text.errors.list} retry={() => void refetch()} />}
        {!data && !error && <WaitingScreen />}
        {data && shown.length === 0 && (
          <EmptyState icon={<IconInbox size={24} stroke={1.5} />} title={team.changes.none} />
        )}
        {shown.length > 0 && (
          <ul className={classes.changes}>
            {shown.map((change) => (
              <ChangeRow key={change._id} change={change} />
            ))}
          </ul>
        )}
        {data && data.count > LISTS.page && <Pagination page={page} count={data.count} href={pageHref} />}
      </Stack>
    </PageBody>
  );
}
