import type { Kind } from '@dossier/proto/records/definitions';
import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import { afterSave } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';

type Removal = { id: string; type: Kind; filename?: string };

const outcome = (clientId: string, onDone: () => void) => ({
  success: common.success.deleteRequested,
  invalidates: () => afterSave(clientId),
  onSuccess: onDone,
});

/** Asks for something to be removed; it stays until that is approved. */
export function useDelete(onDone: () => void) {
  const { clientId } = useFileScope();
  return useWrite(
    (removal: Removal) => answer(api.POST('/api/v1/delete-object', { body: removal })),
    outcome(clientId, onDone),
  );
}

/** The same for a section of bank documents. */
export function useDeleteSection(onDone: () => void) {
  const { clientId } = useFileScope();
  return useWrite(
    (id: string) => answer(api.POST('/api/v1/delete-kyc-section', { body: { company_id: clientId, id } })),
    outcome(clientId, onDone),
  );
}
