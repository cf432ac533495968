import { LIMITS } from '@dossier/proto/rules/limits';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import type { Notification } from '@/file/notifications';
import { useDraft } from '@/lib/drafts';
import { text as common } from '@/lib/texts/common';
import { text } from '../texts';
import type { Denial, SeenDenial } from './use-decide';

type DenyDialogProps = {
  change: Pick<Notification, '_id' | 'revision' | 'may_withdraw'>;
  busy: boolean;
  onDeny: (denial: SeenDenial) => void;
  onClose: () => void;
};

const NOTHING: Denial = { text: '', comment: null };

/** Asks for the reason of a denial, or of taking the own change back. What is typed survives a failed call and a reload. */
export function DenyDialog({ change, busy, onDeny, onClose }: DenyDialogProps) {
  const [reason, setReason] = useDraft<Denial>(`deny.${change._id}`, NOTHING);
  const words = change.may_withdraw ? text.withdrawDialog : text.denyDialog;
  // What was on screen when the person began to write.
  const [seen] = useState(change.revision);
  const [attempted, setAttempted] = useState(false);
  const tooShort = reason.text.trim().length < LIMITS.denialReason;
  const confirm = () => {
    setAttempted(true);
    if (!tooShort) onDeny({ ...reason, seen });
  };
  return (
    <Dialog name="deny" onClose={onClose} title={words.title} size={560}>
      <RichTextEditor
        label={text.denyDialog.reason}
        hideLabel
        autoFocus
        initial={reason.comment}
        error={attempted && tooShort ? words.tooShort : undefined}
        onChange={(comment, plain) => setReason({ text: plain, comment })}
      />
      {!(attempted && tooShort) && (
        <Text size="xs" c="dimmed" mt={4}>
          {text.denyDialog.hint(String(LIMITS.denialReason))}
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button color="red.8" loading={busy} onClick={confirm}>
          {words.confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
