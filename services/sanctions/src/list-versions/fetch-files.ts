import { createHash } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchListFile } from '../lists/fetch-list.js';
import { listRefusal } from '../lists/refusal.js';
import { type FileRole, type ListSource, sourceHosts } from '../lists/sources.js';
import { MAX_LIST_BYTES, privateHosts } from './configured.js';
import { hashOf } from './hash-of.js';

export type FetchedFiles = {
  files: { role: FileRole; path: string }[];
  /** Over all files in the order of their roles. */
  sha256: string;
  etags: Record<string, string>;
};

type One = { path: string; sha256: string; etag?: string };

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/**
 * Copies the files of a source into a folder. Undefined when the publisher says that the file has not changed.
 * Throws a ListRefusal when one cannot be had.
 */
export async function fetchFiles(
  source: ListSource,
  folder: string,
  etags: Record<string, string>,
): Promise<FetchedFiles | undefined> {
  const places = Object.entries(source.files).sort() as [FileRole, string][];
  const fetched: FetchedFiles = { files: [], sha256: '', etags: {} };
  const hash = createHash('sha256');
  for (const [role, place] of places) {
    // Of several files, an unchanged one belongs to the new version too: only a single one can be skipped.
    const etag = places.length === 1 ? etags[role] : undefined;
    const one = isAddress(place) ? await brought(source, place, folder, etag) : await copied(place, join(folder, role));
    if (!one) return undefined;
    hash.update(one.sha256);
    fetched.files.push({ role, path: one.path });
    if (one.etag) fetched.etags[role] = one.etag;
  }
  return { ...fetched, sha256: hash.digest('hex') };
}

async function brought(source: ListSource, url: string, dir: string, etag?: string): Promise<One | undefined> {
  const allowPrivate = privateHosts.includes(new URL(url).hostname);
  const policy = { allowedHosts: sourceHosts([source]), allowPrivate, maxBytes: MAX_LIST_BYTES };
  const outcome = await fetchListFile({ url, dir, policy, ...(etag && { etag }) });
  return outcome.isChanged ? outcome : undefined;
}

async function copied(from: string, path: string): Promise<One> {
  await copyFile(from, path).catch((error: Error) => {
    throw listRefusal('unreachable', error.message);
  });
  return { path, sha256: await hashOf(path) };
}
