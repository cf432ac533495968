import { Job } from '@dossier/kit/jobs/job';
import { log } from '@dossier/kit/log';
import { type Principal, service } from '@dossier/kit/principal';
import { Failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { parserOf } from '../lists/parse-list.js';
import { isListRefusal } from '../lists/refusal.js';
import type { ListSource } from '../lists/sources.js';
import { MAX_LIST_BYTES, sources } from './configured.js';
import { fetchFiles } from './fetch-files.js';
import { NewVersion } from './new-version.js';
import { refreshListJob } from './refresh-job.js';
import { VersionFiles } from './version-files.js';
import { Versions } from './versions.js';

/** Fetch, hash, parse, compare, keep; what is in force is then loaded by whoever asked. Whatever fails on the way leaves the old list in force and an alarm. */
@Injectable()
export class Refresh {
  constructor(
    private readonly versions: Versions,
    private readonly files: VersionFiles,
    private readonly newVersion: NewVersion,
  ) {}

  /** Claims the list and brings its newest version; the promise inside ends when that is done and never fails. `load` belongs to it. */
  async start(
    source: ListSource,
    by: Principal,
    load = async (): Promise<void> => undefined,
  ): Promise<{ done: Promise<void> }> {
    const release = await this.versions.claim(source.id);
    return { done: this.run(source, by, load).finally(() => release().catch(() => undefined)) };
  }

  /** A list that is due. What goes wrong is the list's alarm; while somebody refreshes it by hand there is nothing to do. */
  @Job(refreshListJob)
  async refreshDue({ source: id }: { source: string }): Promise<void> {
    const source = sources.find((one) => one.id === id && one.isOn);
    if (!source) return;
    const started = await this.start(source, service('sanctions')).catch((error: unknown) => {
      if (error instanceof Failure && error.wire.code === 'sanctions.list.busy') return undefined;
      throw error;
    });
    await started?.done;
  }

  private async run(source: ListSource, by: Principal, load: () => Promise<void>): Promise<void> {
    try {
      await this.files.withFolder((folder) => this.bring(source, folder, by));
      await load();
    } catch (error) {
      const { message } = error as Error;
      const { refusal: reason, detail } = isListRefusal(error) ? error : { refusal: 'failed', detail: message };
      log.warn({ list: source.id, reason, detail: message }, 'list not refreshed, the old one stays');
      await this.versions.raiseAlarm(source.id, reason, detail).catch(() => undefined);
    }
  }

  private async bring(source: ListSource, folder: string, by: Principal): Promise<void> {
    const { id, format, title } = source;
    const [newest] = await this.versions.of(id);
    const { validators, in_force } = await this.versions.state(id);
    // A version that was rolled back is not put in force again by fetching or reading the same file once more.
    const isOutdated = newest?.version === in_force && newest?.parser !== parserOf(format);
    const fetched = await fetchFiles(source, folder, newest && !isOutdated ? validators : undefined);
    if (fetched && (isOutdated || fetched.sha256 !== newest?.sha256)) {
      const take = { source: id, format, files: fetched.files, maxBytes: MAX_LIST_BYTES };
      await this.newVersion.make({ list: id, title, sha256: fetched.sha256, by, change: 'refreshed', take }, folder);
    }
    await this.versions.checked(id, fetched?.validators);
  }
}
