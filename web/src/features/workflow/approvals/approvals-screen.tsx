import { plural } from '@dossier/proto/texts/define';
import { Button, Checkbox, Stack } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pagination } from '@/components/data-table/pagination';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { WaitingScreen } from '@/components/waiting-screen';
import type { Notification } from '@/file/notifications';
import { useListState } from '@/lib/list-state';
import { useCan } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { text } from '../texts';
import classes from './approvals.module.css';
import { approvalsQuery, filterOf } from './approvals-query';
import { ApprovalsTools } from './approvals-tools';
import { ApproveDialog } from './approve-dialog';
import { ChangeRow } from './change-row';

export const ApprovalsScreen = () => (
  <RequirePermission any={['view_requested_changes']}>
    <Approvals />
  </RequirePermission>
);

/** The changes of all clients that wait, oldest first, to be approved several at a time. */
function Approvals() {
  usePage(text.several.queue, [
    { label: text.crumbs.forConfirmation, to: paths.workflow.href() },
    { label: text.several.queue },
  ]);
  const mayApprove = useCan()('approve_requested_changes');
  const list = useListState();
  const { data, error, refetch } = useQuery(approvalsQuery(filterOf(list)));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<readonly Notification[]>();
  const shown = data?.notifications ?? [];
  const chosen = shown.filter(({ _id }) => chosenIds.has(_id));
  const choose = (ids: readonly string[], on: boolean) =>
    setChosenIds((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const close = (isDone: boolean) => {
    setOpened(undefined);
    if (isDone) setChosenIds(new Set());
  };
  return (
    <PageBody width="form">
      <PageHeader
        title={text.several.queue}
        actions={
          mayApprove && (
            <Button disabled={chosen.length === 0} onClick={() => setOpened(chosen)}>
              {plural(chosen.length, text.several.open)}
            </Button>
          )
        }
      />
      <Stack gap="md">
        <ApprovalsTools list={list} />
        {!data && error && <LoadFailed error={error} title={text.errors.list} retry={() => void refetch()} />}
        {!data && !error && <WaitingScreen />}
        {data && shown.length === 0 && (
          <EmptyState icon={<IconInbox size={24} stroke={1.5} />} title={text.noClients.forConfirmation} />
        )}
        {shown.length > 0 && (
          <>
            {mayApprove && (
              <Checkbox
                label={text.several.all}
                checked={chosen.length === shown.length}
                indeterminate={chosen.length > 0 && chosen.length < shown.length}
                onChange={(event) =>
                  choose(
                    shown.map(({ _id }) => _id),
                    event.currentTarget.checked,
                  )
                }
              />
            )}
            <ul className={classes.changes}>
              {shown.map((change) => (
                <ChangeRow
                  key={change._id}
                  change={change}
                  chosen={chosenIds.has(change._id)}
                  onChoose={mayApprove ? (on) => choose([change._id], on) : undefined}
                />
              ))}
            </ul>
          </>
        )}
        {data && <Pagination page={list.page} count={data.count} href={list.pageHref} />}
      </Stack>
      {opened && <ApproveDialog chosen={opened} onClose={close} />}
    </PageBody>
  );
}
