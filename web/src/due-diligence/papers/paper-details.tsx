import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Dialog } from '@/components/dialog/dialog';
import { FileLine } from '@/documents/file-line';
import { answer, api } from '@/lib/api/client';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { everyForm } from '../queries';
import { AnswerRemarks } from '../remarks/answer-remarks';
import { text, words } from '../texts';
import type { FormDocument } from '../types';
import { PaperState } from './paper-state';

type PaperDetailsProps = {
  document: FormDocument;
  about?: string;
  /** Staff asks about it within a form. */
  asks: boolean;
  reviews: boolean;
  deletes: boolean;
  onClose: () => void;
};

const invalidates = () => [everyForm];

/** One document with its file. A first click on Reject asks why, a second one sends it. */
export function PaperDetails({ document, about, asks, reviews, deletes, onClose }: PaperDetailsProps) {
  const [comment, setComment] = useState<string>();
  const [attempted, setAttempted] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const review = useWrite(
    (status: 'approved' | 'rejected') =>
      answer(api.POST('/api/v1/document/state', { body: { id: document.id, status, comment } })),
    {
      success: (status) => text.notices.documentStatus(words.documentStatuses[status]),
      failure: unlessExplained(text.errors.documentState),
      invalidates,
      onSuccess: onClose,
    },
  );
  const remove = useWrite(() => answer(api.POST('/api/v1/document/delete', { body: { id: document.id } })), {
    success: common.success.deleteRequested,
    invalidates,
    onSuccess: onClose,
  });
  const reject = () => {
    if (comment === undefined) return setComment('');
    setAttempted(true);
    if (comment.trim() !== '') review.mutate('rejected');
  };
  return (
    <Dialog
      name="document-details"
      onClose={onClose}
      title={titleOfDocument(document.documentType) || text.dialogs.details}
    >
      <Stack gap="sm">
        <div>
          <PaperState status={document.status} />
        </div>
        {about && <Text size="sm">{about}</Text>}
        <FileLine file={document.file as unknown as StoredFile} />
        {document.client_comment && <Text size="sm">{document.client_comment}</Text>}
        {document.admin_comment && (
          <Text size="sm" c="red">
            {document.admin_comment}
          </Text>
        )}
        {asks && <AnswerRemarks about={document.id} />}
        {comment !== undefined && (
          <Textarea
            label={text.dialogs.rejection}
            autoFocus
            value={comment}
            maxLength={2_000}
            error={attempted && comment.trim() === '' && words.validation.noExplanation}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        )}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        {deletes && (
          <Button variant="default" mr="auto" onClick={() => setDeleting(true)}>
            {common.actions.delete}
          </Button>
        )}
        {reviews && (
          <>
            <Button variant="default" loading={review.isPending} onClick={reject}>
              {text.actions.reject}
            </Button>
            <Button loading={review.isPending} onClick={() => review.mutate('approved')}>
              {text.actions.accept}
            </Button>
          </>
        )}
      </Group>
      <ConfirmDialog
        name="delete-document"
        opened={deleting}
        title={text.dialogs.deleteDocument}
        verb={common.actions.delete}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setDeleting(false)}
      >
        {String(document.file?.filename ?? '')}
      </ConfirmDialog>
    </Dialog>
  );
}
