import { pdf } from '../kyc/upload.js';
import { baseUrl, type Failed } from '../support/api.js';
import type { Person } from '../support/people.js';

type Sent = { status: number; body: { fileIds: string[] } & Failed };

/** Sends a file for a message. */
export async function attach(
  by: Person,
  path: 'task/upload-file' | 'support/upload-file',
  bytes = pdf(),
  filename = 'scan.pdf',
  headers: Record<string, string> = {},
): Promise<Sent> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), filename);
  const response = await fetch(`${baseUrl()}/api/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, ...headers },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

export const openAttachment = (
  id: string,
  viewingToken: string,
  more: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${baseUrl()}/api/v1/get-support-file?${new URLSearchParams({ id, viewingToken, ...more })}`);
