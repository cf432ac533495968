import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@dossier/kit/log';
import { Injectable } from '@nestjs/common';
import type { ListInput } from '../lists/load-list.js';
import { LocalEngine } from '../matching/local-engine.js';
import { SearchedLists } from '../matching/searched-lists.js';
import { settings } from '../settings.js';
import { sources } from './configured.js';
import { writeEntries } from './entries-file.js';
import { SAMPLE, SAMPLE_VERSION, sampleEntries, sampleList } from './sample-list.js';
import { searchedList } from './searched-list.js';
import type { VersionRecord } from './version.schema.js';
import { VersionFiles } from './version-files.js';
import { versionName } from './version-name.js';
import { Versions } from './versions.js';

/** Keeps the engine on the versions that are in force; several processes agree because each does this. */
@Injectable()
export class InForce {
  private working: Promise<void> = Promise.resolve();
  private wantsSample = false;

  constructor(
    private readonly versions: Versions,
    private readonly files: VersionFiles,
    private readonly local: LocalEngine,
    private readonly lists: SearchedLists,
  ) {}

  /** What was served when the process last ran is served again at once, until newer versions are loaded. */
  restore(): Promise<void> {
    return this.local.restore();
  }

  /** Loads another set of versions if the one in force has changed. One at a time. */
  reconcile(): Promise<void> {
    this.working = this.working.catch(() => undefined).then(() => this.load());
    return this.working;
  }

  get onlySample(): boolean {
    return this.servedVersions?.[SAMPLE] !== undefined;
  }

  /** The sample list never stands in for real lists that are there but not loaded yet: it would read as "no match". */
  get mayServe(): boolean {
    return this.servedVersions !== undefined && (this.wantsSample || !this.onlySample);
  }

  private get servedVersions(): Record<string, string> | undefined {
    return this.local.engine.status().current?.versions;
  }

  private async load(): Promise<void> {
    const wanted = await this.wanted();
    this.wantsSample = wanted.length === 0;
    if (this.wantsSample) this.lists.remember('', SAMPLE_VERSION, sampleList());
    for (const version of wanted) this.lists.remember('', versionName(version), searchedList(version));
    const versions = this.wantsSample
      ? { [SAMPLE]: SAMPLE_VERSION }
      : Object.fromEntries(wanted.map((version) => [version.list, versionName(version)]));
    if (isSame(versions, this.servedVersions)) return;
    await this.local.serve(this.wantsSample ? [await sampleInput()] : await this.inputs(wanted));
    log.info({ versions, ms: this.local.loadMs }, 'lists in force');
  }

  private async inputs(wanted: readonly VersionRecord[]): Promise<ListInput[]> {
    const inputs: ListInput[] = [];
    for (const version of wanted)
      inputs.push(storedInput(version.list, versionName(version), await this.files.local(version.key)));
    return inputs;
  }

  private async wanted(): Promise<VersionRecord[]> {
    const wanted: VersionRecord[] = [];
    for (const { id, isOn } of sources) {
      const { in_force } = isOn ? await this.versions.state(id) : { in_force: 0 };
      const version = in_force > 0 ? await this.versions.one(id, in_force) : undefined;
      if (version) wanted.push(version);
    }
    return wanted;
  }
}

export const storedInput = (source: string, version: string, path: string): ListInput => ({
  source,
  version,
  format: 'stored-entries',
  files: [{ role: 'main', path }],
});

async function sampleInput(): Promise<ListInput> {
  await mkdir(settings.SANCTIONS_CACHE, { recursive: true });
  const path = join(settings.SANCTIONS_CACHE, `sample-${process.pid}.jsonl.gz`);
  await writeEntries(path, sampleEntries());
  return storedInput(SAMPLE, SAMPLE_VERSION, path);
}

function isSame(wanted: Record<string, string>, served: Record<string, string> = {}): boolean {
  const names = Object.keys(wanted);
  return names.length === Object.keys(served).length && names.every((name) => wanted[name] === served[name]);
}
