import { generateViewToken } from '@dossier/proto/calls/identity';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { type Answer, answerOf, baseUrl } from '../support/api.js';
import { type Person, succeeded } from '../support/people.js';

type Field = { value: unknown; new_value?: unknown };
export type DocumentAnswer = { file: { _id: string; new_file: boolean } & Record<string, Field>; changes: string[] };
export type Sent = Answer<DocumentAnswer>;

/** A PDF of one page and about this size; the marker makes its bytes different from another one's. */
export const pdf = (marker = 'a', bytes = 2_000): Buffer => pdfOf(`%${marker.repeat(bytes).slice(0, bytes)}\n`);

/** With what its page shows, entries of its catalogue, and further objects from number 5 on. */
export function pdfOf(content: string, catalog = '', further: readonly string[] = []): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 240]/Contents 4 0 R>>',
    `<</Length ${String(content.length).padStart(8, '0')}>>stream\n${content}\nendstream`,
    ...further,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj`).join('\n');
  return Buffer.from(`%PDF-1.4\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
}

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Part = [name: string, value: string | { bytes: Buffer; filename: string }];

/** Sends a form in just this order. */
export async function send(
  by: Person,
  path: string,
  parts: readonly Part[],
  headers: Record<string, string> = {},
): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.bytes)]), value.filename);
  }
  const response = await fetch(`${baseUrl()}/api/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, ...headers },
    body: form,
  });
  return answerOf(response);
}

export const upload = (
  by: Person,
  place: Record<string, string>,
  bytes = pdf(),
  filename = 'passport.pdf',
  headers: Record<string, string> = {},
): Promise<Sent> => send(by, 'upload-kyc-file', [...Object.entries(place), ['file', { bytes, filename }]], headers);

export const replace = (by: Person, id: string, bytes: Buffer, filename = 'new.pdf'): Promise<Sent> =>
  send(by, `file/update/${id}`, [['file', { bytes, filename }]]);

/** The file that waits on a document. */
export const waiting = ({ body }: Sent): StoredFile => body.file.file?.new_value as StoredFile;

export async function viewToken(by: Person): Promise<string> {
  return succeeded(await by.call(generateViewToken)).token;
}

export const open = (serverName: string, token: string, more: Record<string, string> = {}): Promise<Response> =>
  fetch(`${baseUrl()}/api/v1/get-kyc-file?${new URLSearchParams({ id: serverName, viewingToken: token, ...more })}`);
