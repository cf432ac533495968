import { fieldOf } from '@dossier/proto/records/definitions';
import { labelOf } from '@dossier/proto/records/label';
import type { Json } from '@dossier/proto/records/model/json';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues, type FileRecord } from '@/file/record';
import { text as common } from '@/lib/texts/common';
import { type CreateForm, useCreateForm } from '@/record/create/use-create-form';
import { FieldInput } from '@/record/form/field-input';
import { text as records } from '@/record/texts';
import { text } from '../texts';
import { annualAccountOf } from './annual-account';
import { AnnualAccountInput } from './annual-account-input';
import { SUBSIDIARY_FIELDS, useSaveSubsidiary } from './use-save-subsidiary';

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

type SubsidiaryFormProps = { record: FileRecord | undefined /** None: a new one. */; onClose: () => void };

/** Name, year and file of the last annual account, comment. What is typed stays when saving fails and when the popup is left. */
export function SubsidiaryForm({ record, onClose }: SubsidiaryFormProps) {
  const { clientId, company, today, records: file } = useFileScope();
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
