import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Dialog } from '@/components/dialog/dialog';
import type { Delta } from '@/components/rich-text/delta';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { everyForm } from '@/due-diligence/queries';
import { text, words } from '@/due-diligence/texts';
import { answer, api } from '@/lib/api/client';
import { useDraft } from '@/lib/drafts';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';

type DecideProps = { id: string; onClose: () => void };
type Decision = { status: 'approved' | 'rejected'; comment?: Delta };

const useDecide = (id: string, onSuccess: () => void) =>
  useWrite((decision: Decision) => answer(api.POST('/api/v1/due-diligence/state', { body: { id, ...decision } })), {
    success: ({ status }) => text.notices[status],
    invalidates: () => [everyForm],
    onSuccess,
  });

export function ApproveDialog({ id, onClose }: DecideProps) {
  const decide = useDecide(id, onClose);
  return (
    <ConfirmDialog
      name="decide-due-diligence"
      opened
      title={text.dialogs.approve}
      verb={text.actions.yesApprove}
      destructive={false}
      busy={decide.isPending}
      onConfirm={() => decide.mutate({ status: 'approved' })}
      onClose={onClose}
    >
      {text.dialogs.approveHint}
    </ConfirmDialog>
  );
}

type Reason = { plain: string; delta: Delta | null };
const NOTHING: Reason = { plain: '', delta: null };

/** Sends the form back. What is typed survives a failed call and a reload. */
export function RejectDialog({ id, onClose }: DecideProps) {
  const [reason, setReason, forget] = useDraft<Reason>(`due-diligence.reject.${id}`, NOTHING);
  const [attempted, setAttempted] = useState(false);
  const decide = useDecide(id, () => {
    forget();
    onClose();
  });
  const send = () => {
    setAttempted(true);
    if (reason.plain && reason.delta) decide.mutate({ status: 'rejected', comment: reason.delta });
  };
  return (
    <Dialog name="decide-due-diligence" onClose={onClose} title={text.dialogs.reject} size={560}>
      <RichTextEditor
        label={text.dialogs.reason}
        hideLabel
        autoFocus
        initial={reason.delta}
        error={attempted && !reason.plain ? words.validation.noReason : undefined}
        onChange={(delta, plain) => setReason({ plain, delta })}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button color="red.8" loading={decide.isPending} onClick={send}>
          {text.actions.send}
        </Button>
      </Group>
    </Dialog>
  );
}
