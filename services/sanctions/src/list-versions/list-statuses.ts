import type { IndexStatus, ListStatus, ListsStatus, ListVersion } from '@dossier/proto/calls/sanction-lists';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import type { ListSource } from '../lists/sources.js';
import { LocalEngine } from '../local-engine/local-engine.js';
import { settings } from '../settings.js';
import { sources } from './configured.js';
import { InForce } from './in-force.js';
import { isStale } from './staleness.js';
import type { StateRecord, VersionRecord } from './version.schema.js';
import { KEPT, Versions } from './versions.js';

/** How the lists and the index stand, for the super user's screen. */
@Injectable()
export class ListStatuses {
  constructor(
    private readonly versions: Versions,
    private readonly inForce: InForce,
    private readonly local: LocalEngine,
  ) {}

  async all(): Promise<ListsStatus> {
    const lists: ListStatus[] = [];
    for (const source of sources) lists.push(await this.one(source));
    return { lists, index: this.index(), provider: settings.SANCTIONS_PROVIDER, only_sample: this.inForce.onlySample };
  }

  async one(source: ListSource): Promise<ListStatus> {
    const state = await this.versions.state(source.id);
    const served_version = this.inForce.servedVersion(source.id);
    return {
      ...statusOf(source, state, await this.versions.of(source.id)),
      ...(served_version !== undefined && { served_version }),
    };
  }

  private index(): IndexStatus {
    const { engineVersion, current } = this.local.engine.status();
    const { loadMs } = this.local;
    return {
      engine_version: engineVersion,
      is_ready: this.inForce.mayServe,
      names: current?.names ?? 0,
      cards: current?.cards ?? 0,
      ...(current && { built_at: current.builtAt }),
      ...(loadMs !== undefined && { load_ms: loadMs }),
    };
  }
}

function statusOf(source: ListSource, state: StateRecord, versions: readonly VersionRecord[]): ListStatus {
  const { id, title, format, isOn, refreshHours } = source;
  const { checked_at, alarm, refreshing_until } = state;
  return {
    source: id,
    title,
    format,
    is_on: isOn,
    refresh_hours: refreshHours,
    is_stale: isOn && isStale(source, state),
    is_refreshing: refreshing_until !== undefined && refreshing_until > new Date(),
    ...(checked_at && { checked_at: checked_at.toISOString() }),
    ...(alarm && { alarm: { at: alarm.at.toISOString(), reason: alarm.reason, message: say(alarm.message) } }),
    versions: versions.slice(0, KEPT + 1).map((version) => versionView(version, state.in_force)),
  };
}

const versionView = (record: VersionRecord, in_force: number): ListVersion => ({
  version: record.version,
  entries: record.entries,
  current_entries: record.current_entries,
  fetched_at: record.fetched_at.toISOString(),
  sha256: record.sha256,
  in_force: record.version === in_force,
  ...(record.by && { by: record.by }),
});
