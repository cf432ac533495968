import { UPLOAD } from '@dossier/proto/rules/limits';
import { TASK_LIMITS } from '@dossier/proto/rules/tasks';
import { ActionIcon, Button } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { FileDrop } from '@/components/file-drop/file-drop';
import { UploadProgress } from '@/components/file-drop/upload-progress';
import { useUpload } from '@/components/file-drop/use-upload';
import { fileSize } from '@/lib/format';
import { text as common } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';
import { text } from './texts';
import type { Attachment } from './thread';
import classes from './threads.module.css';

type AttachFilesProps = {
  /** Where they are sent. */
  path: '/api/v1/task/upload-file' | '/api/v1/support/upload-file';
  files: readonly Attachment[];
  onChange: (files: Attachment[]) => void;
};

/** Files of a message that is being written: each is sent when it is chosen and goes with the message. */
export function AttachFiles({ path, files, onChange }: AttachFilesProps) {
  const { sending, start, stop } = useUpload<{ files: Attachment[] }>(path, (sent) =>
    onChange([...files, ...sent.files]),
  );
  const isFull = files.length >= TASK_LIMITS.files;
  return (
    <FileDrop
      formats={UPLOAD.formats}
      label={text.titles.attachments}
      disabled={Boolean(sending) || isFull}
      onFile={(file) => void start(file)}
      onRefused={(message) => toastError(new Error(message), { message })}
    >
      {(choose) => (
        <>
          {files.length > 0 && (
            <ul className={classes.files}>
              {files.map((file) => (
                <li key={file._id} className={classes.attachment}>
                  <IconPaperclip size={14} stroke={1.75} aria-hidden />
                  <bdi className={classes.filename}>{file.filename}</bdi>
                  <span className={classes.dimmed}>{fileSize(file.filesize)}</span>
                  <ActionIcon
                    variant="subtle"
                    size="sm"
                    aria-label={common.actions.remove(file.filename)}
                    onClick={() => onChange(files.filter(({ _id }) => _id !== file._id))}
                  >
                    <IconX size={14} stroke={1.75} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )}
          {sending ? (
            <span className={classes.attachment}>
              <UploadProgress share={sending.share} />
              <Button variant="subtle" size="compact-sm" onClick={stop}>
                {common.actions.cancel}
              </Button>
            </span>
          ) : (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPaperclip size={14} stroke={1.75} />}
              disabled={isFull}
              onClick={choose}
            >
              {text.actions.attach}
            </Button>
          )}
        </>
      )}
    </FileDrop>
  );
}
