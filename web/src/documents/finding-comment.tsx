import type { Json } from '@dossier/proto/records/model/json';
import type { Level } from '@dossier/proto/records/model/levels';
import { labelTexts } from '@dossier/proto/texts/labels';
import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '@/components/dialog/dialog';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import type { RecordFormState } from '@/record/form/use-record-form';
import { text } from '@/record/texts';
import { commentName, type Finding } from './finding-names';

type FindingCommentProps = { finding: Finding; level: Level; form: RecordFormState; onClose: () => void };

/** Asks why a finding is a YES. */
export function FindingComment({ finding, level, form, onClose }: FindingCommentProps) {
  const name = commentName(finding, level);
  const label = text.worldCheck.editComment(labelTexts.fileLabels[finding]);
  return (
    <Dialog name="explain-finding" onClose={onClose} title={label} size={520}>
      <Text c="dimmed" mb="xs">
        {text.worldCheck.explainHint}
      </Text>
      <RichTextEditor
        label={label}
        hideLabel
        autoFocus
        initial={form.values[name]}
        placeholder={text.comments.placeholder}
        onChange={(delta, plain) => form.change(name, plain ? (delta as Json) : null)}
      />
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>{text.worldCheck.done}</Button>
      </Group>
    </Dialog>
  );
}
