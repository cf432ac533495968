import { ActionIcon, Anchor } from '@mantine/core';
import { IconDownload, IconPaperclip } from '@tabler/icons-react';
import { answer, api } from '@/lib/api/client';
import { fileSize } from '@/lib/format';
import { text as common } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';
import type { Attachment } from './thread';
import classes from './threads.module.css';

/** The address of an attachment; it works for 60 seconds. */
async function addressOf(id: string, download = false): Promise<string> {
  const { token } = await answer(api.POST('/api/v1/generate-view/token', { body: {} }));
  return `/api/v1/get-support-file?${new URLSearchParams({ id, viewingToken: token, ...(download ? { download: '1' } : {}) })}`;
}

async function open({ _id }: Attachment): Promise<void> {
  // The tab opens at once: a browser blocks one that comes after the token.
  const tab = window.open('', '_blank');
  try {
    const href = await addressOf(_id, !tab);
    if (!tab) return window.location.assign(href);
    tab.opener = null;
    tab.location.href = href;
  } catch (error) {
    tab?.close();
    toastError(error, { message: common.errors.downloadFailed });
  }
}

async function download({ _id, filename }: Attachment): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href = await addressOf(_id, true);
    link.download = filename;
    link.click();
  } catch (error) {
    toastError(error, { message: common.errors.downloadFailed });
  }
}

/** A file of a message: its name opens it, the button beside it saves it. */
export const AttachmentLink = ({ file }: { file: Attachment }) => (
  <li className={classes.attachment}>
    <IconPaperclip size={14} stroke={1.75} aria-hidden />
    <Anchor component="button" type="button" size="sm" className={classes.filename} onClick={() => void open(file)}>
      <bdi>{file.filename}</bdi>
    </Anchor>
    <span className={classes.dimmed}>{fileSize(file.filesize)}</span>
    <ActionIcon
      variant="subtle"
      size="sm"
      aria-label={`${common.actions.download} ${file.filename}`}
      onClick={() => void download(file)}
    >
      <IconDownload size={14} stroke={1.75} />
    </ActionIcon>
  </li>
);
