import type { Principal } from '@dossier/kit/principal';
import type { Kind } from '@dossier/proto/records/definitions';
import type { RequirementState } from '@dossier/proto/requirements/states';
import type { FileRecord } from './file-record.js';

/** Whose files: one tenant's, and for a client user only the own ones. */
export type Reach = Pick<Principal, 'tenantId' | 'companyIds'>;

/** Where client files are read: as they are now, or as a snapshot froze one. Who may see what of it is decided by its reader. */
export interface FileSource {
  /** The day it is read on, YYYY-MM-DD: what is too old or has expired is so on that day. */
  readonly day: string;
  company(by: Reach, id: string): Promise<FileRecord>;
  record(by: Reach, kind: Kind, id: string): Promise<FileRecord>;
  /** Everything in a client file but the client itself, oldest first. */
  all(of: Pick<FileRecord, 'tenant_id' | 'company_id'>): Promise<FileRecord[]>;
  /** What a file must have and how it stands; `records` are those of `all`. */
  states(company: FileRecord, records: readonly FileRecord[]): Promise<RequirementState[]>;
}
