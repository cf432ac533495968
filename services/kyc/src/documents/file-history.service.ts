import { can, type Principal } from '@dossier/kit/principal';
import type { ChangeDecided } from '@dossier/proto/calls/kyc-changes';
import type { FileHistory, FileVersion, VersionState } from '@dossier/proto/calls/kyc-file-history';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CHANGE, type ChangeModel, type StoredChange } from '../changes/change.schema.js';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import type { FileRecord } from '../file/file-record.js';
import { isShown, namedIn } from './shown-file.js';
import { FILE_ENTRY, type FileEntry, type FileEntryModel } from './stored-file.schema.js';

/** What became of every file that a document had. */
@Injectable()
export class FileHistoryService {
  constructor(
    private readonly files: ClientFiles,
    @InjectModel(FILE_ENTRY) private readonly entries: FileEntryModel,
    @InjectModel(CHANGE) private readonly changes: ChangeModel,
  ) {}

  /** Who does not read the change log hears of what the document shows; of a removed one, of nothing. */
  async read(id: string, by: Principal): Promise<FileHistory> {
    const record = await this.files.evenRemoved(by.tenantId, 'kyc_file', id);
    const isForeign = !record || (by.companyIds && !by.companyIds.includes(record.company_id));
    const readsLog = can(by, 'view_change_log');
    if (isForeign || (record.removed_at && !readsLog)) throw failure('kyc.file.not_found');
    requireAct(by, 'view', record);
    const { tenant_id } = record;
    const entries = await this.entries.find({ tenant_id, record_id: id }).sort({ _id: -1 }).lean<FileEntry[]>();
    const seen = entries.filter(({ _id }) => readsLog || isShown(record, _id));
    const ids = seen.flatMap(({ change }) => change ?? []);
    const changes = await this.changes.find({ tenant_id, _id: { $in: ids } }).lean<StoredChange[]>();
    const byId = new Map(changes.map((change) => [change._id, change]));
    const versions = seen.map((entry) => versionOf(entry, record, byId.get(entry.change ?? '')));
    return { versions: versions.sort((one, other) => other.uploadDate.localeCompare(one.uploadDate)) };
  }
}

function versionOf(entry: FileEntry, record: FileRecord, change: StoredChange | undefined): FileVersion {
  const { serverName, filename, filesize, type, sha256, active, uploadDate } = entry.file;
  const state = stateOf(entry, record, change);
  const decided = state === 'waiting' || state === 'superseded' ? undefined : change?.decided;
  return {
    serverName,
    filename,
    filesize,
    ...(type ? { type } : {}),
    ...(sha256 ? { sha256 } : {}),
    ...(active ? { active: [...active] } : {}),
    uploadDate,
    ...(entry.by_name ? { uploaded_by: entry.by_name } : {}),
    state,
    ...(entry.change ? { change_id: entry.change } : {}),
    ...(decided ? { decided_by: decided.by.name, decided_at: decided.at.toISOString() } : {}),
  };
}

function stateOf({ _id }: FileEntry, record: FileRecord, change: StoredChange | undefined): VersionState {
  const { file } = record.fields;
  if (namedIn(file?.value, _id)) return record.removed_at ? 'removed' : 'current';
  if (!record.removed_at && (namedIn(file?.new_value, _id) || namedIn(file?.added, _id))) return 'waiting';
  if (change?.state === 'denied') return 'denied';
  // An action that lost its file to a newer one may still have been applied for its other fields.
  const applied = (change?.answer as ChangeDecided | undefined)?.fields.file?.new;
  return namedIn(applied, _id) ? 'replaced' : 'superseded';
}
