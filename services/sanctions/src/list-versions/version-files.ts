import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openStorage } from '@dossier/kit/storage';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { cacheFolder } from '../cache/cache-folder.js';

const HOUR_MS = 3_600_000;
const INTAKE = 'intake-';
/** Folders of refreshes, and the sample list as each process writes it down. */
const OF_A_PROCESS = /^(intake-|sample-\d+\.)/;
const KEPT_UNDER = 'sanction-lists';
/** A copy on its way: the name of a version and a UUID. */
const ARRIVING = /\.gz\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Removes what processes that were killed have left in the folder: nothing that is still written is an hour old. */
export async function sweepLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const copies = await readdir(join(folder, KEPT_UNDER), { recursive: true }).catch(() => []);
  const left = [
    ...names.filter((name) => OF_A_PROCESS.test(name)).map((name) => join(folder, name)),
    ...copies.filter((name) => ARRIVING.test(name)).map((name) => join(folder, KEPT_UNDER, name)),
  ];
  for (const path of left) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Entries of list versions: in the file store for good, beside the process as a copy that may be lost. */
@Injectable()
export class VersionFiles implements OnModuleInit {
  private readonly storage = openStorage();
  private readonly folder = cacheFolder;

  onModuleInit(): Promise<void> {
    return sweepLeftovers(this.folder);
  }

  /** An empty folder for the files of one refresh, removed with all in it afterwards. */
  async withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const folder = await mkdtemp(join(this.folder, INTAKE));
    return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
  }

  async keep(key: string, path: string): Promise<void> {
    await this.storage.prepare();
    await this.storage.put(key, createReadStream(path), 'application/gzip');
  }

  /** Where the entries lie beside the process; they are brought there if they are not. */
  async local(key: string): Promise<string> {
    const path = join(this.folder, key);
    if (await exists(path)) return path;
    await mkdir(dirname(path), { recursive: true });
    const arriving = `${path}.${randomUUID()}`;
    await pipeline(await this.storage.get(key), createWriteStream(arriving));
    await rename(arriving, path);
    return path;
  }

  /** Brings an uploaded file beside the process and removes it from the store: its entries are what is kept. */
  async passing(key: string, folder: string): Promise<string> {
    const path = join(folder, 'upload');
    await pipeline(await this.storage.get(key), createWriteStream(path));
    await this.storage.remove(key);
    return path;
  }

  async forget(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
    await this.storage.remove(key);
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
