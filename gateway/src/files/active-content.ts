import { buffer } from 'node:stream/consumers';
import type { ActiveContent } from '@dossier/proto/documents/active-content';
import { failure } from '@dossier/proto/failures/failure';
import { documentStore } from './document-store.js';
import { pdfs } from './pdf/inspector.js';
import type { ReceivedFile } from './receive.js';

/** What a stored file would do by itself; none of other types does. Throws 415 for a PDF that only begins like one. */
export async function activeContentOf({ serverName, type }: ReceivedFile): Promise<ActiveContent[]> {
  if (type !== 'application/pdf') return [];
  const active = await pdfs.inspect(async () => buffer(await (await documentStore()).get(serverName)));
  if (!active) throw failure('upload.unreadable');
  return active;
}
