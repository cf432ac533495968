import { fieldOf } from '@dossier/proto/records/definitions';
import { labelOf } from '@dossier/proto/records/label';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import { EditField } from '@/record/form/edit-field';
import { ReadField } from '@/record/form/read-field';
import { useRecordForm } from '@/record/form/use-record-form';

const NAME = 'account_number';

/** The number of an account. Its transaction profile repeats it, so an edit goes to both. */
export function AccountField({ account, profile }: { account: FileRecord; profile: FileRecord | undefined }) {
  const { company } = useFileScope();
  const form = useRecordForm(account);
  const repeated = useRecordForm(profile ?? account);
  const field = fieldOf('account_number', NAME);
  const label = labelOf('account_number', NAME, {}, company ? { company } : {});
  const value = form.values[NAME] ?? null;
  if (!field || !form.isEditable(NAME)) return <ReadField record={account} name={NAME} label={label} value={value} />;
  return (
    <EditField
      record={account}
      name={NAME}
      field={field}
      label={label}
      value={value}
      unsaved={NAME in form.draft}
      needed={form.missing.has(NAME)}
      error={form.errors[NAME]}
      onChange={(next) => {
        form.change(NAME, next);
        if (profile) repeated.change(NAME, next);
      }}
    />
  );
}
