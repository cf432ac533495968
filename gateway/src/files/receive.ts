import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Failure, failure, hasFailed, invalid } from '@dossier/proto/failures/failure';
import { common } from '@dossier/proto/texts/common';
import { phrasesOf } from '@dossier/proto/texts/define';
import { recordTexts } from '@dossier/proto/texts/records';
import type { MultipartFile } from '@fastify/multipart';
import { fileTypeFromBuffer } from 'file-type';
import { documentStore } from './document-store.js';
import { tooBig } from './multipart.js';
import { checkPng } from './picture.js';
import { plainName } from './plain-name.js';

/** As much as a file's type can be told from. */
const HEAD_BYTES = 4_100;

/** What is known of bytes once they are stored: `sha256` in hex, `filesize` in bytes. */
type Stored = { filesize: number; sha256: string };
/** A file as it lies in the store. `serverName` is its random key. */
export type ReceivedFile = Stored & { serverName: string; filename: string; type: string };

/**
 * Streams a file into the store. Its type is told by its bytes and not by its name (415). Nothing stays behind if it fails. The random
 * key begins with `prefix`.
 */
export async function receive(file: MultipartFile, accepts: readonly string[], prefix = ''): Promise<ReceivedFile> {
  const { head, chunks } = await peek(file.file);
  if (head.length === 0) throw invalid({ file: recordTexts.noFile });
  const type = (await fileTypeFromBuffer(head))?.mime;
  if (!type || !accepts.includes(type)) throw failure('upload.wrong_type');
  if (type === 'image/png') checkPng(head);
  const serverName = prefix + randomBytes(24).toString('hex');
  const stored = await store(serverName, file, type, chunks);
  return { serverName, filename: plainName(file.filename), type, ...stored };
}

/** Streams bytes of a file to a key of the store; they are removed again unless all of them came and they are not too many. */
export async function store(
  key: string,
  file: MultipartFile,
  type: string,
  chunks: AsyncIterable<Buffer>,
): Promise<Stored> {
  const storage = await documentStore();
  const arriving = measured(chunks);
  const body = Readable.from(arriving.chunks);
  try {
    await storage.put(key, body, type);
    const stored = arriving.result();
    if (file.file.truncated) throw tooBig(file);
    return stored;
  } catch (error) {
    body.destroy();
    const removed = storage.remove(key).catch(() => undefined);
    // Nobody waits for a store that is away; what it keeps all the same is collected as an orphan.
    if (!hasFailed(error, 'system.unavailable')) await removed;
    throw error;
  }
}

export const discard = async (key: string): Promise<void> => (await documentStore()).remove(key);

/** What follows on the storing. Without an answer nobody knows whether somebody points at the file by now, so it stays then. */
export async function discardedIfRefused<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof Failure && error.wire.status < 500;
    if (isRefusal) await discard(key).catch(() => undefined);
    throw error;
  }
}

const cutOff = () => invalid({ file: phrasesOf(common).errors.notAForm });

/** The first bytes of a stream, none of an empty one, and all of it. Throws 400 where it breaks off. */
export async function peek(stream: AsyncIterable<Buffer>): Promise<{ head: Buffer; chunks: AsyncIterable<Buffer> }> {
  const rest = stream[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await rest.next().catch(() => {
      throw cutOff();
    });
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

/**
 * Size and hash are taken in passing. Where the sender goes away the bytes end, and `result` throws: the S3 client waits for
 * ever for a stream that fails, and nobody hears its error.
 */
function measured(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let filesize = 0;
  let isWhole = false;
  async function* chunks(): AsyncIterable<Buffer> {
    try {
      for await (const chunk of source) {
        hash.update(chunk);
        filesize += chunk.length;
        yield chunk;
      }
      isWhole = true;
    } catch {
      isWhole = false;
    }
  }
  return {
    chunks: chunks(),
    result: (): Stored => {
      if (!isWhole) throw cutOff();
      return { filesize, sha256: hash.digest('hex') };
    },
  };
}
