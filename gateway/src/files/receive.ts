import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { failure, hasFailed, invalid } from '@dossier/proto/failures/failure';
import { recordTexts } from '@dossier/proto/texts/records';
import type { MultipartFile } from '@fastify/multipart';
import { fileTypeFromBuffer } from 'file-type';
import { documentStore } from './document-store.js';
import { tooBig } from './multipart.js';

/** As much as a file's type can be told from. */
const HEAD_BYTES = 4_100;

/** A file as it lies in the store. `serverName` is its random key, `sha256` in hex, `filesize` in bytes. */
export type ReceivedFile = { serverName: string; filename: string; filesize: number; sha256: string; type: string };

/**
 * Streams a file into the store. Its type is told by its bytes and not by its name (415), its size and hash are taken in passing. Nothing
 * stays behind if it fails.
 */
export async function receive(file: MultipartFile, accepts: readonly string[]): Promise<ReceivedFile> {
  const { head, chunks } = await peek(file.file);
  if (head.length === 0) throw invalid({ file: recordTexts.noFile });
  const type = (await fileTypeFromBuffer(head))?.mime;
  if (!type || !accepts.includes(type)) throw failure('upload.wrong_type');
  const store = await documentStore();
  const serverName = randomBytes(24).toString('hex');
  const measure = measured(chunks);
  try {
    await store.put(serverName, Readable.from(measure.chunks), type);
    if (file.file.truncated) throw tooBig(file);
  } catch (error) {
    const removed = store.remove(serverName).catch(() => undefined);
    // Nobody waits for a store that is away; what it keeps all the same is collected as an orphan.
    if (!hasFailed(error, 'system.unavailable')) await removed;
    throw error;
  }
  return { serverName, filename: plainName(file.filename), type, ...measure.result() };
}

export const discard = async (serverName: string): Promise<void> => (await documentStore()).remove(serverName);

/** The first bytes of a stream, and all of it. */
async function peek(stream: AsyncIterable<Buffer>): Promise<{ head: Buffer; chunks: AsyncIterable<Buffer> }> {
  const rest = stream[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await rest.next();
    if (next.done) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* all(): AsyncIterable<Buffer> {
    yield* first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return { head: Buffer.concat(first), chunks: all() };
}

function measured(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let filesize = 0;
  async function* chunks(): AsyncIterable<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      filesize += chunk.length;
      yield chunk;
    }
  }
  return { chunks: chunks(), result: () => ({ filesize, sha256: hash.digest('hex') }) };
}

/** A name without folders, control characters and what does not fit. */
const plainName = (name: string): string =>
  name.split(/[\\/]/).at(-1)!.replace(/\p{C}/gu, '').slice(-200).trim() || 'file';
