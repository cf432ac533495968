import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/data-table/data-table';
import type { Column } from '@/components/data-table/types';
import { Moment } from '@/components/moment';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { StatePill } from '@/components/state-pill';
import { TruncatedName } from '@/components/truncated-name';
import { count } from '@/lib/format';
import { useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { type FiuProfile, profilesQuery } from '../queries';
import { RequireReporting } from '../require-reporting';
import { text } from '../texts';
import { ChooseProfile } from './choose-profile';
import { LoadProfile } from './load-profile';

export const ProfilesScreen = () => (
  <RequireReporting>
    <Profiles />
  </RequireReporting>
);

/** The schemas that reports may be made with; an administrator loads them and says which one is in force. */
function Profiles() {
  usePage(text.profiles.title);
  const { data, error, refetch } = useQuery(profilesQuery);
  const [opened, { open, close }] = useDisclosure();
  const { is_super_user, type } = useUser();
  const mayChange = is_super_user || type === 'ADMINISTRATOR';
  return (
    <PageBody>
      <PageHeader
        title={text.profiles.title}
        hint={text.profiles.hint}
        actions={mayChange && <Button onClick={open}>{text.profiles.load}</Button>}
      />
      <DataTable
        label={text.profiles.title}
        columns={columns(mayChange)}
        rows={data?.profiles}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: text.files.empty }}
      />
      {opened && <LoadProfile onClose={close} />}
    </PageBody>
  );
}

const columns = (mayChange: boolean): Column<FiuProfile>[] => [
  { key: 'name', title: text.profiles.name, render: ({ name }) => <TruncatedName>{name}</TruncatedName> },
  { key: 'version', title: text.profiles.version, width: '14%', render: ({ version }) => version },
  { key: 'loaded', title: text.profiles.loaded, width: '22%', render: (profile) => <Loaded profile={profile} /> },
  { key: 'trial', title: text.profiles.trial, width: '24%', render: (profile) => <Trial profile={profile} /> },
  {
    key: 'action',
    title: text.profiles.action,
    render: (profile) =>
      profile.in_force ? (
        <StatePill state="complete" label={text.profiles.inForce} />
      ) : (
        mayChange && <ChooseProfile profile={profile} />
      ),
  },
];

const Loaded = ({ profile: { loaded_at, loaded_by } }: { profile: FiuProfile }) =>
  loaded_at ? (
    <>
      <Moment at={loaded_at} />
      <Text size="sm" c="dimmed">
        {loaded_by}
      </Text>
    </>
  ) : (
    <Text c="dimmed">{text.profiles.own}</Text>
  );

/** What the sample met, and the first thing that was wrong. */
function Trial({ profile: { trial } }: { profile: FiuProfile }) {
  if (!trial) return null;
  const [first] = trial.groups.filter(({ severity }) => severity === 'error');
  return (
    <>
      <Text size="sm">{text.profiles.trialOf(count(trial.converted), count(trial.rows))}</Text>
      {first && <TruncatedName>{text.saved.error(first.sheet, first.column, first.message)}</TruncatedName>}
      {trial.unknown_codes.length > 0 && (
        <Text size="sm" c="dimmed" title={trial.unknown_codes.join('\n')}>
          {text.profiles.unknownCodes(count(trial.unknown_codes.length))}
        </Text>
      )}
    </>
  );
}
