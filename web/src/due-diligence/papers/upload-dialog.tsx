import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { DUE_DILIGENCE_TYPES, isOfElement } from '@dossier/proto/due-diligence/documents';
import { Button, Group, Select, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { UploadProgress } from '@/components/file-drop/upload-progress';
import { useUpload } from '@/components/file-drop/use-upload';
import { text as common } from '@/lib/texts/common';
import { toastSuccess } from '@/lib/toasts';
import { everyForm } from '../queries';
import { text, words } from '../texts';
import { ChooseFile } from './choose-file';

type UploadDialogProps = {
  id: string;
  type?: string;
  /** The element it is about, where that is known. */
  about?: string;
  elements: readonly { _id: string; name: string; type: string }[];
  onClose: () => void;
};

const types = () => DUE_DILIGENCE_TYPES.map((value) => ({ value, label: titleOfDocument(value) }));

/** One document: its type, for a passport or proof of address whose it is, a comment, the file. */
export function UploadDialog({ id, type, about: known, elements, onClose }: UploadDialogProps) {
  const client = useQueryClient();
  const [docType, setType] = useState<string | null>(type ?? null);
  const [element, setElement] = useState<string | null>(known ?? null);
  const [content, setContent] = useState('');
  const [file, setFile] = useState<File>();
  const [attempted, setAttempted] = useState(false);
  const { sending, start } = useUpload('/api/v1/due-diligence/upload-file', () => {
    toastSuccess(text.notices.uploaded);
    void client.invalidateQueries({ queryKey: everyForm });
    onClose();
  });
  const needsElement = docType !== null && isOfElement(docType);
  const isWhole = docType && file && (!needsElement || element);
  const send = () => {
    setAttempted(true);
    if (!isWhole) return;
    const about: Record<string, string> = needsElement && element ? { dueDiligenceElement: element } : {};
    void start(file, { doc_type: docType, content: content.trim(), due_diligence_id: id, ...about });
  };
  return (
    <Dialog name="upload-due-diligence" onClose={onClose} title={text.dialogs.upload}>
      <Stack gap="md">
        <Select
          label={text.dialogs.documentType}
          data={types()}
          value={docType}
          onChange={setType}
          error={attempted && !docType && words.validation.noValue}
          data-autofocus={type ? undefined : true}
        />
        {needsElement && (
          <Select
            label={text.dialogs.section}
            data={elements.map(({ _id, name }) => ({ value: _id, label: name || text.form.unnamed }))}
            value={element}
            onChange={setElement}
            error={attempted && !element && words.validation.section}
          />
        )}
        <Textarea
          label={text.dialogs.comment}
          value={content}
          maxLength={2_000}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        <ChooseFile file={file} error={attempted && !file ? words.validation.noFile : undefined} onFile={setFile} />
        {sending && <UploadProgress share={sending.share} />}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button loading={sending !== undefined} onClick={send}>
          {text.actions.upload}
        </Button>
      </Group>
    </Dialog>
  );
}
