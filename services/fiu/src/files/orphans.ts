import { defineJob, Job } from '@dossier/kit/jobs/job';
import type { JobRun } from '@dossier/kit/jobs/run';
import { log } from '@dossier/kit/log';
import { openStorage } from '@dossier/kit/storage';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { settings } from '../settings.js';
import { FILE, type FileRecord } from './file.schema.js';

const HOUR_MS = 3_600_000;
const BATCH = 500;
const FOLDERS = ['fiu/uploads/', 'fiu/reports/'];
/** Each installation that keeps files in the bucket leaves its name here; the service of client files writes it. */
const OWNERS = 'installations/';

export const removeOrphans = defineJob('remove-orphaned-files', { every: '40 3 * * *' });

/**
 * Removes workbooks and reports that no upload names: they hold personal data, and an upload may end between storing its bytes and
 * saying so, or be discarded while the store is away.
 */
@Injectable()
export class Orphans {
  private readonly storage = openStorage();

  constructor(@InjectModel(FILE) private readonly files: Model<FileRecord>) {}

  @Job(removeOrphans)
  async remove(_: unknown, run: JobRun): Promise<void> {
    if (!(await this.isOnlyOwner())) return;
    const before = new Date(Date.now() - settings.ORPHAN_HOURS * HOUR_MS);
    let count = 0;
    for (const folder of FOLDERS) {
      const keys: string[] = [];
      for await (const { key, at } of this.storage.list(folder)) {
        run.signal.throwIfAborted();
        if (at < before) keys.push(key);
        if (keys.length === BATCH) count += await this.removeUnnamed(keys.splice(0));
      }
      count += await this.removeUnnamed(keys);
    }
    if (count > 0) log.info({ count }, 'removed files that no upload names');
  }

  private async removeUnnamed(keys: readonly string[]): Promise<number> {
    const $in = [...keys];
    const naming = await this.files
      .find({ $or: [{ upload: { $in } }, { 'zip.serverName': { $in } }, { 'error_sheet.serverName': { $in } }] })
      .select({ upload: 1, zip: 1, error_sheet: 1 })
      .lean<Pick<FileRecord, 'upload' | 'zip' | 'error_sheet'>[]>();
    const named = new Set(naming.flatMap((file) => [file.upload, file.zip?.serverName, file.error_sheet?.serverName]));
    const orphans = keys.filter((key) => !named.has(key));
    for (const key of orphans) await this.storage.remove(key);
    return orphans.length;
  }

  /** Files that this database does not know may be those of another one: then nothing is removed. */
  private async isOnlyOwner(): Promise<boolean> {
    let owners = 0;
    for await (const _ of this.storage.list(OWNERS)) owners += 1;
    return owners === 1;
  }
}
