import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { Notice } from '@/components/notice';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { SaveBar } from '@/components/save-bar';
import { Section } from '@/components/section';
import { UnsavedGuard } from '@/components/unsaved-guard';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { toastSuccess } from '@/lib/toasts';
import { useWrite } from '@/lib/use-write';
import { type ConvertedFile, type SavedInfo, savedInfoQuery } from '../queries';
import { RequireReporting } from '../require-reporting';
import { text } from '../texts';
import { nameOf, SavedTable } from './saved-table';
import { useEdits } from './use-edits';

export const SavedInfoScreen = () => (
  <RequireReporting>
    <Saved />
  </RequireReporting>
);

function Saved() {
  usePage(text.saved.title);
  const { data, error, refetch } = useQuery(savedInfoQuery);
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <PageBody>
      <PageHeader title={text.saved.title} hint={text.saved.hint} />
      {data.ready.map((file) => (
        <Ready key={file.id} file={file} />
      ))}
      {data.records.length === 0 ? (
        <EmptyState title={text.saved.empty} hint={text.saved.emptyHint} />
      ) : (
        <Tables info={data} />
      )}
    </PageBody>
  );
}

function Ready({ file: { id, filename } }: { file: ConvertedFile }) {
  const navigate = useNavigate();
  const convert = useWrite(() => answer(api.POST('/api/v1/convert-waiting-rows', { body: { id } })), {
    success: text.saved.started,
    invalidates: () => [['fiu']],
    onSuccess: ({ file_id }) => void navigate(`${paths.fiu.convert.href()}?file=${file_id}`),
  });
  return (
    <Notice
      actions={
        <Button size="compact-sm" loading={convert.isPending} onClick={() => convert.mutate(undefined)}>
          {text.saved.convert}
        </Button>
      }
    >
      {text.saved.ready(filename)}
    </Notice>
  );
}

type Failure = { id: string; field: string; message: string };

/** A table for each kind; edits wait until they are saved together, and what was refused stays as it was typed. */
function Tables({ info }: { info: SavedInfo }) {
  const edits = useEdits();
  const [failures, setFailures] = useState<Failure[]>([]);
  const save = useWrite(
    (records: Record<string, Record<string, string>>) =>
      answer(api.POST('/api/v1/update-saved-info', { body: { records } })),
    {
      failure: text.saved.failed,
      invalidates: () => [savedInfoQuery.queryKey],
      onSuccess: ({ errors }) => {
        setFailures(errors);
        edits.keep(errors.map(({ id }) => id));
        if (errors.length === 0) toastSuccess(text.saved.saved);
      },
    },
  );
  return (
    <>
      <UnsavedGuard dirty={edits.count > 0} />
      <Failures failures={failures} info={info} />
      {(['persons', 'entities'] as const).map((kind) => {
        const records = info.records.filter((record) => record.kind === kind);
        if (records.length === 0) return null;
        return (
          <Section key={kind} title={text.saved.kinds[kind]} flush>
            <SavedTable label={text.saved.kinds[kind]} records={records} fields={info.fields[kind]} edits={edits} />
          </Section>
        );
      })}
      <SaveBar
        count={edits.count}
        saving={save.isPending}
        onSave={() => save.mutate(edits.values)}
        onDiscard={() => edits.keep([])}
      />
    </>
  );
}

function Failures({ failures, info }: { failures: Failure[]; info: SavedInfo }) {
  if (failures.length === 0) return null;
  const labels = new Map([...info.fields.persons, ...info.fields.entities].map(({ name, label }) => [name, label]));
  const names = new Map(info.records.map((record) => [record.id, nameOf(record)]));
  return (
    <Notice tone="rejected" title={text.saved.errors}>
      <ul>
        {failures.map(({ id, field, message }) => (
          <li key={`${id}:${field}`}>{text.saved.error(names.get(id) ?? id, labels.get(field) ?? field, message)}</li>
        ))}
      </ul>
    </Notice>
  );
}
