import { can, type Principal, requireAny } from '@dossier/kit/principal';
import type { FileOpened, OpenFile } from '@dossier/proto/calls/kyc-files';
import { failure } from '@dossier/proto/failures/failure';
import { SECTIONS } from '@dossier/proto/records/section';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import { FrozenFiles } from '../file/frozen-files.js';
import { isShown } from './shown-file.js';
import { FILE_ENTRY, type FileEntry, type FileEntryModel } from './stored-file.schema.js';

/** Decides who sees the bytes of a document. */
@Injectable()
export class FileAccessService {
  constructor(
    private readonly files: ClientFiles,
    private readonly frozen: FrozenFiles,
    @InjectModel(FILE_ENTRY) private readonly entries: FileEntryModel,
  ) {}

  /** Bytes that are shown can be kept: whoever may not download may not look, either. */
  async open({ id }: OpenFile, by: Principal): Promise<FileOpened> {
    const entry = await this.entries.findOne({ _id: id, tenant_id: by.tenantId }).lean<FileEntry>();
    if (!entry || (by.companyIds && !by.companyIds.includes(entry.company_id))) throw failure('kyc.file.not_found');
    const record = await this.files.evenRemoved(by.tenantId, 'kyc_file', entry.record_id);
    if (!record) throw failure('kyc.file.not_found');
    requireAct(by, 'view', record);
    if (!isShown(record, id) && !(await this.isInSnapshot(by, id))) requireAny(by, 'view_change_log');
    requireAct(by, 'download', record);
    requireAny(by, 'can_download_files');
    return { file: entry.file };
  }

  /** Whoever sees snapshots sees their files, also those that were replaced or removed since. */
  private async isInSnapshot(by: Principal, serverName: string): Promise<boolean> {
    return can(by, SECTIONS.history.view) && (await this.frozen.holds(by.tenantId, serverName));
  }
}
