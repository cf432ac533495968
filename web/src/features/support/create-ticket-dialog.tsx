import { SEVERITIES, type Severity } from '@dossier/proto/rules/tasks';
import { Button, Group, Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { type Delta, EMPTY, plainOf } from '@/components/rich-text/delta';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { answer, api } from '@/lib/api/client';
import { useDraft } from '@/lib/drafts';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { AttachFiles } from '@/threads/attach-files';
import type { Attachment } from '@/threads/thread';
import { text } from './texts';

type TicketFields = { subject: string; content: Delta; severity: Severity; files: Attachment[] };
const NOTHING: TicketFields = { subject: '', content: EMPTY, severity: 'medium', files: [] };

type CreateTicketDialogProps = { opened: boolean; onClose: () => void };

/** Asks the support. What is typed survives closing and a reload. */
export const CreateTicketDialog = ({ opened, onClose }: CreateTicketDialogProps) => (
  <Dialog name="create-ticket" opened={opened} onClose={onClose} title={text.titles.createTicket} size="lg">
    <TicketForm onClose={onClose} />
  </Dialog>
);

const errorsOf = ({ subject, content }: TicketFields): Record<string, string> => ({
  ...(subject.trim() === '' ? { 'ticket.subject': text.errors.blankSubject } : {}),
  ...(plainOf(content) === '' ? { 'ticket.content': text.errors.blankContent } : {}),
});

const create = ({ files, content, ...ticket }: TicketFields) =>
  answer(
    api.POST('/api/v1/support/create', {
      body: { ticket: { ...ticket, content: content }, fileIds: files.map(({ _id }) => _id) },
    }),
  );

function TicketForm({ onClose }: { onClose: () => void }) {
  const [fields, change, forget] = useDraft('ticket', NOTHING);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (some: Partial<TicketFields>) => {
    change({ ...fields, ...some });
    setErrors({});
  };
  const write = useWrite(create, {
    success: text.ticketCreated,
    failure: unlessExplained(text.errors.sending),
    invalidates: () => [keys.tickets],
    onSuccess: () => {
      forget();
      onClose();
    },
    onError: ({ errors: named }) => {
      setErrors(named);
      return Object.keys(named).length > 0;
    },
  });
  const send = () => {
    const wrong = errorsOf(fields);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) write.mutate(fields);
  };
  return (
    <Stack gap="md">
      <TextInput
        label={text.fields.subject}
        required
        data-autofocus
        maxLength={200}
        value={fields.subject}
        error={errors['ticket.subject']}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <RichTextEditor
        label={text.fields.content}
        required
        initial={fields.content}
        error={errors['ticket.content']}
        onChange={(content) => set({ content })}
      />
      <Input.Wrapper label={text.fields.severity} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={text.fields.severity}
          value={fields.severity}
          onChange={(severity) => set({ severity: severity as Severity })}
          data={SEVERITIES.map((value) => ({ value, label: text.severities[value] }))}
        />
      </Input.Wrapper>
      <AttachFiles path="/api/v1/support/upload-file" files={fields.files} onChange={(files) => set({ files })} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button loading={write.isPending} onClick={send}>
          {text.actions.send}
        </Button>
      </Group>
    </Stack>
  );
}
