import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import { afterSave } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { kyc, text } from '../texts';
import type { BANK_TYPES } from './bank-types';

type BankForm = { documentType: (typeof BANK_TYPES)[number]; bank_name: string };
type Outcome = { onDone: () => void /** The sentence for the bank's name. */; onRefused: (message: string) => void };

export function useCreateBankForm({ onDone, onRefused }: Outcome) {
  const { clientId } = useFileScope();
  return useWrite(
    (form: BankForm) => answer(api.POST('/api/v1/file-section/create', { body: { company_id: clientId, ...form } })),
    {
      success: () => kyc.success.added(text.corporate.bankDocument),
      failure: () => kyc.errors.creatingFileSection,
      invalidates: () => afterSave(clientId),
      onSuccess: onDone,
      onError: ({ errors }) => {
        if (!errors.bank_name) return false;
        onRefused(errors.bank_name);
        return true;
      },
    },
  );
}
