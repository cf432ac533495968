import { recordSentences } from '@dossier/proto/texts/records';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import type { DialogName } from '@/components/dialog/dialogs';
import type { Delta } from '@/components/rich-text/delta';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { useDraft } from '@/lib/drafts';
import { text as common } from '@/lib/texts/common';
import { history } from '../texts';

/** A label and a rich-text comment. */
export type Labelled = { label: string; comment?: Delta };

type LabelledDialogProps = {
  name: DialogName;
  draft: string;
  title: string;
  hint: string;
  verb: string;
  busy: boolean;
  /** Why it was refused. */
  notice?: ReactNode;
  /** `forget` is to be called once it has worked: it drops what was typed and closes. */
  onConfirm: (labelled: Labelled, forget: () => void) => void;
  onClose: () => void;
};

const NOTHING: Labelled = { label: '' };

/**
 * Asks for the label and the comment of a stored state. What is typed survives a failed call and a reload; only the button
 * takes it: Enter in the label would approve a review whose comment nobody has written yet.
 */
export function LabelledDialog({ name, draft, title, hint, verb, busy, notice, ...on }: LabelledDialogProps) {
  const { onConfirm, onClose } = on;
  const [labelled, setLabelled, forget] = useDraft<Labelled>(draft, NOTHING);
  const [attempted, setAttempted] = useState(false);
  const label = labelled.label.trim();
  const leave = () => {
    forget();
    onClose();
  };
  const confirm = () => {
    setAttempted(true);
    if (label) onConfirm({ ...labelled, label }, leave);
  };
  return (
    <Dialog name={name} onClose={onClose} title={title} size={560}>
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
        <TextInput
          label={history.label}
          required
          maxLength={200}
          value={labelled.label}
          onChange={({ currentTarget }) => setLabelled({ ...labelled, label: currentTarget.value })}
          error={attempted && !label ? recordSentences.revisionLabelRequired : undefined}
          data-autofocus
        />
        <RichTextEditor
          label={history.comment}
          initial={labelled.comment}
          onChange={(comment, plain) => setLabelled({ ...labelled, comment: plain ? comment : undefined })}
        />
        {notice}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={leave}>
          {common.actions.cancel}
        </Button>
        <Button loading={busy} onClick={confirm}>
          {verb}
        </Button>
      </Group>
    </Dialog>
  );
}
