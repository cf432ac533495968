import { findOrFail, page } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  AskScreening,
  ListScreenings,
  OneScreening,
  ScreeningPage,
  StoredScreening,
} from '@dossier/proto/calls/screenings';
import { failure } from '@dossier/proto/failures/failure';
import { sayWithin } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SCREENING, type ScreeningRecord } from './screening.schema.js';
import { Subjects } from './subjects.js';

const ORDERINGS = { createdAt: 'at' };
const LISTED = { at: 1, request: 1, brief: 1, person_id: 1, matches: 1, alerts: 1, by: 1 } as const;

/** The screenings that were requested. Every read carries the tenant, and the client must be visible to the reader. */
@Injectable()
export class Screenings {
  constructor(
    @InjectModel(SCREENING) private readonly screenings: Model<ScreeningRecord>,
    private readonly subjects: Subjects,
    store: Store,
  ) {
    store.collectFrom(screenings);
  }

  async list(input: ListScreenings, by: Principal): Promise<ScreeningPage> {
    const { company_id } = input;
    await this.subjects.visibleClient(company_id);
    const filter = { tenant_id: by.tenantId, company_id };
    const { rows, ...counted } = await page(this.screenings, filter, input, ORDERINGS, { projection: LISTED });
    return { data: rows.map((row) => view(row, row.brief)), ...counted };
  }

  async get({ id }: AskScreening, by: Principal): Promise<OneScreening> {
    const record = await this.visible(id, by);
    return { data: view(record, record.response) };
  }

  /** The whole evidence of one screening. */
  async visible(id: string, by: Principal): Promise<ScreeningRecord> {
    const record = await findOrFail(this.screenings, { _id: id, tenant_id: by.tenantId }, 'sanctions.search.not_found');
    if (by.companyIds && !by.companyIds.includes(record.company_id)) throw failure('sanctions.search.not_found');
    return record;
  }

  async add(record: ScreeningRecord): Promise<void> {
    await this.screenings.insertMany([record], { lean: true });
  }
}

const view = (record: ScreeningRecord, response: string): StoredScreening => ({
  _id: record._id,
  datetime: record.at.toISOString(),
  request: record.request,
  response: JSON.stringify(sayWithin(JSON.parse(response))),
  ...(record.person_id && { person_id: record.person_id }),
  matches: record.matches,
  alerts: record.alerts,
  requested_by: { id: record.by.id, name: record.by.name },
});
