import { open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Directory, PackedIndex } from './index/arrays.js';

/** Raised whenever the arrays or what is in them change: older snapshots are then rebuilt from the lists. */
export const ENGINE_VERSION = '1.1.1';
const MAGIC = 'DSNAP001';
const PREFIX = MAGIC.length + 8;

/** What an index was built from, and how much is in it. */
export type IndexFacts = {
  generation: string;
  engineVersion: string;
  builtAt: string;
  /** Source id to version. */
  versions: Record<string, string>;
  entries: Record<string, number>;
  cards: number;
  names: number;
  sourceNames: number;
  /** Processor time the build took, all threads. */
  buildCpuMs: number;
};

type Header = { facts: IndexFacts; directory: Directory; bytes: number; checksum: number };

const CHUNK = 64 * 1024 * 1024;

function checksumOf(data: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += CHUNK) sum = crc32(data.subarray(at, at + CHUNK), sum);
  return sum;
}

function prefixOf(header: Buffer): Buffer {
  const prefix = Buffer.alloc(PREFIX);
  prefix.write(MAGIC, 'latin1');
  prefix.writeDoubleLE(header.length, MAGIC.length);
  return prefix;
}

/** Written beside the target and renamed when complete, so that a stop in the middle leaves the old file whole. */
export async function writeSnapshot(path: string, packed: PackedIndex, facts: IndexFacts): Promise<void> {
  const data = new Uint8Array(packed.buffer);
  const header = Buffer.from(
    JSON.stringify({
      facts,
      directory: packed.directory,
      bytes: data.length,
      checksum: checksumOf(data),
    } satisfies Header),
  );
  const partial = `${path}.${process.pid}.partial`;
  const file = await open(partial, 'w');
  try {
    await file.write(prefixOf(header));
    await file.write(header);
    for (let at = 0; at < data.length; at += CHUNK) await file.write(data.subarray(at, at + CHUNK));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path).catch(async (error: unknown) => {
    await rm(partial, { force: true });
    throw error;
  });
}

/** Why a snapshot is not used; the index is then built from the lists. */
export type SnapshotFault = 'missing' | 'damaged' | 'other-engine';
export type SnapshotReading = { packed: PackedIndex; facts: IndexFacts } | { fault: SnapshotFault };

type File = Awaited<ReturnType<typeof open>>;

async function readFully(file: File, target: Uint8Array, position: number): Promise<boolean> {
  for (let at = 0; at < target.length; ) {
    const { bytesRead } = await file.read(target, at, Math.min(CHUNK, target.length - at), position + at);
    if (bytesRead === 0) return false;
    at += bytesRead;
  }
  return true;
}

async function readHeader(file: File): Promise<{ header: Header; start: number } | undefined> {
  const prefix = Buffer.alloc(PREFIX);
  if (!(await readFully(file, prefix, 0)) || prefix.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined;
  const length = prefix.readDoubleLE(MAGIC.length);
  if (!(length > 0 && length < CHUNK)) return undefined;
  const header = Buffer.alloc(length);
  if (!(await readFully(file, header, PREFIX))) return undefined;
  try {
    return { header: JSON.parse(header.toString('utf8')) as Header, start: PREFIX + length };
  } catch {
    return undefined;
  }
}

async function readBody(file: File): Promise<SnapshotReading> {
  const head = await readHeader(file);
  if (!head) return { fault: 'damaged' };
  const { facts, directory, bytes, checksum } = head.header;
  if (facts.engineVersion !== ENGINE_VERSION) return { fault: 'other-engine' };
  const buffer = new SharedArrayBuffer(bytes);
  const data = new Uint8Array(buffer);
  if (!(await readFully(file, data, head.start)) || checksumOf(data) !== checksum) return { fault: 'damaged' };
  return { packed: { buffer, directory }, facts };
}

/** Only what a snapshot says about itself; undefined when there is none that can be used. */
export async function readFacts(path: string): Promise<IndexFacts | undefined> {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) return undefined;
  try {
    const facts = (await readHeader(file))?.header.facts;
    return facts?.engineVersion === ENGINE_VERSION ? facts : undefined;
  } finally {
    await file.close();
  }
}

/** Reads a snapshot into shared memory; says why not when it cannot be used. */
export async function readSnapshot(path: string): Promise<SnapshotReading> {
  let file: File;
  try {
    file = await open(path, 'r');
  } catch {
    return { fault: 'missing' };
  }
  try {
    return await readBody(file);
  } finally {
    await file.close();
  }
}
