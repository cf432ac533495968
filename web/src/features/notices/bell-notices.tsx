import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { Waiting } from '@/components/waiting';
import { paths } from '@/lib/paths';
import { NoticeList } from './notice-list';
import classes from './notices.module.css';
import { noticesQuery, useMarkNotices } from './queries';
import { text } from './texts';

/** What the person has not read yet, below the bell. */
export function BellNotices({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery(noticesQuery({ unread: true }));
  const mark = useMarkNotices();
  return (
    <>
      <Group justify="space-between" p="sm" pb="xs">
        <Text fw={600}>{text.title}</Text>
        {data && data.count > 0 && (
          <Anchor component="button" type="button" size="xs" onClick={() => mark.mutate({ all: true })}>
            {text.markAll}
          </Anchor>
        )}
      </Group>
      <div className={classes.part}>
        {!data && (error ? <LoadFailed error={error} retry={() => void refetch()} /> : <Waiting />)}
        {data?.notices.length === 0 && <EmptyState title={text.none} />}
        {data && <NoticeList notices={data.notices} onOpen={onDone} />}
      </div>
      <div className={classes.foot}>
        <Anchor component={Link} to={paths.notifications.href()} size="sm" onClick={onDone}>
          {text.all}
        </Anchor>
      </div>
    </>
  );
}
