import { createHash } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchListFile } from '../lists/fetch-list.js';
import { listRefusal } from '../lists/refusal.js';
import { type FileRole, type ListSource, sourceHosts } from '../lists/sources.js';
import { MAX_LIST_BYTES, privateHosts } from './configured.js';
import { hashOf } from './hash-of.js';

/** What a publisher said of a file, to be told to it at the next fetch. `of` is the address it holds for, hashed: addresses may carry keys. */
type Validator = { of: string; etag?: string; lastModified?: string };
export type Validators = Partial<Record<FileRole, Validator>>;

export type FetchedFiles = {
  files: { role: FileRole; path: string }[];
  /** Over all files in the order of their roles. */
  sha256: string;
  validators: Validators;
};

type One = { path: string; sha256: string; etag?: string; lastModified?: string };
type Place = [role: FileRole, place: string];

const digest = (url: string): string => createHash('sha256').update(url).digest('hex');
const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/**
 * Copies the files of a source into a folder. Undefined when the publisher says that none of them has changed.
 * Throws a ListRefusal when one cannot be had.
 */
export async function fetchFiles(
  source: ListSource,
  folder: string,
  known: Validators = {},
): Promise<FetchedFiles | undefined> {
  const places = Object.entries(source.files).sort() as Place[];
  const found = new Map<FileRole, One>();
  for (const [role, place] of places) {
    const one = await arrived(source, [role, place], folder, known[role]);
    if (one) found.set(role, one);
  }
  if (found.size === 0) return undefined;
  // An unchanged file belongs to the new version beside the changed ones, and is only kept by its publisher.
  for (const [role, place] of places) {
    const one = found.get(role) ?? (await arrived(source, [role, place], folder));
    if (one) found.set(role, one);
  }
  return gathered(places, found);
}

function gathered(places: readonly Place[], found: ReadonlyMap<FileRole, One>): FetchedFiles {
  const fetched: FetchedFiles = { files: [], sha256: '', validators: {} };
  const hash = createHash('sha256');
  for (const [role, url] of places) {
    const one = found.get(role);
    if (!one)
      throw listRefusal('unreachable', `${role}: the publisher calls a file unchanged that was not named to it`);
    const { path, sha256, etag, lastModified } = one;
    hash.update(sha256);
    fetched.files.push({ role, path });
    if (etag || lastModified)
      fetched.validators[role] = { of: digest(url), ...(etag && { etag }), ...(lastModified && { lastModified }) };
  }
  return { ...fetched, sha256: hash.digest('hex') };
}

async function arrived(
  source: ListSource,
  [role, place]: Place,
  folder: string,
  known?: Validator,
): Promise<One | undefined> {
  if (!isAddress(place)) return copied(place, join(folder, role));
  const allowPrivate = privateHosts.includes(new URL(place).hostname);
  const policy = { allowedHosts: sourceHosts([source]), allowPrivate, maxBytes: MAX_LIST_BYTES };
  const { etag, lastModified } = known?.of === digest(place) ? known : {};
  const outcome = await fetchListFile({
    url: place,
    dir: folder,
    policy,
    ...(etag && { etag }),
    ...(lastModified && { lastModified }),
  });
  return outcome.isChanged ? outcome : undefined;
}

async function copied(from: string, path: string): Promise<One> {
  await copyFile(from, path).catch((error: Error) => {
    throw listRefusal('unreachable', error.message);
  });
  return { path, sha256: await hashOf(path) };
}
