import { details, listRefusal } from './refusal.js';

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Published lists are below 20 MB, the largest OpenSanctions collections a few hundred. */
export const DEFAULT_MAX_BYTES = 600 * 1024 * 1024;

function refuseForeignContent(head: Uint8Array): void {
  const [a, b] = head;
  if ((a === 0x1f && b === 0x8b) || (a === 0x50 && b === 0x4b)) throw listRefusal('compressed', details.archive);
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || head.subarray(0, 64).includes(0)) {
    throw listRefusal('encoding', details.notText);
  }
  const start = Buffer.from(head.subarray(0, 512)).toString('latin1').trimStart().toLowerCase();
  if (/^(ï»¿)?\s*<(!doctype html|html|head|body|script)/.test(start)) throw listRefusal('html', details.webPage);
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw listRefusal('encoding', details.badText);
  }
}

const HEAD = 512;

/** The first pieces joined until there is enough of them to tell what the file is. */
async function* withWholeHead(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let isJudged = false;
  for await (const chunk of bytes) {
    if (isJudged) yield chunk;
    else head = Buffer.concat([head, chunk]);
    if (isJudged || head.length < HEAD) continue;
    refuseForeignContent(head);
    isJudged = true;
    yield head;
  }
  if (isJudged || head.length === 0) return;
  refuseForeignContent(head);
  yield head;
}

/**
 * Decodes a file piece by piece. Refuses, with a reason: empty files, web pages, archives, other encodings
 * than UTF-8, and more than `maxBytes`.
 */
export async function* readText(bytes: Bytes, maxBytes: number = DEFAULT_MAX_BYTES): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let total = 0;
  for await (const chunk of withWholeHead(bytes)) {
    total += chunk.length;
    if (total > maxBytes) throw listRefusal('too-large', details.tooManyBytes(maxBytes));
    yield decode(decoder, chunk);
  }
  yield decode(decoder);
  if (total === 0) throw listRefusal('empty', details.noContent);
}
