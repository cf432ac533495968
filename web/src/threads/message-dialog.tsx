import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import type { Delta } from '@/components/rich-text/delta';
import { plainOf } from '@/components/rich-text/delta';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { useDraft } from '@/lib/drafts';
import { text as common } from '@/lib/texts/common';
import { AttachFiles } from './attach-files';
import { text } from './texts';
import type { Attachment } from './thread';

export type Written = { content: Delta; files: Attachment[] };
const NOTHING: Written = { content: { ops: [] }, files: [] };

type MessageDialogProps = {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** Under which name what is typed survives a reload. */
  draft: string;
  path: Parameters<typeof AttachFiles>[0]['path'];
  /** Whom an @ may name. */
  mentions?: readonly string[];
  isSending: boolean;
  /** Calls `sent` once it is stored: the draft is forgotten then. */
  onSend: (written: Written, sent: () => void) => void;
};

/** Writes a message with its files. Closing keeps what was typed. */
export const MessageDialog = (props: MessageDialogProps) => (
  <Dialog name="message" opened={props.opened} onClose={props.onClose} title={props.title} size="lg">
    <MessageForm {...props} />
  </Dialog>
);

function MessageForm({ draft, path, mentions, isSending, onSend, onClose }: MessageDialogProps) {
  const [written, setWritten, forget] = useDraft<Written>(draft, NOTHING);
  const [error, setError] = useState<string>();
  const send = () => {
    if (plainOf(written.content) === '') return setError(text.errors.blankContent);
    onSend(written, () => {
      forget();
      onClose();
    });
  };
  return (
    <Stack gap="md">
      <RichTextEditor
        label={text.fields.message}
        initial={written.content}
        autoFocus
        mentions={mentions}
        error={error}
        onChange={(content) => {
          setError(undefined);
          setWritten({ ...written, content });
        }}
      />
      <AttachFiles path={path} files={written.files} onChange={(files) => setWritten({ ...written, files })} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button loading={isSending} onClick={send}>
          {text.actions.send}
        </Button>
      </Group>
    </Stack>
  );
}
