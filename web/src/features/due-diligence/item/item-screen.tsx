import { Button, Stack, Tabs } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { Notice } from '@/components/notice';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { UnsavedGuard } from '@/components/unsaved-guard';
import { WaitingScreen } from '@/components/waiting-screen';
import { FormContext } from '@/due-diligence/answers/form-context';
import { FormSections } from '@/due-diligence/form/form-sections';
import { useOpenForm } from '@/due-diligence/form/use-open-form';
import { Papers } from '@/due-diligence/papers/papers';
import { RefreshNotice } from '@/due-diligence/refresh/refresh-notice';
import { placeOf, RemarksPanel } from '@/due-diligence/remarks/remarks-panel';
import { ShownState } from '@/due-diligence/shown-state';
import { text } from '@/due-diligence/texts';
import type { FormRecord, LoadedForm } from '@/due-diligence/types';
import { isNotFound } from '@/lib/api/api-error';
import { useCurrentClientId } from '@/lib/client';
import { date } from '@/lib/format';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { useIsOfficer } from '../use-is-officer';
import { ItemActions } from './item-actions';

/** One due diligence as staff sees it: the form, its documents, remarks and links. */
export function DueDiligenceItemScreen() {
  const { itemId = '' } = useParams();
  const clientId = useCurrentClientId() ?? '';
  const isOfficer = useIsOfficer();
  const { form, error, refetch, unsaved, save, isSaving } = useOpenForm(itemId, 'staff', isOfficer);
  const [remarks, setRemarks] = useState(false);
  const [tab, setTab] = useState<string | null>('form');
  const label = form?.data.dueDiligence.label ?? '';
  usePage(label || text.title, [
    { label: text.title, to: paths.client.dueDiligence.href(clientId) },
    { label: label || '' },
  ]);
  if (error && !form)
    return isNotFound(error) ? <NotFound /> : <LoadFailed error={error} retry={() => void refetch()} />;
  if (!form) return <WaitingScreen />;
  const record = form.data.dueDiligence;
  return (
    <FormContext value={form}>
      <PageBody width="form">
        <PageHeader
          title={text.title}
          hint={label}
          state={<ShownState record={record} />}
          actions={
            <ItemActions
              officer={isOfficer}
              unsaved={unsaved}
              saving={isSaving}
              save={save}
              onRemarks={() => setRemarks(true)}
            />
          }
        />
        <Stack gap="md">
          <RefreshNotice data={form.data} />
          <OpenRemarks data={form.data} />
          <Filed record={record} clientId={clientId} />
          <Tabs value={tab} onChange={setTab} keepMounted={false}>
            <Tabs.List mb="md">
              <Tabs.Tab value="form">{text.list.openForm}</Tabs.Tab>
              <Tabs.Tab value="documents">{text.documentsTitle}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="form">
              <FormSections />
            </Tabs.Panel>
            <Tabs.Panel value="documents">
              <Papers id={itemId} staff mayWrite={isOfficer} />
            </Tabs.Panel>
          </Tabs>
        </Stack>
        <RemarksPanel opened={remarks} onClose={() => setRemarks(false)} />
        <UnsavedGuard dirty={unsaved} />
      </PageBody>
    </FormContext>
  );
}

/** What blocks the approval. */
function OpenRemarks({ data }: { data: LoadedForm }) {
  const open = data.dueDiligence.comments.filter((comment) => comment.open);
  if (data.dueDiligence.status !== 'submitted' || open.length === 0) return null;
  return (
    <Notice tone="pending" title={text.form.openComments}>
      <ul>
        {open.map((comment) => (
          <li key={comment._id}>{placeOf(comment, data) ?? text.title}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What became of an approved form, and where its changes wait. */
function Filed({ record: { status, filed_at, filed_by = '' }, clientId }: { record: FormRecord; clientId: string }) {
  if (status !== 'SIGNED' || !filed_at) return null;
  return (
    <Notice
      actions={
        <Button component={Link} to={paths.client.workflow.href(clientId)} size="xs" variant="default">
          {text.intake.toWorkflow}
        </Button>
      }
    >
      {text.intake.filed(date(filed_at), filed_by)}
    </Notice>
  );
}
