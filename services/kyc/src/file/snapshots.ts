import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Snapshot } from '@dossier/proto/calls/kyc-snapshots';
import type { Delta } from '@dossier/proto/records/model/field';
import { liveValues } from '@dossier/proto/records/model/stored';
import { Injectable } from '@nestjs/common';
import { ClientFiles } from './client-files.js';
import { companyFacts, type FileRecord } from './file-record.js';
import { FileSources } from './file-sources.js';
import { FrozenFiles } from './frozen-files.js';
import { newId } from './new-id.js';
import type { SnapshotHead } from './snapshot.schema.js';

export type NewSnapshot = { label: string; comment?: Delta; review?: boolean };

/** Makes snapshots. */
@Injectable()
export class Snapshots {
  constructor(
    private readonly files: ClientFiles,
    private readonly sources: FileSources,
    private readonly frozen: FrozenFiles,
    private readonly store: Store,
  ) {}

  /** Freezes the file as this transaction sees it. */
  async take(by: Principal, company: FileRecord, { label, comment, review }: NewSnapshot): Promise<SnapshotHead> {
    const source = this.sources.live();
    const file = await source.all(company);
    const states = await source.states(company, file);
    const head: SnapshotHead = {
      _id: newId(),
      tenant_id: company.tenant_id,
      company_id: company._id,
      kind: 'revision',
      links: {},
      section: 'history',
      fields: { label: { value: label }, ...(comment ? { comment: { value: comment } } : {}) },
      created_at: new Date(),
      created_by: { id: by.userId, name: by.name },
      frozen: { day: source.day, states, ...(review ? { review } : {}) },
    };
    await this.files.insert(head);
    await this.frozen.freeze(head, [company, ...file]);
    await this.store.audit(by, 'kyc.revision.created', head._id, { label, records: file.length + 1 });
    return head;
  }
}

/** A snapshot as lists tell it. */
export function told(head: SnapshotHead, company: FileRecord): Snapshot {
  const { label, comment } = liveValues(head);
  return {
    _id: head._id,
    snapshot_id: head._id,
    company_id: head.company_id,
    company_type: companyFacts(company).company_type ?? '',
    label: String(label),
    ...(comment ? { comment: comment as Delta } : {}),
    comment_by: head.created_by.name,
    snapshotDate: head.created_at.toISOString(),
    ...(head.frozen.review ? { review: true } : {}),
    ...(head.remove ? { remove: head.remove } : {}),
  };
}
