import { type Plain, sameJson } from '@dossier/proto/records/model/json';
import { useRef } from 'react';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import { answer, api, type Body, unchecked } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';
import { afterSave } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import type { CreateForm } from '@/record/create/use-create-form';
import { kyc } from '../texts';
import { annualAccountOf } from './annual-account';

export const SUBSIDIARY_FIELDS = ['name', 'last_annual_account_on_file', 'comment'] as const;

type Saving = {
  record: FileRecord | undefined;
  initial: Plain;
  form: CreateForm;
  /** The file to send after the fields. */
  account: File | undefined;
  onDone: () => void;
};

/** The fields that differ from what was there; an emptied one is null. */
export const changedIn = (values: Plain, initial: Plain): Plain =>
  Object.fromEntries(
    SUBSIDIARY_FIELDS.filter((name) => !sameJson(values[name] ?? null, initial[name] ?? null)).map((name) => [
      name,
      values[name] ?? null,
    ]),
  );

/** Saves the form of a subsidiary, then sends its annual account under the year that was chosen. */
export function useSaveSubsidiary({ record, initial, form, account, onDone }: Saving) {
  const { clientId, records } = useFileScope();
  // Where only the file did not arrive, trying again does not add a second subsidiary.
  const made = useRef<string>(undefined);

  const add = async (): Promise<string | undefined> => {
    const body = { company_id: clientId, ...changedIn(form.values, {}) };
    const { file } = await answer(
      api.POST('/api/v1/subsidiaries/create', { body: unchecked<Body<'CreateSubsidiary'>>(body) }),
    );
    return idOf(file);
  };
  const edit = async ({ id }: FileRecord): Promise<void> => {
    const changed = changedIn(form.values, initial);
    if (Object.keys(changed).length > 0)
      await answer(api.POST('/api/v1/subsidiaries/edit', { body: { _id: id, ...changed } }));
  };
  const send = async ({ document, subsidiary }: { document?: string; subsidiary?: string }): Promise<void> => {
    const year = form.values.last_annual_account_on_file;
    const place = { company_id: clientId, documentType: 'subsidiaries', subsidiary_id: subsidiary ?? '' };
    if (!account) return;
    await upload({
      path: document ? `/api/v1/file/update/${document}` : '/api/v1/upload-kyc-file',
      file: account,
      fields: { ...(document ? {} : place), ...(typeof year === 'number' ? { year: String(year) } : {}) },
    });
  };

  return useWrite<void, void>(
    async () => {
      if (record) {
        await edit(record);
        return send({ document: annualAccountOf(record, records)?.id, subsidiary: record.id });
      }
      made.current ??= await add();
      return send({ document: made.current });
    },
    {
      success: () => kyc.success[record ? 'subsidiaryEdited' : 'subsidiaryAdded'](String(form.values.name ?? '')),
      failure: unlessExplained(record ? kyc.errors.editingSubsidiary : kyc.errors.addingSubsidiary),
      invalidates: () => afterSave(clientId),
      onSuccess: onDone,
      onError: ({ errors }) => {
        form.refuse(errors);
        return Object.keys(errors).length > 0;
      },
    },
  );
}

const idOf = (file: unknown): string | undefined => {
  const { id, _id } = (file ?? {}) as { id?: string; _id?: string };
  return id ?? _id;
};
