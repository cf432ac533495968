import { log } from '@dossier/kit/log';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { NameList, RefreshStarted, RollBackList } from '@dossier/proto/calls/sanction-lists';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { sourceOrFail } from './configured.js';
import { InForce } from './in-force.js';
import { ListStatuses } from './list-statuses.js';
import { NewVersion } from './new-version.js';
import { Refresh } from './refresh.js';
import type { VersionRecord } from './version.schema.js';
import { Versions } from './versions.js';

/** What a super user does to a list. */
@Injectable()
export class ListService {
  constructor(
    private readonly versions: Versions,
    private readonly refreshing: Refresh,
    private readonly newVersion: NewVersion,
    private readonly inForce: InForce,
    private readonly statuses: ListStatuses,
    private readonly store: Store,
  ) {}

  async refresh({ source }: NameList, by: Principal): Promise<RefreshStarted> {
    const configured = sourceOrFail(source);
    const known = await this.store.answered<RefreshStarted>();
    if (known) return known;
    await this.refreshing.start(configured, by, () => this.load());
    const list = await this.statuses.one(configured);
    return this.store.write(async () => ({ list }));
  }

  async rollBack({ source, version }: RollBackList, by: Principal): Promise<RefreshStarted> {
    const configured = sourceOrFail(source);
    await this.store.write(async () => {
      const target = await this.target(source, version);
      await this.versions.putInForce(source, target.version);
      await this.newVersion.tell(by, target, 'rolled_back');
      return {};
    });
    // The build may outlast the call; the status says which versions are in force and whether they are loaded.
    void this.load();
    return { list: await this.statuses.one(configured) };
  }

  /** A failure is the list's alarm by then. */
  private load(): Promise<void> {
    return this.inForce
      .reconcile()
      .catch((error: Error) => log.warn({ reason: error.message }, 'the lists served stay for now'));
  }

  private async target(source: string, version: number | undefined): Promise<VersionRecord> {
    const { in_force } = await this.versions.state(source);
    const kept = await this.versions.of(source);
    const wanted =
      version === undefined ? kept.find((one) => one.version < in_force) : kept.find((one) => one.version === version);
    if (!wanted)
      throw failure(version === undefined ? 'sanctions.list.no_earlier_version' : 'sanctions.list.not_found');
    return wanted;
  }
}
