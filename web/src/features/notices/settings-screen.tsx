import { MAIL_TIMES, type MailTime } from '@dossier/proto/rules/notices';
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { SearchSelect } from '@/components/search-select';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import classes from './notices.module.css';
import { type NoticeSettings, noticeSettingsQuery } from './queries';
import { text } from './texts';

/** By which ways a person is told of what, and when no e-mail goes out. */
export function NoticeSettingsScreen() {
  const { data, error, refetch } = useQuery(noticeSettingsQuery);
  usePage(text.settings, [{ label: text.title, to: paths.notifications.href() }, { label: text.settings }]);
  return (
    <PageBody width="form">
      <PageHeader title={text.settings} />
      {error && !data && <LoadFailed error={error} title={text.errors.loading} retry={() => void refetch()} />}
      {!error && !data && <WaitingScreen />}
      {data && <SettingsForm saved={data} />}
    </PageBody>
  );
}

function SettingsForm({ saved }: { saved: NoticeSettings }) {
  const [settings, setSettings] = useState(saved);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useWrite((body: NoticeSettings) => answer(api.POST('/api/v1/notices/settings', { body })), {
    success: text.saved,
    invalidates: () => [keys.notices],
    onSuccess: () => setErrors({}),
    onError: (error) => {
      setErrors(error.errors);
      return Object.keys(error.errors).length > 0;
    },
  });
  const set = (change: Partial<NoticeSettings>) => setSettings((before) => ({ ...before, ...change }));
  return (
    <Stack gap="lg">
      <Section title={text.title}>
        <Ways ways={settings.ways} onChange={(ways) => set({ ways })} />
      </Section>
      <Section title={text.quiet.title} stack>
        <Text c="dimmed">{text.quiet.hint}</Text>
        <Group gap="md" align="flex-start">
          <TextInput
            type="time"
            label={text.quiet.from}
            value={settings.quiet_from ?? ''}
            error={errors.quiet_from}
            onChange={(event) => set({ quiet_from: event.currentTarget.value || undefined })}
          />
          <TextInput
            type="time"
            label={text.quiet.to}
            value={settings.quiet_to ?? ''}
            error={errors.quiet_to}
            onChange={(event) => set({ quiet_to: event.currentTarget.value || undefined })}
          />
          <SearchSelect
            label={text.quiet.timeZone}
            value={settings.time_zone}
            data={zones(settings.time_zone)}
            error={errors.time_zone}
            clearable={false}
            onChange={(time_zone) => time_zone && set({ time_zone })}
          />
        </Group>
      </Section>
      <Group justify="flex-end">
        <Button loading={save.isPending} onClick={() => save.mutate(settings)}>
          {common.actions.save}
        </Button>
      </Group>
    </Stack>
  );
}

/** The server may know a zone by a name that the browser lists no more. */
const zones = (chosen: string): string[] => [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])].sort();

type WaysProps = { ways: NoticeSettings['ways']; onChange: (ways: NoticeSettings['ways']) => void };

function Ways({ ways, onChange }: WaysProps) {
  const set = (kind: string, change: { app?: boolean; mail?: MailTime }) =>
    onChange(ways.map((way) => (way.kind === kind ? { ...way, ...change } : way)));
  return (
    <table className={classes.ways}>
      <thead>
        <tr>
          <td />
          <th scope="col">{text.ways.app}</th>
          <th scope="col">{text.ways.mail}</th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({ kind, app, mail }) => (
          <tr key={kind}>
            <th scope="row">{text.kinds[kind]}</th>
            <td>
              <Checkbox
                aria-label={`${text.kinds[kind]}: ${text.ways.app}`}
                checked={app}
                onChange={(event) => set(kind, { app: event.currentTarget.checked })}
              />
            </td>
            <td>
              <NativeSelect
                aria-label={`${text.kinds[kind]}: ${text.ways.mail}`}
                value={mail}
                data={MAIL_TIMES.map((value) => ({ value, label: text.mailTimes[value] }))}
                onChange={(event) => set(kind, { mail: event.currentTarget.value as MailTime })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
