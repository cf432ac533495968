import type { AskListChanges, ListChangesPage } from '@dossier/proto/calls/sanction-lists';
import { failure } from '@dossier/proto/failures/failure';
import { LISTS } from '@dossier/proto/rules/limits';
import { Injectable } from '@nestjs/common';
import { runThread } from '../threads/run.js';
import type { ComparedFiles } from './compare-files.js';
import { sourceOrFail } from './configured.js';
import { VersionFiles } from './version-files.js';
import { Versions } from './versions.js';

const COMPARE = new URL('./compare-worker.js', import.meta.url);
const REMEMBERED = 6;

/** What differs between two kept versions. Versions never change, so a comparison is made once. */
@Injectable()
export class ListChanges {
  private readonly compared = new Map<string, Promise<ComparedFiles>>();

  constructor(
    private readonly versions: Versions,
    private readonly files: VersionFiles,
  ) {}

  async page({ source, from, to, kind, page = 1 }: AskListChanges): Promise<ListChangesPage> {
    sourceOrFail(source);
    const found = await this.between(source, from, to);
    return {
      entries: found[kind].slice((page - 1) * LISTS.page, page * LISTS.page),
      added: found.added.length,
      removed: found.removed.length,
      changed: found.changed.length,
    };
  }

  private between(source: string, from: number, to: number): Promise<ComparedFiles> {
    const key = `${source} ${from} ${to}`;
    const known = this.compared.get(key) ?? this.compare(source, from, to);
    this.compared.delete(key);
    this.compared.set(key, known);
    known.catch(() => this.compared.delete(key));
    const [oldest] = this.compared.keys();
    if (this.compared.size > REMEMBERED && oldest) this.compared.delete(oldest);
    return known;
  }

  private async compare(source: string, from: number, to: number): Promise<ComparedFiles> {
    const [before, after] = [await this.versions.one(source, from), await this.versions.one(source, to)];
    if (!before || !after) throw failure('sanctions.list.not_found');
    const paths = { from: await this.files.local(before.key), to: await this.files.local(after.key) };
    return runThread<ComparedFiles>(COMPARE, paths);
  }
}
