import { fieldOf } from '@dossier/proto/records/definitions';
import { labelOf } from '@dossier/proto/records/label';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '@/components/notice';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues, type FileRecord, keyOf } from '@/file/record';
import { text as common } from '@/lib/texts/common';
import { type CreateForm, useCreateForm } from '@/record/create/use-create-form';
import type { ClientDrafts } from '@/record/drafts/drafts-store';
import { replacedNote } from '@/record/drafts/replaced';
import { FieldInput } from '@/record/form/field-input';
import { text as records } from '@/record/texts';
import { text } from '../texts';
import { annualAccountOf } from './annual-account';
import { AnnualAccountInput } from './annual-account-input';
import { changedIn, SUBSIDIARY_FIELDS, useSaveSubsidiary } from './use-save-subsidiary';

const Input = ({ name, form, autoFocus }: { name: string; form: CreateForm; autoFocus?: boolean }) => {
  const field = fieldOf('subsidiary', name);
  const label = labelOf('subsidiary', name);
  return (
    field && (
      <FieldInput
        field={field}
        name={name}
        label={label}
        title={label}
        value={form.values[name] ?? null}
        error={form.errors[name]}
        placeholder={field.type === 'text' ? '' : records.field.select}
        autoFocus={autoFocus}
        onChange={(value) => form.set(name, value)}
      />
    )
  );
};

/** The edits of the form and of the document of its annual account. */
function editsOf(record: FileRecord, fields: Plain, account: File | undefined, file: readonly FileRecord[]) {
  const document = account && annualAccountOf(record, file);
  const edits: ClientDrafts = {
    [keyOf(record)]: { kind: record.kind, id: record.id, fields },
    ...(document && { [keyOf(document)]: { kind: document.kind, id: document.id, fields: { file: account.name } } }),
  };
  return edits;
}

type SubsidiaryFormProps = { record: FileRecord | undefined /** None: a new one. */; onClose: () => void };

/** Name, year and file of the last annual account, comment. What is typed stays when saving fails and when the popup is left. */
export function SubsidiaryForm({ record, onClose }: SubsidiaryFormProps) {
  const scope = useFileScope();
  const { clientId, company, today, records: file } = scope;
  const [initial] = useState(() => (record ? effectiveValues(record) : {}));
  const [account, setAccount] = useState<File>();
  const form = useCreateForm({
    kind: 'subsidiary',
    draft: `subsidiary.${record?.id ?? clientId}`,
    initial,
    names: () => SUBSIDIARY_FIELDS,
    context: { today, ...(company ? { company } : {}) },
  });
  const leave = () => {
    form.forget();
    onClose();
  };
  const replaced = record && replacedNote(editsOf(record, changedIn(form.values, initial), account, file), scope);
  const save = useSaveSubsidiary({ record, initial, form, account, onDone: leave });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(() => save.mutate());
      }}
    >
      <Stack gap="md">
        <Input name="name" form={form} autoFocus />
        <Input name="last_annual_account_on_file" form={form} />
        <AnnualAccountInput document={record && annualAccountOf(record, file)} chosen={account} onChoose={setAccount} />
        <RichTextEditor
          label={labelOf('subsidiary', 'comment')}
          initial={form.values.comment}
          error={form.errors.comment}
          onChange={(delta, plain) => form.set('comment', plain ? (delta as unknown as Json) : null)}
        />
      </Stack>
      {replaced && <Notice tone="pending">{replaced}</Notice>}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={leave}>
          {common.actions.cancel}
        </Button>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? common.actions.saving : record ? common.actions.save : text.subsidiaries.add}
        </Button>
      </Group>
    </form>
  );
}
