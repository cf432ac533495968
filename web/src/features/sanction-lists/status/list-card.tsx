import { plural } from '@dossier/proto/texts/define';
import { Button, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Field, FieldGrid } from '@/components/field-grid';
import { Moment } from '@/components/moment';
import { Notice } from '@/components/notice';
import { Section } from '@/components/section';
import { StatePill } from '@/components/state-pill';
import { count } from '@/lib/format';
import { text } from '../texts';
import { listState } from './list-state';
import type { ListStatus } from './queries';
import { useRefresh } from './use-list-writes';
import { VersionTable } from './version-table';

/** One list: what is in force, how fresh it is, and its kept versions. */
export function ListCard({ list }: { list: ListStatus }) {
  const { state, label } = listState(list);
  return (
    <Section title={list.title} state={<StatePill state={state} label={label} />} actions={<Refresh list={list} />}>
      <Stack gap="md">
        {list.alarm && <Alarm alarm={list.alarm} served={list.served_version} />}
        <Figures list={list} />
        <VersionTable list={list} />
      </Stack>
    </Section>
  );
}

function Refresh({ list }: { list: ListStatus }) {
  const refresh = useRefresh(list.title);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRefresh size={14} stroke={1.75} />}
      loading={refresh.isPending || list.is_refreshing}
      onClick={() => refresh.mutate(list.source)}
    >
      {text.refresh}
    </Button>
  );
}

type AlarmProps = { alarm: NonNullable<ListStatus['alarm']>; served: number | undefined };

function Alarm({ alarm, served }: AlarmProps) {
  return (
    <Notice tone="rejected">
      {alarmSentence(alarm.reason, served)} <Moment at={alarm.at} as="ago" />
      <div>{alarm.message}</div>
    </Notice>
  );
}

function alarmSentence(reason: string, served: number | undefined): string {
  const reasons: Record<string, string> = text.reasons;
  if (reason !== 'not-loaded') return text.alarm(reasons[reason] ?? reason);
  return served === undefined ? text.notLoadedNothing : text.notLoaded(text.versions.version(served));
}

function Figures({ list }: { list: ListStatus }) {
  const version = list.versions.find(({ in_force }) => in_force);
  return (
    <FieldGrid columns={3}>
      <Field label={text.fields.entries}>
        {version && <span className="tabular">{count(version.current_entries)}</span>}
      </Field>
      <Field label={text.fields.checked}>
        {list.checked_at ? <Moment at={list.checked_at} as="ago" /> : text.fields.never}
      </Field>
      <Field label={text.fields.interval}>{plural(list.refresh_hours, text.fields.every)}</Field>
    </FieldGrid>
  );
}
