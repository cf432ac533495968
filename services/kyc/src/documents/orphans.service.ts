import { log } from '@dossier/kit/log';
import { Counter } from '@dossier/kit/metrics';
import { openStorage } from '@dossier/kit/storage';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { settings } from '../settings.js';
import { FILE_ENTRY, type FileEntryModel } from './stored-file.schema.js';

/** What MongoDB says of a collection, as far as it is needed. */
type CollectionInfo = { info?: { uuid?: { toString(encoding: 'hex'): string } } };

const HOUR_MS = 3_600_000;
const BATCH = 500;
/** Names of documents in the store. What lies in its folders belongs to others. */
const DOCUMENT = /^[0-9a-f]{48}$/;
/** Each installation that keeps documents in a bucket leaves its name here. */
const OWNERS = 'installations/';

const removed = new Counter({
  name: 'dossier_orphaned_files_removed_total',
  help: 'Stored files that belonged to no document and were removed',
});

/** Removes the files of uploads that ended between storing the bytes and proposing the document. */
@Injectable()
export class OrphansService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly storage = openStorage();
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;

  constructor(@InjectModel(FILE_ENTRY) private readonly entries: FileEntryModel) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), HOUR_MS);
    this.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private start(): void {
    this.running ??= this.collect(new Date(Date.now() - settings.ORPHAN_HOURS * HOUR_MS))
      .catch((error: Error) => log.warn({ reason: error.message }, 'orphaned files are looked for again later'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async collect(before: Date): Promise<void> {
    await this.storage.prepare();
    if (!(await this.isOnlyOwner())) return;
    let count = 0;
    let keys: string[] = [];
    for await (const { key, at } of this.storage.list()) {
      if (this.stopped) return;
      if (!DOCUMENT.test(key) || at >= before) continue;
      keys.push(key);
      if (keys.length < BATCH) continue;
      count += await this.removeOrphans(keys);
      keys = [];
    }
    count += await this.removeOrphans(keys);
    if (count > 0) log.info({ count }, 'removed orphaned files');
  }

  /** Every file that a record, a proposal or the history names has its entry, made in the same transaction. */
  private async removeOrphans(keys: readonly string[]): Promise<number> {
    const known = await this.entries.find({ _id: { $in: keys } }, { _id: 1 }).lean<{ _id: string }[]>();
    const named = new Set(known.map(({ _id }) => _id));
    const orphans = keys.filter((key) => !named.has(key));
    for (const key of orphans) {
      await this.storage.remove(key);
      removed.inc();
    }
    return orphans.length;
  }

  /** Files that this database does not know may be those of another one: then nothing is removed. */
  private async isOnlyOwner(): Promise<boolean> {
    const own = `${OWNERS}${await this.installation()}`;
    const owners: string[] = [];
    for await (const { key } of this.storage.list(OWNERS)) owners.push(key);
    if (!owners.includes(own)) await this.storage.mark(own);
    const others = owners.filter((key) => key !== own);
    if (others.length > 0)
      log.warn({ own, others }, 'no orphaned files are removed: the bucket holds those of another database, too');
    return others.length === 0;
  }

  /** The database's own id of the collection tells one installation from another, and from a new one after a loss. */
  private async installation(): Promise<string> {
    const { name } = this.entries.collection;
    const found = await this.entries.db.db?.listCollections({ name }, { nameOnly: false }).next();
    const uuid = (found as CollectionInfo | null | undefined)?.info?.uuid;
    if (!uuid) throw new Error('the collection of files is not there yet');
    return uuid.toString('hex');
  }
}
