import type { Collection } from 'mongoose';
import { readSettings } from './config.js';
import { log } from './log.js';
import { Counter } from './metrics.js';
import { orphanSettings } from './settings.js';
import { openStorage } from './storage.js';

/** What MongoDB says of a collection, as far as it is needed. */
type CollectionInfo = { info?: { uuid?: { toString(encoding: 'hex'): string } } };

const HOUR_MS = 3_600_000;
const BATCH = 500;

const removed = new Counter({
  name: 'dossier_orphaned_files_removed_total',
  help: 'Stored files that belonged to no document and were removed',
});

export type Owned = {
  /** Where they lie, with the slash at the end; empty is the bucket itself, without its folders. */
  folders: readonly string[];
  /** Names of the service's own files. What else lies in the bucket belongs to others. */
  names: RegExp;
  /** The folder in which each installation leaves the mark that it keeps such files in this bucket. */
  marks: string;
  /** Says which files are whose: its identity is that of the installation. */
  collection: Collection;
  /** Those of the keys that something refers to. */
  referred: (keys: readonly string[]) => Promise<readonly string[]>;
};

/** Removes the files of uploads that ended between storing the bytes and keeping the document: at the start and every hour. */
export class OrphanCollector {
  private readonly storage = openStorage();
  private readonly olderThanMs = readSettings(orphanSettings).ORPHAN_HOURS * HOUR_MS;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;

  constructor(private readonly owned: Owned) {}

  start(): void {
    this.timer = setInterval(() => this.look(), HOUR_MS);
    this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private look(): void {
    this.running ??= this.collect(new Date(Date.now() - this.olderThanMs))
      .catch((error: Error) => log.warn({ reason: error.message }, 'orphaned files are looked for again later'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async collect(before: Date): Promise<void> {
    await this.storage.prepare();
    if (!(await this.isOnlyOwner())) return;
    let count = 0;
    for (const folder of this.owned.folders) {
      const keys: string[] = [];
      for await (const { key, at } of this.storage.list(folder)) {
        if (this.stopped) return;
        if (!this.owned.names.test(key) || at >= before) continue;
        keys.push(key);
        if (keys.length === BATCH) count += await this.removeOrphans(keys.splice(0));
      }
      count += await this.removeOrphans(keys);
    }
    if (count > 0) log.info({ count }, 'removed orphaned files');
  }

  private async removeOrphans(keys: readonly string[]): Promise<number> {
    const known = new Set(await this.owned.referred(keys));
    const orphans = keys.filter((key) => !known.has(key));
    for (const key of orphans) {
      await this.storage.remove(key);
      removed.inc();
    }
    return orphans.length;
  }

  /** Files that this database does not know may be those of another one: then nothing is removed. */
  private async isOnlyOwner(): Promise<boolean> {
    const { marks } = this.owned;
    const own = `${marks}${await this.installation()}`;
    const owners: string[] = [];
    for await (const { key } of this.storage.list(marks)) owners.push(key);
    if (!owners.includes(own)) await this.storage.mark(own);
    const others = owners.filter((key) => key !== own);
    if (others.length > 0)
      log.warn({ own, others }, 'no orphaned files are removed: the bucket holds those of another database, too');
    return others.length === 0;
  }

  /** The database's own id of the collection tells one installation from another, and from a new one after a loss. */
  private async installation(): Promise<string> {
    const { name, conn } = this.owned.collection;
    const found = await conn.db?.listCollections({ name }, { nameOnly: false }).next();
    const uuid = (found as CollectionInfo | null | undefined)?.info?.uuid;
    if (!uuid) throw new Error('the collection of files is not there yet');
    return uuid.toString('hex');
  }
}
