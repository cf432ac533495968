import { today } from '@dossier/proto/rules/dates';
import { RISK_LEVELS } from '@dossier/proto/rules/risk';
import { WORK_KINDS } from '@dossier/proto/rules/work';
import { Stack, Text, Title } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pagination } from '@/components/data-table/pagination';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { WaitingScreen } from '@/components/waiting-screen';
import { useListState } from '@/lib/list-state';
import { usePage } from '@/lib/page';
import { byDue } from './by-due';
import { KindFilter } from './kind-filter';
import classes from './my-work.module.css';
import { type PutAside, PutAsideDialog } from './put-aside-dialog';
import { workQuery } from './queries';
import { text } from './texts';
import { useRowKeys } from './use-row-keys';
import { WorkRow } from './work-row';

/** Everything that waits for the person, over all clients, the first due first. */
export function MyWorkScreen() {
  usePage(text.title, [{ label: text.title }]);
  const list = useListState();
  const kind = WORK_KINDS.find((each) => each === list.filters.kind);
  const risk_level = RISK_LEVELS.find((each) => each === list.filters.risk);
  const isSnoozed = list.filters.snoozed === 'yes';
  const { data, error, refetch } = useQuery(
    workQuery({ kind, risk_level, ...(isSnoozed ? { snoozed: true } : {}), page: list.page }),
  );
  const [aside, setAside] = useState<PutAside>();
  const items = data?.items ?? [];
  useRowKeys((id) => {
    const item = items.find(({ _id }) => _id === id);
    if (item) setAside({ item, how: 'snooze' });
  });
  return (
    <PageBody width="form">
      <PageHeader title={text.title} hint={text.hint} />
      <Stack gap="md">
        <KindFilter list={list} counts={data?.counts ?? []} />
        {!data && error && <LoadFailed error={error} title={text.errors.loading} retry={() => void refetch()} />}
        {!data && !error && <WaitingScreen />}
        {data && items.length === 0 && (
          <EmptyState
            icon={<IconMoodSmile size={24} stroke={1.5} />}
            title={isSnoozed ? text.noneSnoozed : text.none}
            hint={isSnoozed ? undefined : text.noneHint}
          />
        )}
        {byDue(items, today()).map(({ group, items: due }) => (
          <section key={group} aria-label={text.groups[group]}>
            <Title order={2} size="h4" mb={6}>
              {text.groups[group]}{' '}
              <Text span c="dimmed">
                {due.length}
              </Text>
            </Title>
            <ul className={classes.rows}>
              {due.map((item) => (
                <WorkRow key={item._id} item={item} isOverdue={group === 'overdue'} onPutAside={setAside} />
              ))}
            </ul>
          </section>
        ))}
        {data && <Pagination page={list.page} count={data.count} href={list.pageHref} />}
      </Stack>
      {aside && <PutAsideDialog {...aside} onClose={() => setAside(undefined)} />}
    </PageBody>
  );
}
