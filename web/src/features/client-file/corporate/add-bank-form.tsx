import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { checkEdit, normalise } from '@dossier/proto/records/check';
import { today } from '@dossier/proto/rules/dates';
import { labelTexts } from '@dossier/proto/texts/labels';
import { sayAll } from '@dossier/proto/texts/phrase';
import { Autocomplete, Button, Group, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { useFileScope } from '@/file/file-scope';
import { useDraft } from '@/lib/drafts';
import { text as common } from '@/lib/texts/common';
import { kyc, text } from '../texts';
import { BANK_TYPES } from './bank-types';
import { banksQuery } from './banks-query';
import { useCreateBankForm } from './use-create-bank-form';

function bankError(documentType: string, bank: string): string | undefined {
  const context = { today: today(), documentType, values: {}, creating: true };
  return sayAll(checkEdit('kyc_file', normalise({ bank_name: bank }), context)).bank_name;
}

const NOTHING: { type: (typeof BANK_TYPES)[number]; bank: string } = { type: BANK_TYPES[0], bank: '' };

/** Adds a document that exists once per bank. What is typed survives a reload. */
export function AddBankForm({ onClose }: { onClose: () => void }) {
  const { clientId } = useFileScope();
  const [{ type, bank }, setDraft, forget] = useDraft(`add-bank.${clientId}`, NOTHING);
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { data, isError } = useQuery(banksQuery);
  const leave = () => {
    forget();
    onClose();
  };
  const create = useCreateBankForm({ onDone: leave, onRefused: setRefused });
  const error = bankError(type, bank);
  const submit = () => {
    setAttempted(true);
    if (!error) create.mutate({ documentType: type, bank_name: bank.trim() });
  };
  const change = (entered: string) => {
    setDraft({ type, bank: entered });
    setRefused(undefined);
  };
  return (
    <Dialog name="add-bank-form" onClose={onClose} title={kyc.actions.addBankForm}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <Select
            label={text.corporate.bankDocument}
            data={BANK_TYPES.map((each) => ({ value: each, label: titleOfDocument(each) }))}
            value={type}
            onChange={(chosen) => setDraft({ type: BANK_TYPES.find((each) => each === chosen) ?? BANK_TYPES[0], bank })}
          />
          <Autocomplete
            label={labelTexts.fileLabels.bank_name}
            description={isError && kyc.errors.loadingBanks}
            data={[...new Set(data?.banks.map(({ name }) => name))]}
            limit={6}
            comboboxProps={{ position: 'top-start', middlewares: { flip: false } }}
            value={bank}
            onChange={change}
            error={refused ?? (attempted ? error : undefined)}
            data-autofocus
          />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={leave}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" disabled={create.isPending}>
            {create.isPending ? common.actions.saving : text.add.button}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
