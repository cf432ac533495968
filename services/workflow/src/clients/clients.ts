import type { CompanySnapshot } from '@dossier/proto/events/kyc';
import { nameKey } from '@dossier/proto/rules/name-key';
import { endings } from '@dossier/proto/rules/name-search';
import type { RiskLevel } from '@dossier/proto/rules/risk';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Client } from './client.schema.js';

/** This service's copy of what its lists show of a client. The writing methods are part of their caller's transaction. */
@Injectable()
export class Clients {
  constructor(@InjectModel('Client') readonly clients: Model<Client>) {}

  /** Takes over what an event says of a client, unless a newer one was heard before. Answers its risk as it is now known. */
  async learn(
    tenant_id: string,
    { _id, createdAt, ...company }: CompanySnapshot,
    time: string,
  ): Promise<RiskLevel | null> {
    const as_of = new Date(time);
    const name_key = nameKey(company.name);
    const card = {
      ...company,
      next_review_date: company.next_review_date ?? null,
      risk_level: company.risk_level ?? null,
      name_key,
      endings: endings(name_key),
    };
    const known = await this.clients.findById(_id).lean<Client>();
    if (!known) {
      const counts = { forConfirmation: 0, history: 0 };
      await this.clients.create({ _id, tenant_id, ...card, createdAt: new Date(createdAt), as_of, ...counts });
    } else if (known.as_of < as_of) await this.clients.updateOne({ _id }, { $set: { ...card, as_of } });
    else return known.risk_level ?? null;
    return card.risk_level;
  }

  async byIds(tenant_id: string, ids: readonly string[]): Promise<Map<string, Client>> {
    const found = await this.clients
      .find({ _id: { $in: [...new Set(ids)] }, tenant_id }, { name: 1, company_type: 1 })
      .lean<Client[]>();
    return new Map(found.map((client) => [client._id, client]));
  }
}
