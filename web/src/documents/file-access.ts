import type { StoredFile } from '@dossier/proto/records/model/field';
import { answer, api } from '@/lib/api/client';
import { text as common } from '@/lib/texts/common';
import { toastError } from '@/lib/toasts';
import { text } from '@/record/texts';

const fileUrl = ({ serverName, filename }: StoredFile, token: string, download = false): string =>
  `/api/v1/get-kyc-file?${new URLSearchParams({
    id: serverName,
    viewingToken: token,
    filename,
    ...(download ? { download: '1' } : {}),
  })}`;

async function viewToken(): Promise<string> {
  const { token } = await answer(api.POST('/api/v1/generate-view/token', { body: {} }));
  return token;
}

/** The address of a stored file; it works for 60 seconds. */
export const addressOf = async (file: StoredFile): Promise<string> => fileUrl(file, await viewToken());

/** Opens a stored file in a new tab. The tab opens at once: a browser blocks one that comes after the token. */
export async function openFile(file: StoredFile): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) return toastError(new Error('blocked'), { message: text.documents.popupBlocked });
  tab.opener = null;
  try {
    tab.location.href = fileUrl(file, await viewToken());
  } catch (error) {
    tab.close();
    toastError(error, { retry: () => void openFile(file) });
  }
}

/** Saves a stored file on this machine, under its own name. */
export async function downloadFile(file: StoredFile): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href = fileUrl(file, await viewToken(), true);
    link.download = file.filename;
    link.click();
  } catch (error) {
    toastError(error, { message: common.errors.downloadFailed, retry: () => void downloadFile(file) });
  }
}
