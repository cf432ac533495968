import { noticeKindsOf } from '@dossier/proto/rules/notices';
import { Button, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { IconBell, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Pagination } from '@/components/data-table/pagination';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { useListState } from '@/lib/list-state';
import { useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { NoticeList } from './notice-list';
import classes from './notices.module.css';
import { noticesQuery, useMarkNotices } from './queries';
import { text } from './texts';

/** Everything the person was told of in the last three months. */
export function NoticesScreen() {
  const mark = useMarkNotices();
  usePage(text.title, [{ label: text.title }]);
  return (
    <PageBody width="form">
      <PageHeader
        title={text.title}
        actions={
          <>
            <Button variant="default" loading={mark.isPending} onClick={() => mark.mutate({ all: true })}>
              {text.markAll}
            </Button>
            <Button
              component={Link}
              to={paths.notifications.settings.href()}
              variant="default"
              leftSection={<IconSettings size={16} stroke={1.75} />}
            >
              {text.settings}
            </Button>
          </>
        }
      />
      <Told />
    </PageBody>
  );
}

function Told() {
  const list = useListState();
  const { filters, setFilters, page, pageHref } = list;
  const kinds = noticeKindsOf(useUser().is_super_user);
  const kind = kinds.find((each) => each === filters.kind);
  const unread = filters.read === 'no' || undefined;
  const { data, error, refetch } = useQuery(noticesQuery({ kind, unread, page }));
  const set = (name: string, value: string) => setFilters({ ...filters, [name]: value });
  return (
    <Stack gap="md">
      <div className={classes.tools}>
        <SegmentedControl
          size="xs"
          aria-label={text.unread}
          value={filters.read ?? ''}
          onChange={(value) => set('read', value)}
          data={[
            { value: '', label: text.everything },
            { value: 'no', label: text.unread },
          ]}
        />
        <NativeSelect
          aria-label={text.everything}
          value={kind ?? ''}
          onChange={(event) => set('kind', event.currentTarget.value)}
          data={[{ value: '', label: text.everything }, ...kinds.map((value) => ({ value, label: text.kinds[value] }))]}
        />
      </div>
      {!data && error && <LoadFailed error={error} title={text.errors.loading} retry={() => void refetch()} />}
      {!data && !error && <WaitingScreen />}
      {data?.notices.length === 0 && (
        <EmptyState icon={<IconBell size={24} stroke={1.5} />} title={text.none} hint={text.noneHint} />
      )}
      {data && data.notices.length > 0 && (
        <Section flush>
          <NoticeList notices={data.notices} />
        </Section>
      )}
      {data && <Pagination page={page} count={data.count} href={pageHref} />}
    </Stack>
  );
}
