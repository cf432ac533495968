import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ClientFiles } from '../file/client-files.js';
import { COMPANY, type CompanyModel } from '../file/company.schema.js';
import { foundByOf } from './found-by-words.js';

/** Keeps the words beside its name that a client is found by. */
@Injectable()
export class FoundBy {
  constructor(
    private readonly files: ClientFiles,
    @InjectModel(COMPANY) private readonly companies: CompanyModel,
  ) {}

  /** Writes nothing where nothing changed: the client itself is written by every approval of its own data. */
  async renew(tenant_id: string, company_id: string): Promise<void> {
    const company = await this.files.evenRemoved(tenant_id, 'company', company_id);
    if (!company || company.removed_at) return;
    const found_by = foundByOf([company, ...(await this.files.all(company))]);
    await this.companies.updateOne({ _id: company_id, tenant_id, found_by: { $ne: found_by } }, { $set: { found_by } });
  }
}
