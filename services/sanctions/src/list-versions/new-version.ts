import { join } from 'node:path';
import { log } from '@dossier/kit/log';
import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { type ListChange, listUpdated } from '@dossier/proto/events/sanctions';
import { Injectable } from '@nestjs/common';
import { parserOf } from '../lists/parse-list.js';
import { settings } from '../settings.js';
import { runThread } from '../threads/run.js';
import type { IntakeRequest, IntakeResult } from './intake.js';
import type { VersionRecord } from './version.schema.js';
import { VersionFiles } from './version-files.js';
import { Versions } from './versions.js';

const INTAKE = new URL('./intake-worker.js', import.meta.url);

export type Arrived = {
  /** As versions are kept under: a source's id or `own:<tenant>`. */
  list: string;
  title: string;
  sha256: string;
  by: Principal;
  change: ListChange;
  filename?: string;
  take: Omit<IntakeRequest, 'before' | 'newest' | 'path' | 'title' | 'maxShrink'>;
};

/** Makes files that have arrived a version, and puts it in force. */
@Injectable()
export class NewVersion {
  private readonly maxShrink = settings.SANCTIONS_MAX_SHRINK;

  constructor(
    private readonly versions: Versions,
    private readonly files: VersionFiles,
    private readonly store: Store,
    private readonly events: Events,
  ) {}

  /** Throws a ListRefusal and changes nothing when the files are not to be trusted. `folder` is for passing files. */
  async make(arrived: Arrived, folder: string): Promise<VersionRecord> {
    const { list, title, sha256, take } = arrived;
    const [newest] = await this.versions.of(list);
    const { in_force } = await this.versions.state(list);
    const current = in_force > 0 ? await this.versions.one(list, in_force) : null;
    const path = join(folder, 'entries');
    const result = await runThread<IntakeResult>(INTAKE, {
      ...take,
      title,
      path,
      maxShrink: this.maxShrink,
      ...(current && { before: await this.files.local(current.key) }),
      ...(current && newest && newest.version !== in_force && { newest: await this.files.local(newest.key) }),
    } satisfies IntakeRequest);
    const number = (newest?.version ?? 0) + 1;
    const key = `sanction-lists/${list.replace(':', '/')}/${number}-${sha256.slice(0, 16)}.jsonl.gz`;
    await this.files.keep(key, path);
    const version: VersionRecord = {
      _id: `${list}@${number}`,
      list,
      version: number,
      sha256,
      key,
      entries: result.entries,
      current_entries: result.current_entries,
      fetched_at: new Date(),
      title,
      parser: parserOf(take.format),
      ...(arrived.filename && { filename: arrived.filename }),
      ...(arrived.by.userId && { by: arrived.by.name }),
    };
    await this.store.transaction(() => this.putInForce(version, arrived, result));
    await this.prune(list);
    return version;
  }

  private async putInForce(version: VersionRecord, { by, change }: Arrived, result: IntakeResult): Promise<void> {
    await this.versions.add(version);
    await this.tell(by, version, change, result);
  }

  /** Part of the caller's transaction. */
  async tell(
    by: Principal,
    { list, version, entries }: Pick<VersionRecord, 'list' | 'version' | 'entries'>,
    change: ListChange,
    { added, removed, changed }: Pick<IntakeResult, 'added' | 'removed' | 'changed'> = {
      added: 0,
      removed: 0,
      changed: 0,
    },
  ): Promise<void> {
    const source = list.startsWith('own:') ? 'own' : list;
    await this.store.audit(by, `sanctions.list.${change}`, list, { version, entries, added, removed, changed });
    await this.events.publish(listUpdated, by, list, { source, change, version, entries, added, removed, changed });
  }

  private async prune(list: string): Promise<void> {
    for (const { key } of await this.versions.prune(list))
      await this.files.forget(key).catch((error: Error) => log.warn({ key, reason: error.message }, 'old list stays'));
  }
}
