import { plural } from '@dossier/proto/texts/define';
import { Button, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { Notice } from '@/components/notice';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { everyForm } from '@/due-diligence/queries';
import { text } from '@/due-diligence/texts';
import { isNotFound } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { useCurrentClientId } from '@/lib/client';
import { useDraft } from '@/lib/drafts';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import { AS_PROPOSED, asked, type Chosen, choiceOf, documentTypeOf, type Intake, typesFor, unsaid } from './choices';
import { DocumentIntake } from './document-intake';
import { ElementIntake } from './element-intake';

const intakeQuery = (id: string) =>
  queryOptions({
    queryKey: [...everyForm, 'intake', id],
    queryFn: () => answer(api.GET('/api/v1/due-diligence/{id}/intake', { params: { path: { id } } })),
    refetchOnWindowFocus: false,
    retry: false,
  });

/** What an approved form brings into the client file: an officer chooses, somebody else approves. */
export function IntakeScreen() {
  const { itemId = '' } = useParams();
  const clientId = useCurrentClientId() ?? '';
  const { data, error, refetch } = useQuery(intakeQuery(itemId));
  usePage(text.intake.title, [
    { label: text.title, to: paths.client.dueDiligence.href(clientId) },
    { label: text.list.openForm, to: paths.client.dueDiligence.item.href(clientId, itemId) },
    { label: text.intake.title },
  ]);
  if (error && !data)
    return isNotFound(error) ? (
      <NotFound />
    ) : (
      <LoadFailed error={error} retry={() => void refetch()} way={<ToForm clientId={clientId} itemId={itemId} />} />
    );
  return data ? <Choosing clientId={clientId} itemId={itemId} intake={data} /> : <WaitingScreen />;
}

const ToForm = ({ clientId, itemId }: { clientId: string; itemId: string }) => (
  <Button component={Link} to={paths.client.dueDiligence.item.href(clientId, itemId)} variant="default">
    {text.list.openForm}
  </Button>
);

/** The choices survive a reload and a failed call. */
function Choosing({ clientId, itemId, intake }: { clientId: string; itemId: string; intake: Intake }) {
  const navigate = useNavigate();
  const form = paths.client.dueDiligence.item.href(clientId, itemId);
  const [chosen, setChosen, forget] = useDraft<Chosen>(`due-diligence.intake.${itemId}`, AS_PROPOSED);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const take = useWrite(
    () => answer(api.POST('/api/v1/due-diligence/into-file', { body: asked(itemId, intake, chosen) })),
    {
      success: (_, { changes }) => plural(changes.length, text.notices.taken),
      invalidates: () => [everyForm, keys.pending, keys.notifications],
      onSuccess: () => {
        forget();
        void navigate(form);
      },
      onError: (failed) => {
        setErrors(failed.errors);
        return Object.keys(failed.errors).length > 0;
      },
    },
  );
  const propose = () => {
    const missing = unsaid(intake, chosen);
    setErrors(Object.fromEntries(missing.map((name) => [name, text.intake.missing])));
    if (missing.length === 0) take.mutate(undefined);
  };
  return (
    <PageBody width="form">
      <PageHeader
        title={text.intake.title}
        hint={text.intake.hint}
        actions={
          <>
            <Button component={Link} to={form} variant="default">
              {common.actions.cancel}
            </Button>
            <Button loading={take.isPending} onClick={propose}>
              {text.intake.propose}
            </Button>
          </>
        }
      />
      <Stack gap="md">
        {Object.keys(errors).length > 0 && <Notice tone="rejected">{text.intake.wrong}</Notice>}
        {intake.elements.map((element) => (
          <ElementIntake
            key={element._id}
            element={element}
            choice={choiceOf(element, chosen)}
            errors={errors}
            onChange={(choice) => setChosen({ ...chosen, elements: { ...chosen.elements, [element._id]: choice } })}
          />
        ))}
        <Papers intake={intake} chosen={chosen} errors={errors} onChange={setChosen} />
      </Stack>
    </PageBody>
  );
}

type PapersProps = { intake: Intake; chosen: Chosen; errors: Record<string, string>; onChange: (next: Chosen) => void };

function Papers({ intake, chosen, errors, onChange }: PapersProps) {
  return (
    <Section title={text.documentsTitle} stack>
      {intake.documents.length === 0 && <Text c="dimmed">{text.intake.noDocuments}</Text>}
      {intake.documents.map((document) => (
        <DocumentIntake
          key={document.id}
          document={document}
          about={intake.elements.find(({ _id }) => _id === document.element)?.name}
          types={typesFor(document, intake, chosen)}
          value={documentTypeOf(document, intake, chosen)}
          error={errors[`${document.id}.documentType`]}
          onChange={(type) => onChange({ ...chosen, documents: { ...chosen.documents, [document.id]: type } })}
        />
      ))}
    </Section>
  );
}
