import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@dossier/kit/log';
import { Injectable } from '@nestjs/common';
import { cacheFolder } from '../cache/cache-folder.js';
import type { ListInput } from '../lists/load-list.js';
import { versionName, versionNumber } from '../lists/version-name.js';
import { LocalEngine } from '../local-engine/local-engine.js';
import { SearchedLists } from '../local-engine/searched-lists.js';
import { sources } from './configured.js';
import { writeEntries } from './entries-file.js';
import { SAMPLE, SAMPLE_VERSION, sampleEntries, sampleList } from './sample-list.js';
import { searchedList } from './searched-list.js';
import type { VersionRecord } from './version.schema.js';
import { VersionFiles } from './version-files.js';
import { Versions } from './versions.js';

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Keeps the engine on the versions that are in force; several processes agree because each does this. */
@Injectable()
export class InForce {
  private working: Promise<void> = Promise.resolve();
  private next?: Promise<void>;
  private wantsSample = false;
  /** Until the first success nobody knows what the process before this one has reported. */
  private mayHaveReported = true;
  /** The set of versions that could not be loaded, and when to try it again: building an index takes seconds of a whole core. */
  private failed?: { set: string; waitMs: number; until: number };

  constructor(
    private readonly versions: Versions,
    private readonly files: VersionFiles,
    private readonly local: LocalEngine,
    private readonly lists: SearchedLists,
  ) {}

  /** What was served when the process last ran is served again at once, until newer versions are loaded. */
  async restore(): Promise<void> {
    this.lists.remember('', SAMPLE_VERSION, sampleList());
    // It may be any version that is kept: the last run may have ended between putting one in force and loading it.
    for (const version of await this.versions.kept()) this.remember(version);
    await this.local.restore();
  }

  /** Loads another set of versions if the one in force has changed. One at a time; all that ask meanwhile get the one after it. */
  reconcile(): Promise<void> {
    this.next ??= this.working
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.load();
      });
    this.working = this.next;
    return this.next;
  }

  get onlySample(): boolean {
    return this.servedVersions?.[SAMPLE] !== undefined;
  }

  /** The sample list never stands in for real lists that are there but not loaded yet: it would read as "no match". */
  get mayServe(): boolean {
    return this.servedVersions !== undefined && (this.wantsSample || !this.onlySample);
  }

  /** The version of a list that is searched now, whichever is in force. */
  servedVersion(source: string): number | undefined {
    const name = this.servedVersions?.[source];
    return name === undefined ? undefined : versionNumber(name);
  }

  private get servedVersions(): Record<string, string> | undefined {
    return this.local.engine.status().current?.versions;
  }

  private async load(): Promise<void> {
    const wanted = await this.wanted();
    this.wantsSample = wanted.length === 0;
    for (const version of wanted) this.remember(version);
    const versions = this.wantsSample
      ? { [SAMPLE]: SAMPLE_VERSION }
      : Object.fromEntries(wanted.map((version) => [version.list, versionName(version)]));
    if (!isSame(versions, this.servedVersions)) {
      const set = JSON.stringify(versions);
      if (this.failed?.set === set && Date.now() < this.failed.until) return;
      await this.serve(wanted).catch((error: Error) => {
        this.postpone(set);
        return this.report(wanted, error);
      });
      this.failed = undefined;
      log.info({ versions, ms: this.local.loadMs }, 'lists in force');
    }
    if (!this.mayHaveReported) return;
    await this.versions.clearNotLoaded();
    this.mayHaveReported = false;
  }

  private async serve(wanted: readonly VersionRecord[]): Promise<void> {
    await this.local.serve(this.wantsSample ? [await sampleInput()] : await this.inputs(wanted));
  }

  private postpone(set: string): void {
    const waitMs = this.failed?.set === set ? Math.min(2 * this.failed.waitMs, LONGEST_WAIT_MS) : FIRST_WAIT_MS;
    this.failed = { set, waitMs, until: Date.now() + waitMs };
  }

  /** What is served stays; each list whose version in force is not searched says so. */
  private async report(wanted: readonly VersionRecord[], error: Error): Promise<never> {
    const waiting = wanted.filter(({ list, version }) => this.servedVersion(list) !== version).map(({ list }) => list);
    this.mayHaveReported = true;
    await this.versions.raiseNotLoaded(waiting, error.message);
    throw error;
  }

  private remember(version: VersionRecord): void {
    this.lists.remember('', versionName(version), searchedList(version));
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
  await mkdir(cacheFolder, { recursive: true });
  const path = join(cacheFolder, `sample-${process.pid}.jsonl.gz`);
  await writeEntries(path, sampleEntries());
  return storedInput(SAMPLE, SAMPLE_VERSION, path);
}

function isSame(wanted: Record<string, string>, served: Record<string, string> = {}): boolean {
  const names = Object.keys(wanted);
  return names.length === Object.keys(served).length && names.every((name) => wanted[name] === served[name]);
}
