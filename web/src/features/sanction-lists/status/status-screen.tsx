import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { Notice } from '@/components/notice';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequireSuperUser } from '@/components/require-permission';
import { WaitingScreen } from '@/components/waiting-screen';
import type { components } from '@/lib/api/schema';
import { count } from '@/lib/format';
import { usePage } from '@/lib/page';
import { text } from '../texts';
import { ListCard } from './list-card';
import { listsQuery } from './queries';

/** Versions, counts and health of every sanction list; for the super user. */
export const ListStatusScreen = () => (
  <RequireSuperUser>
    <Lists />
  </RequireSuperUser>
);

function Lists() {
  usePage(text.title, [{ label: text.title }]);
  const { data, error, refetch } = useQuery(listsQuery);
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <PageBody width="form">
      <PageHeader title={text.title} hint={indexLine(data.index)} />
      <Stack gap="md">
        {data.only_sample && <Notice tone="pending">{text.onlySample}</Notice>}
        {data.provider !== 'local' && <Notice>{text.otherProvider(data.provider)}</Notice>}
        <div>
          {data.lists.map((list) => (
            <ListCard key={list.source} list={list} />
          ))}
        </div>
      </Stack>
    </PageBody>
  );
}

function indexLine(index: components['schemas']['IndexStatus']): string {
  if (!index.is_ready) return text.index.loading;
  const loaded = index.load_ms === undefined ? [] : [text.index.built(count(index.load_ms))];
  return [
    text.index.ready(count(index.names), count(index.cards)),
    ...loaded,
    text.index.engine(index.engine_version),
  ].join(' · ');
}
