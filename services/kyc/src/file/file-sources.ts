import type { Principal } from '@dossier/kit/principal';
import { failure } from '@dossier/proto/failures/failure';
import { today } from '@dossier/proto/rules/dates';
import { Injectable } from '@nestjs/common';
import { mayDo } from './access.js';
import { ClientFiles } from './client-files.js';
import type { FileSource } from './file-source.js';
import { FrozenFiles } from './frozen-files.js';
import { Requirements } from './requirements.js';

/** Opens the source that a reading call asks for. */
@Injectable()
export class FileSources {
  constructor(
    private readonly files: ClientFiles,
    private readonly frozen: FrozenFiles,
    private readonly requirements: Requirements,
  ) {}

  /** The files as they are, or as a snapshot froze one. Without the key for it a snapshot is as unknown as none. */
  async at(by: Principal, snapshotId?: string): Promise<FileSource> {
    if (!snapshotId) return this.live();
    const head = await this.files.snapshot(by, snapshotId);
    if (!mayDo(by, 'view', head)) throw failure('kyc.snapshot.not_found');
    return this.frozen.source(head);
  }

  live(): FileSource {
    const day = today();
    return {
      day,
      company: (by, id) => this.files.company(by, id),
      record: (by, kind, id) => this.files.record(by, kind, id),
      all: (of) => this.files.all(of),
      states: (company, records) => this.requirements.states(company, records, day),
    };
  }
}
