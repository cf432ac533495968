import { say } from '@dossier/proto/texts/phrase';
import { recordSentences } from '@dossier/proto/texts/records';
import { useQueryClient } from '@tanstack/react-query';
import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { kyc } from '../texts';
import { mistakesIn, sendable } from './check-drafts';
import { type Draft, useDraftStore, useDrafts } from './drafts-store';
import { failedSave, refusedBy } from './save-errors';

/** Brings the first marked field into view once it is drawn. */
const showFirstMistake = () =>
  requestAnimationFrame(() => {
    const input = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  });

const refuseInSnapshot = () => {
  const message = kyc.snapshot.readOnly;
  toastError(new Error(message), { message });
};

/** Saves the unsaved edits of the open client file: all of them or none. */
export function useSaveDrafts() {
  const scope = useFileScope();
  const { clientId } = scope;
  const drafts = useDrafts(clientId);
  const { attempt, refuse, settle } = useDraftStore.getState();
  const client = useQueryClient();

  const write = useWrite(
    async (sent: Draft[]) => {
      await answer(api.POST('/api/v1/kyc/save-values', { body: { company_id: clientId, changes: sent } }));
      await client.invalidateQueries({ queryKey: keys.client(clientId) });
    },
    {
      success: common.success.saved,
      failure: (error, sent) => unlessExplained(failedSave(sent))(error),
      invalidates: () => [keys.pending, keys.notifications],
      onSuccess: (_, sent) => settle(clientId, sent),
      onError: (error, sent) => {
        refuse(clientId, refusedBy(error, sent));
        showFirstMistake();
        return false;
      },
    },
  );

  const save = () => {
    if (scope.mode === 'snapshot') return refuseInSnapshot();
    const sent = sendable(drafts, scope);
    const mistakes = mistakesIn(sent, scope);
    if (mistakes.length === 0) return write.mutate(sent);
    attempt(clientId);
    const message = recordSentences.tooLong;
    if (mistakes.some((each) => say(each) === message)) toastError(new Error(message), { message });
    showFirstMistake();
  };
  return { save, saving: write.isPending };
}
