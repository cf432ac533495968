import { LIMITS } from '@dossier/proto/rules/limits';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { useDraft } from '@/lib/drafts';
import { text as common } from '@/lib/texts/common';
import { text } from '../texts';
import type { Denial } from './use-decide';

type DenyDialogProps = { changeId: string; busy: boolean; onDeny: (denial: Denial) => void; onClose: () => void };

const NOTHING: Denial = { text: '', comment: null };

/** Asks for the reason of a denial. What is typed survives a failed call and a reload. */
export function DenyDialog({ changeId, busy, onDeny, onClose }: DenyDialogProps) {
  const [reason, setReason] = useDraft<Denial>(`deny.${changeId}`, NOTHING);
  const [attempted, setAttempted] = useState(false);
  const tooShort = reason.text.trim().length < LIMITS.denialReason;
  const confirm = () => {
    setAttempted(true);
    if (!tooShort) onDeny(reason);
  };
  return (
    <Dialog name="deny" onClose={onClose} title={text.denyDialog.title} size={560}>
      <RichTextEditor
        label={text.denyDialog.reason}
        hideLabel
        autoFocus
        initial={reason.comment}
        error={attempted && tooShort ? text.denyDialog.tooShort : undefined}
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
          {text.denyDialog.confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
