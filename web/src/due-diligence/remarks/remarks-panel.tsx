import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { say } from '@dossier/proto/texts/phrase';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { SideDialog } from '@/components/dialog/side-dialog';
import { useForm } from '../answers/form-context';
import { text } from '../texts';
import { elementName, type FormComment, fieldsOf, isElement, type LoadedForm, type Part } from '../types';
import { AskForm } from './ask-form';
import { Remark } from './remark';

/** All remarks on a form, the newest first. */
export function RemarksPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data, staff } = useForm();
  const [asking, setAsking] = useState(false);
  const comments = data.dueDiligence.comments.toReversed();
  return (
    <SideDialog
      name="due-diligence-comments"
      opened={opened}
      onClose={onClose}
      position="right"
      title={text.comments.title}
    >
      <Stack gap="sm">
        {staff && !asking && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {text.actions.ask}
          </Button>
        )}
        {asking && <AskForm onDone={() => setAsking(false)} />}
        {comments.length === 0 && <Text c="dimmed">{text.comments.none}</Text>}
        {comments.map((comment) => (
          <Remark key={comment._id} comment={comment} where={placeOf(comment, data)} />
        ))}
      </Stack>
    </SideDialog>
  );
}

/** What a remark is about: `Ana Pietersz: Date of Birth`, `Structure Chart: chart.pdf`. */
export function placeOf({ about, field }: FormComment, data: LoadedForm): string | undefined {
  const paper = data.docs.find(({ id }) => id === about);
  if (paper) return text.comments.onAnswer(titleOfDocument(paper.documentType), String(paper.file?.filename ?? ''));
  const part = ([data.dueDiligence, ...data.elements] as Part[]).find(({ _id }) => _id === about);
  if (!part) return undefined;
  const label = field && fieldsOf(part)[field]?.label;
  const name = isElement(part) ? elementName(part) : text.title;
  return label ? text.comments.onAnswer(name, say(label)) : name;
}
