import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { inForce, policiesQuery } from './queries';
import { RequireOfficer } from './require-officer';
import { RequirementTables } from './requirement-tables';
import { text } from './texts';
import { changesByRow } from './use-draft';
import { VersionList } from './version-list';

export const PolicyScreen = () => (
  <RequireOfficer>
    <Screen />
  </RequireOfficer>
);

function Screen() {
  usePage(text.title, [{ label: text.title }]);
  const { data, error, refetch } = useQuery(policiesQuery);
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  const current = inForce(data);
  return (
    <PageBody width="form">
      <PageHeader
        title={text.title}
        hint={text.hint}
        actions={
          <Button
            component={Link}
            to={paths.requirementPolicy.draft.href()}
            leftSection={<IconPlus size={16} stroke={1.75} />}
          >
            {text.add}
          </Button>
        }
      />
      <Section title={text.versions} flush>
        <VersionList policies={data} />
      </Section>
      <RequirementTables policies={data} changes={changesByRow(current)} own={current?.own ?? []} />
    </PageBody>
  );
}
