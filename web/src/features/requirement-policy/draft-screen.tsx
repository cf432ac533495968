import { today } from '@dossier/proto/rules/dates';
import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DateField } from '@/components/date-field';
import { FieldGrid } from '@/components/field-grid';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { UnsavedGuard } from '@/components/unsaved-guard';
import { WaitingScreen } from '@/components/waiting-screen';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { OwnEditor } from './own-editor';
import { PreviewDialog } from './preview-dialog';
import { inForce, type Policies, policiesQuery } from './queries';
import { RequireOfficer } from './require-officer';
import { RequirementTables } from './requirement-tables';
import { text } from './texts';
import { errorsByRow, useDraft } from './use-draft';

export const DraftScreen = () => (
  <RequireOfficer>
    <Screen />
  </RequireOfficer>
);

function Screen() {
  usePage(text.draft.title, [{ label: text.title, to: paths.requirementPolicy.href() }, { label: text.draft.title }]);
  const { data, error, refetch } = useQuery(policiesQuery);
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  return data ? <Editor policies={data} /> : <WaitingScreen />;
}

/** A new version; what it would do is shown before it is made. */
function Editor({ policies }: { policies: Policies }) {
  const { draft, isDirty, change, edit } = useDraft(inForce(policies), today());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isShown, setShown] = useState(false);
  const [isMade, setMade] = useState(false);
  const show = () => {
    setErrors({});
    setShown(true);
  };
  const refused = (wrong: Record<string, string>) => {
    setErrors(errorsByRow(wrong, draft));
    setShown(false);
  };
  return (
    <PageBody width="form">
      <PageHeader
        title={text.draft.title}
        hint={text.draft.hint}
        actions={
          <Group gap="xs">
            <Button variant="default" component={Link} to={paths.requirementPolicy.href()}>
              {text.draft.back}
            </Button>
            <Button onClick={show}>{text.draft.check}</Button>
          </Group>
        }
      />
      <Section>
        <FieldGrid>
          <DateField
            label={text.fields.startsOn}
            description={text.draft.startsOnHint}
            value={draft.starts_on}
            error={errors.starts_on}
            onChange={(starts_on) => change({ starts_on: starts_on ?? '' })}
          />
          <TextInput
            label={text.fields.note}
            description={text.draft.noteHint}
            value={draft.note}
            maxLength={200}
            error={errors.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        </FieldGrid>
      </Section>
      <RequirementTables
        policies={policies}
        changes={draft.changes}
        own={draft.own}
        onEdit={edit}
        errors={errors}
        ownEditor={
          <OwnEditor
            own={draft.own}
            documents={policies.documents}
            errors={errors}
            onChange={(own) => change({ own })}
          />
        }
      />
      {isShown && (
        <PreviewDialog draft={draft} onClose={() => setShown(false)} onRefused={refused} onMade={() => setMade(true)} />
      )}
      <UnsavedGuard dirty={isDirty && !isMade} />
    </PageBody>
  );
}
