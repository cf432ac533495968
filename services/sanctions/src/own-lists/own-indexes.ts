import { SwrCache } from '@dossier/kit/swr-cache';
import { Injectable } from '@nestjs/common';
import { storedInput } from '../list-versions/in-force.js';
import { searchedList } from '../list-versions/searched-list.js';
import type { VersionRecord } from '../list-versions/version.schema.js';
import { VersionFiles } from '../list-versions/version-files.js';
import { Versions } from '../list-versions/versions.js';
import { versionName } from '../lists/version-name.js';
import { LocalEngine } from '../local-engine/local-engine.js';
import { SearchedLists } from '../local-engine/searched-lists.js';
import { ownList } from './own-list.js';

/** Another replica's change of a list is searched within this time. */
const FRESH_MS = 1_000;

/** Small indexes over the tenants' own lists, loaded at their first use, each searched for its tenant alone. */
@Injectable()
export class OwnIndexes {
  private readonly loading = new Map<string, Promise<void>>();
  private readonly known = new SwrCache<boolean>(FRESH_MS);

  constructor(
    private readonly versions: Versions,
    private readonly files: VersionFiles,
    private readonly local: LocalEngine,
    private readonly lists: SearchedLists,
  ) {}

  /** Makes sure that the engine has the version in force, or had it a second ago; false for a tenant without a list. */
  async ready(tenantId: string): Promise<boolean> {
    return this.known.get(tenantId, () => this.brought(tenantId));
  }

  /** To be called when the tenant's list has changed. */
  forget(tenantId: string): void {
    this.known.delete(tenantId);
  }

  private async brought(tenantId: string): Promise<boolean> {
    const { in_force } = await this.versions.state(ownList(tenantId));
    const version = in_force > 0 ? await this.versions.one(ownList(tenantId), in_force) : null;
    const wanted = version ? versionName(version) : undefined;
    if (wanted !== this.served(tenantId)) await this.change(tenantId, version);
    return version !== null;
  }

  private served(tenantId: string): string | undefined {
    return this.local.engine.status().tenants[tenantId]?.versions.own;
  }

  /** One change of a tenant's index at a time; whoever asks meanwhile waits for it. */
  private change(tenantId: string, version: VersionRecord | null): Promise<void> {
    const known = this.loading.get(tenantId);
    if (known) return known;
    const change = this.load(tenantId, version).finally(() => this.loading.delete(tenantId));
    this.loading.set(tenantId, change);
    return change;
  }

  private async load(tenantId: string, version: VersionRecord | null): Promise<void> {
    if (!version) {
      await this.local.engine.loadTenant(tenantId, []);
      return;
    }
    const name = versionName(version);
    this.lists.remember(tenantId, name, searchedList(version));
    const input = storedInput('own', name, await this.files.local(version.key));
    const outcome = await this.local.engine.loadTenant(tenantId, [input]);
    if (!outcome.isLoaded) throw new Error(`Own list not loaded: ${outcome.detail}`);
  }
}
