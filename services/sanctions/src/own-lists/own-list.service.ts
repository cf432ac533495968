import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { ReceivedOwnList } from '@dossier/proto/calls/own-list-upload';
import type { OwnListAnswer } from '@dossier/proto/calls/sanction-lists';
import { failure } from '@dossier/proto/failures/failure';
import { phrasesOf } from '@dossier/proto/texts/define';
import { sanctionLists } from '@dossier/proto/texts/sanction-lists';
import { Injectable } from '@nestjs/common';
import { hashOf } from '../list-versions/hash-of.js';
import { NewVersion } from '../list-versions/new-version.js';
import type { VersionRecord } from '../list-versions/version.schema.js';
import { VersionFiles } from '../list-versions/version-files.js';
import { Versions } from '../list-versions/versions.js';
import { isListRefusal } from '../lists/refusal.js';
import { TENANT_COLUMNS } from '../lists/tenant-csv.js';
import { OwnIndexes } from './own-indexes.js';
import { ownList } from './own-list.js';

const MAY_CHANGE = new Set<string | undefined>(['ADMINISTRATOR', 'COMPLIANCE_OFFICER']);
const MAX_BYTES = 10_485_760;

/** A tenant's own list: uploaded by its compliance officer, searched for this tenant alone. */
@Injectable()
export class OwnListService {
  constructor(
    private readonly versions: Versions,
    private readonly files: VersionFiles,
    private readonly newVersion: NewVersion,
    private readonly indexes: OwnIndexes,
    private readonly store: Store,
  ) {}

  async get(by: Principal): Promise<OwnListAnswer> {
    const { in_force } = await this.versions.state(ownList(by.tenantId));
    const version = in_force > 0 ? await this.versions.one(ownList(by.tenantId), in_force) : null;
    return {
      ...(version && { list: view(version) }),
      may_change: MAY_CHANGE.has(by.role),
      columns: [...TENANT_COLUMNS],
    };
  }

  /** Asked before a byte of the file is stored. */
  async mayUpload(by: Principal): Promise<OwnListAnswer> {
    requireChange(by);
    return this.get(by);
  }

  async receive({ title, filename, key }: ReceivedOwnList, by: Principal): Promise<OwnListAnswer> {
    requireChange(by);
    const known = await this.store.answered<OwnListAnswer>();
    if (known) return known;
    await this.takeIn(key, filename, title ?? sanctionLists.own.defaultTitle, by).catch(refused);
    this.indexes.forget(by.tenantId);
    await this.indexes.ready(by.tenantId);
    const answer = await this.get(by);
    return this.store.write(async () => answer);
  }

  async remove(by: Principal): Promise<OwnListAnswer> {
    requireChange(by);
    const list = ownList(by.tenantId);
    await this.store.write(async () => {
      const { in_force } = await this.versions.state(list);
      if (in_force > 0) {
        await this.versions.putInForce(list, 0);
        await this.newVersion.tell(by, { list, version: 0, entries: 0 }, 'removed');
      }
      return {};
    });
    this.indexes.forget(by.tenantId);
    return this.get(by);
  }

  private takeIn(key: string, filename: string, title: string, by: Principal): Promise<VersionRecord> {
    const list = ownList(by.tenantId);
    return this.files.withFolder(async (folder) => {
      const path = await this.files.passing(key, folder);
      const take = {
        source: 'own',
        format: 'tenant-csv' as const,
        files: [{ role: 'main' as const, path }],
        maxBytes: MAX_BYTES,
        isOwn: true,
      };
      const sha256 = await hashOf(path);
      return this.newVersion.make({ list, title, sha256, by, change: 'uploaded', filename, take }, folder);
    });
  }
}

function requireChange({ role }: Principal): void {
  if (!MAY_CHANGE.has(role)) throw failure('permission.denied');
}

function refused(error: unknown): never {
  if (!isListRefusal(error)) throw error;
  const { refusal, detail } = error;
  const says = phrasesOf(sanctionLists);
  throw failure('sanctions.list.refused', {
    message: says.refused(detail),
    errors: { file: says.refusedFile(refusal, detail) },
  });
}

const view = ({ title, entries, version, fetched_at, by, filename }: VersionRecord) => ({
  title,
  entries,
  version,
  uploaded_at: fetched_at.toISOString(),
  uploaded_by: by ?? '',
  filename: filename ?? '',
});
