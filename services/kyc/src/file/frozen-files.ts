import { notFound } from '@dossier/proto/calls/record-access';
import { failure } from '@dossier/proto/failures/failure';
import type { Kind } from '@dossier/proto/records/definitions';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type FileRecord, filesOf } from './file-record.js';
import type { FileSource } from './file-source.js';
import {
  FROZEN_RECORD,
  type FrozenRecord,
  type FrozenRecordModel,
  SNAPSHOT,
  type SnapshotHead,
  type SnapshotModel,
} from './snapshot.schema.js';

/** The records that snapshots froze: written once, never changed. */
@Injectable()
export class FrozenFiles {
  constructor(
    @InjectModel(FROZEN_RECORD) private readonly records: FrozenRecordModel,
    @InjectModel(SNAPSHOT) private readonly snapshots: SnapshotModel,
  ) {}

  /** Part of the caller's transaction, which sees the whole file at one moment. The client comes first. */
  async freeze({ _id: snapshot_id, tenant_id, company_id }: SnapshotHead, file: readonly FileRecord[]): Promise<void> {
    const frozen = file.map((record, at): FrozenRecord => {
      const files = filesOf(record);
      const _id = `${snapshot_id}:${record._id}`;
      const place = { _id, tenant_id, company_id, snapshot_id, record_id: record._id, at };
      return { ...place, ...(files.length > 0 ? { files } : {}), record };
    });
    await this.records.insertMany(frozen, { lean: true });
  }

  /** Answers for the one file that the snapshot is of: any other is unknown in it. */
  source({ _id, tenant_id, company_id, frozen }: SnapshotHead): FileSource {
    const one = async (kind: Kind, id: string): Promise<FileRecord> => {
      const found = await this.records
        .findOne({ _id: `${_id}:${id}`, tenant_id }, { record: 1 })
        .lean<Pick<FrozenRecord, 'record'>>();
      if (found?.record.kind !== kind) throw failure(notFound(kind));
      return found.record;
    };
    return {
      day: frozen.day,
      company: (_, id) => {
        if (id !== company_id) throw failure('kyc.snapshot.not_found');
        return one('company', id);
      },
      record: (_, kind, id) => one(kind, id),
      all: () => this.all(tenant_id, _id, company_id),
      states: async () => frozen.states,
    };
  }

  /** Whether a snapshot that has not been deleted holds this stored file. */
  async holds(tenant_id: string, file: string): Promise<boolean> {
    const snapshots = await this.records.distinct('snapshot_id', { tenant_id, files: file });
    const kept = { tenant_id, _id: { $in: snapshots }, removed_at: { $exists: false } };
    return (await this.snapshots.exists(kept)) !== null;
  }

  private async all(tenant_id: string, snapshot_id: string, company_id: string): Promise<FileRecord[]> {
    const found = await this.records
      .find({ tenant_id, snapshot_id }, { record: 1 })
      .sort({ at: 1 })
      .lean<Pick<FrozenRecord, 'record'>[]>();
    return found.map(({ record }) => record).filter(({ _id }) => _id !== company_id);
  }
}
