import type { CompanySnapshot } from '@dossier/proto/events/kyc';
import { riskRank } from '@dossier/proto/rules/risk';
import type { WorkKind } from '@dossier/proto/rules/work';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CLIENT_NAME, type ClientName, NO_DATE, WORK, type WorkRecord } from './work.schema.js';

export type Placed = Omit<WorkRecord, '_id' | 'due' | 'at' | 'risk'> & {
  about: string;
  due?: string;
  at?: string | Date;
};

/** What waits for people, kept as it comes about. Each method is part of its caller's transaction. */
@Injectable()
export class Work {
  constructor(
    @InjectModel(WORK) private readonly work: Model<WorkRecord>,
    @InjectModel(CLIENT_NAME) private readonly names: Model<ClientName>,
  ) {}

  async put({ about, due = NO_DATE, at = new Date(), ...item }: Placed): Promise<void> {
    const _id = `${item.kind}:${about}`;
    const client = await this.names.findById(item.company_id).lean<ClientName>();
    await this.work.updateOne(
      { _id },
      { $set: { ...item, due, risk: riskRank(client?.risk_level) }, $setOnInsert: { at: new Date(at) } },
      { upsert: true },
    );
  }

  async drop(kind: WorkKind, about: string): Promise<void> {
    await this.work.deleteOne({ _id: `${kind}:${about}` });
  }

  /** Nothing waits any more in a client that is gone; its tasks are kept. */
  async leaveClient(tenant_id: string, company_id: string): Promise<void> {
    await this.work.deleteMany({ tenant_id, company_id, kind: { $ne: 'task' } });
  }

  /** What the lists say of a client, and the place of its items by risk, follow its file. Most changes bring nothing new of either. */
  async learnClient(tenant_id: string, { _id, name, risk_level }: CompanySnapshot): Promise<void> {
    const known = await this.names.findById(_id).lean<ClientName>();
    if (known && known.name === name && known.risk_level === risk_level) return;
    await this.names.replaceOne({ _id }, { tenant_id, name, risk_level }, { upsert: true });
    const risk = riskRank(risk_level);
    await this.work.updateMany({ tenant_id, company_id: _id, risk: { $ne: risk } }, { $set: { risk } });
  }

  async nameOf(_id: string): Promise<string | undefined> {
    return (await this.names.findById(_id).lean<ClientName>())?.name;
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.names.find({ _id: { $in: ids } }).lean<ClientName[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }
}
