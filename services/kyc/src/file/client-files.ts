import { notFound } from '@dossier/proto/calls/record-access';
import { failure } from '@dossier/proto/failures/failure';
import { pendingOf } from '@dossier/proto/records/changes';
import { definitionOf, type Kind } from '@dossier/proto/records/definitions';
import type { Link, Links } from '@dossier/proto/records/model/facts';
import type { Stored } from '@dossier/proto/records/model/stored';
import { inputTexts } from '@dossier/proto/texts/inputs';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { COMPANY, type CompanyModel, type StoredCompany } from './company.schema.js';
import type { FileRecord } from './file-record.js';
import type { Reach } from './file-source.js';
import { HELD_BY, HOLDERS, holderOf } from './holder.js';
import { listedOf } from './listed.js';
import { RECORD, type RecordModel, type StoredRecord } from './record.schema.js';
import { SNAPSHOT, type SnapshotHead, type SnapshotModel } from './snapshot.schema.js';

const SHOWN = {
  _id: 1,
  tenant_id: 1,
  company_id: 1,
  kind: 1,
  links: 1,
  section: 1,
  documentType: 1,
  fields: 1,
  add: 1,
  remove: 1,
  proposals: 1,
  removed_at: 1,
  created_at: 1,
  created_by: 1,
  frozen: 1,
} as const;
const DEEPEST = 12;

/** A client with all that is kept beside its record, and everything else in its file. */
export type WholeFile = { company: StoredCompany; file: FileRecord[] };

/** The records of client files as they are now. Every read carries the tenant; a removed record is as unknown as none. */
@Injectable()
export class ClientFiles {
  constructor(
    @InjectModel(COMPANY) private readonly companies: CompanyModel,
    @InjectModel(RECORD) private readonly records: RecordModel,
    @InjectModel(SNAPSHOT) private readonly snapshots: SnapshotModel,
  ) {}

  company(by: Reach, id: string): Promise<FileRecord> {
    return this.record(by, 'company', id);
  }

  snapshot(by: Reach, id: string): Promise<SnapshotHead> {
    return this.record(by, 'revision', id) as Promise<SnapshotHead>;
  }

  /** The snapshots of a client file, the newest first. */
  snapshotsOf({ tenant_id, company_id }: Pick<FileRecord, 'tenant_id' | 'company_id'>): Promise<SnapshotHead[]> {
    return this.snapshots
      .find({ tenant_id, company_id, removed_at: { $exists: false } }, SHOWN)
      .sort({ created_at: -1, _id: -1 })
      .lean<SnapshotHead[]>()
      .exec();
  }

  async record(by: Reach, kind: Kind, id: string): Promise<FileRecord> {
    const found = await this.one(kind, { _id: id, tenant_id: by.tenantId, kind, removed_at: { $exists: false } });
    const isHidden = found && by.companyIds && !by.companyIds.includes(found.company_id);
    if (!found || isHidden) throw failure(notFound(kind));
    return found;
  }

  /** A record of one of these kinds, which all lie among the records; 404 as of the first. */
  async oneOf(by: Reach, kinds: [Kind, ...Kind[]], _id: string): Promise<FileRecord> {
    const stored = await this.records
      .findOne({ _id, tenant_id: by.tenantId, kind: { $in: kinds } }, { kind: 1 })
      .lean<Pick<StoredRecord, 'kind'>>();
    return this.record(by, stored?.kind ?? kinds[0], _id);
  }

  /** For the last word about a record that has just gone. */
  evenRemoved(tenant_id: string, kind: Kind, _id: string): Promise<FileRecord | null> {
    return this.one(kind, { _id, tenant_id, kind });
  }

  /** Nothing of a client that is gone. */
  async whole(tenant_id: string, _id: string): Promise<WholeFile | undefined> {
    const [company, file] = await Promise.all([
      this.companies.findOne({ _id, tenant_id, removed_at: { $exists: false } }).lean<StoredCompany>(),
      this.all({ tenant_id, company_id: _id }),
    ]);
    return company ? { company, file } : undefined;
  }

  /** Everything in a client file but the client itself, oldest first. */
  async all({ tenant_id, company_id }: Pick<FileRecord, 'tenant_id' | 'company_id'>): Promise<FileRecord[]> {
    return this.many({ tenant_id, company_id });
  }

  /** The same of several clients, each under its id. */
  async allOf(companies: readonly Pick<FileRecord, 'tenant_id' | 'company_id'>[]): Promise<Map<string, FileRecord[]>> {
    const tenants = [...new Set(companies.map(({ tenant_id }) => tenant_id))];
    const ids = companies.map(({ company_id }) => company_id);
    const records = await this.many({ tenant_id: { $in: tenants }, company_id: { $in: ids } });
    return Map.groupBy(records, ({ company_id }) => company_id);
  }

  /** The records of one kind that hang on the same record as the given links say, or all that hang on the client itself. */
  async beside({ tenant_id, company_id }: FileRecord, kind: Kind, links: Links): Promise<FileRecord[]> {
    const file = await this.many({ tenant_id, company_id, kind });
    const [link, parent] = Object.entries(links)[0] ?? [];
    return file.filter((record) =>
      link ? record.links[link as Link] === parent : Object.keys(record.links).length === 0,
    );
  }

  /** The record that a new one shall hang on; 404 if it is not in this very file. */
  async parentOf(company: FileRecord, kind: Kind, links: Links): Promise<FileRecord> {
    const [link, id] = Object.entries(links)[0] ?? [];
    const target = link && definitionOf(kind).links[link as Link];
    if (!target || !id) return company;
    const { tenant_id, company_id } = company;
    const found = await this.one(target, {
      _id: id,
      tenant_id,
      company_id,
      kind: target,
      removed_at: { $exists: false },
    });
    if (!found) throw failure('kyc.parent.not_found', { errors: { [link]: inputTexts.notFound } });
    return found;
  }

  /** The records above one, nearest first, the client left out. */
  async ancestors(record: Pick<FileRecord, 'tenant_id' | 'company_id' | 'kind' | 'links'>): Promise<FileRecord[]> {
    const chain: FileRecord[] = [];
    let { kind, links } = record;
    while (chain.length < DEEPEST) {
      const [link, id] = Object.entries(links)[0] ?? [];
      const target = link && definitionOf(kind).links[link as Link];
      if (!target || !id) break;
      const parent = await this.one(target, { _id: id, tenant_id: record.tenant_id, kind: target });
      if (!parent) break;
      chain.push(parent);
      ({ kind, links } = parent);
    }
    return chain;
  }

  /** The person or entity by whose name people know a holding or an office. */
  async behind(record: FileRecord): Promise<FileRecord | undefined> {
    const { tenant_id, company_id, kind, _id } = record;
    const link = HELD_BY[kind];
    if (!link) return undefined;
    const held = await this.many({ tenant_id, company_id, [`links.${link}`]: _id, kind: { $in: HOLDERS } });
    return holderOf(record, held);
  }

  async insert(record: FileRecord): Promise<void> {
    if (record.kind === 'company') await this.companies.create({ ...record, list: listedOf(record) });
    else await this.modelOf(record.kind).create(record);
  }

  /** Keeps the new form of a record. Part of the caller's transaction: a record that moved meanwhile makes it start over. */
  async save(record: FileRecord, stored: Stored): Promise<void> {
    const { fields, add, remove } = stored;
    const { _id, tenant_id, kind } = record;
    const gone = { ...(add ? {} : { add: 1 }), ...(remove ? {} : { remove: 1 }) };
    await this.modelOf(kind).updateOne(
      { _id, tenant_id },
      {
        $set: {
          fields,
          proposals: stillWaiting(record, stored),
          ...(add ? { add } : {}),
          ...(remove ? { remove } : {}),
          ...(kind === 'company' ? { list: listedOf({ fields }) } : {}),
        },
        ...(Object.keys(gone).length > 0 ? { $unset: gone } : {}),
        $inc: { revision: 1 },
      },
    );
  }

  /** Makes two writes under the same record run one after the other. */
  async touch({ _id, tenant_id, kind }: FileRecord): Promise<void> {
    await this.modelOf(kind).updateOne({ _id, tenant_id }, { $inc: { revision: 1 } });
  }

  async takeAway(removed: readonly FileRecord[]): Promise<void> {
    const tenant_id = removed[0]?.tenant_id;
    for (const [model, records] of Map.groupBy(removed, ({ kind }) => this.modelOf(kind))) {
      const isCompany = records[0]?.kind === 'company';
      await model.updateMany(
        { _id: { $in: records.map(({ _id }) => _id) }, tenant_id },
        {
          $set: { removed_at: new Date() },
          $unset: { add: 1, remove: 1, ...(isCompany ? { list: 1 } : {}) },
          $inc: { revision: 1 },
        },
      );
    }
  }

  private modelOf(kind: Kind): Model<StoredRecord> {
    const models = { company: this.companies, revision: this.snapshots } as Partial<Record<Kind, unknown>>;
    return (models[kind] ?? this.records) as Model<StoredRecord>;
  }

  private one(kind: Kind, filter: QueryFilter<StoredRecord>): Promise<FileRecord | null> {
    return this.modelOf(kind).findOne(filter, SHOWN).lean<FileRecord>().exec();
  }

  private many(filter: QueryFilter<StoredRecord>): Promise<FileRecord[]> {
    return this.records
      .find({ ...filter, removed_at: { $exists: false } }, SHOWN)
      .sort({ created_at: 1, _id: 1 })
      .lean<FileRecord[]>()
      .exec();
  }
}

/** Who proposed what still waits. */
function stillWaiting({ proposals = {} }: FileRecord, stored: Stored): NonNullable<FileRecord['proposals']> {
  const open = new Set(pendingOf(stored).map(({ change }) => change));
  return Object.fromEntries(Object.entries(proposals).filter(([change]) => open.has(change)));
}
