import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { WholeFile } from '../file/client-files.js';
import { COMPANY, type CompanyModel } from '../file/company.schema.js';
import { foundByOf } from './found-by-words.js';

/** Keeps the words beside its name that a client is found by. */
@Injectable()
export class FoundBy {
  constructor(@InjectModel(COMPANY) private readonly companies: CompanyModel) {}

  /** Writes nothing where nothing changed: the client itself is written by every approval of its own data. */
  async renew({ company, file }: WholeFile): Promise<void> {
    const found_by = foundByOf([company, ...file]);
    if (isDeepStrictEqual(company.found_by ?? [], found_by)) return;
    const { _id, tenant_id } = company;
    await this.companies.updateOne({ _id, tenant_id }, { $set: { found_by } });
  }
}
