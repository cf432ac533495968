import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FileRefused } from './refusal.js';

export type Limits = {
  /** Bytes that all parts may have when unpacked. */
  unpacked: number;
  /** How often a part may be larger than it is packed. */
  ratio: number;
  /** Signs of all shared texts together, and of one. */
  strings: number;
  string: number;
  rows: number;
};

export const LIMITS: Limits = {
  unpacked: 600 * 1024 ** 2,
  ratio: 200,
  strings: 200 * 1024 ** 2,
  string: 32_767,
  rows: 200_000,
};

/** Below this a part may be packed as tightly as it likes. */
const SMALL = 1024 ** 2;
const MOST_PARTS = 5_000;
/** Signs of a part that is read whole: the names of all sheets have room in it. */
const MOST_TEXT = 8 * 1024 ** 2;
const MACROS = /^xl\/(vbaproject\.bin|macrosheets\/)/i;
const LINKS = /^xl\/(externallinks\/|connections\.xml|querytables\/)/i;

/** The parts of a workbook. Nothing was unpacked yet; what is unpacked may not be longer than it was said to be. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly parts: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws `FileRefused` for what is no workbook, or none that may be opened. */
  static async open(path: string, limits: Limits = LIMITS): Promise<Archive> {
    await assertKind(path);
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(damaged);
    try {
      return new Archive(zip, await partsOf(zip, limits));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has = (name: string): boolean => this.parts.has(name.toLowerCase());

  async read(name: string): Promise<Readable> {
    const part = this.parts.get(name.toLowerCase());
    if (!part) throw new FileRefused('damaged', [name]);
    return this.zip.openReadStreamPromise(part).catch(damaged);
  }

  /** A small part as text. */
  async text(name: string): Promise<string> {
    let text = '';
    for await (const chunk of textOf(await this.read(name))) {
      text += chunk;
      if (text.length > MOST_TEXT) throw new FileRefused('too_big_inside');
    }
    return text;
  }

  close(): void {
    this.zip.close();
  }
}

const damaged = (): never => {
  throw new FileRefused('damaged');
};

const DOCUMENT_TYPE = /<!DOCTYPE/i;
/** So much of it may stand in the chunk before. */
const SEAM = '<!DOCTYPE'.length - 1;

/** Decodes a part. A document type, which may hold a bomb of entities, is refused wherever it stands: no workbook has one. */
export async function* textOf(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let seam = '';
  try {
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (DOCUMENT_TYPE.test(seam + text)) throw new FileRefused('document_type');
      seam = text.slice(-SEAM);
      yield text;
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused('damaged');
  }
}

const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

async function assertKind(path: string): Promise<void> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(64 * 1024);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const start = head.subarray(0, bytesRead);
    if (start.subarray(0, 8).equals(OLD))
      throw new FileRefused((await hasEncrypted(file)) ? 'encrypted' : 'old_format');
    if (start.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') throw new FileRefused('not_a_workbook');
  } finally {
    await file.close();
  }
}

/** The directory of the old container may stand anywhere in it. */
async function hasEncrypted(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await file.stat();
  const all = Buffer.alloc(size);
  await file.read(all, 0, size, 0);
  return all.includes(ENCRYPTED);
}

async function partsOf(zip: ZipFile, limits: Limits): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw new FileRefused('too_big_inside');
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of entriesOf(zip)) {
    const name = entry.fileName.toLowerCase();
    if (entry.isEncrypted()) throw new FileRefused('encrypted');
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.unpacked) throw new FileRefused('too_big_inside');
    if (entry.uncompressedSize > SMALL && entry.uncompressedSize > limits.ratio * entry.compressedSize)
      throw new FileRefused('packed_too_tightly');
    if (MACROS.test(name)) throw new FileRefused('macros');
    if (LINKS.test(name)) throw new FileRefused('external_links');
    parts.set(name, entry);
  }
  if (!parts.has('xl/workbook.xml')) throw new FileRefused('not_a_workbook');
  return parts;
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused('damaged');
  }
}
