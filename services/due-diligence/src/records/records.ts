import type { Principal } from '@dossier/kit/principal';
import { isLinkDead } from '@dossier/proto/due-diligence/statuses';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { QueryFilter } from 'mongoose';
import { DUE_DILIGENCE, type DueDiligence, type DueDiligenceModel } from './record.schema.js';
import { partyOf, requireWriter, type Visit } from './visit.js';

const unknown = () => failure('due_diligence.record.not_found');

/** Due diligences as somebody reaches them. Every read carries the tenant; a link reaches its own form alone. */
@Injectable()
export class Records {
  constructor(@InjectModel(DUE_DILIGENCE) readonly model: DueDiligenceModel) {}

  /** The form of a visitor's link, or the one that a signed-in person names. */
  async read(by: Principal, id: string | undefined): Promise<Visit> {
    const record = await this.model.findOne(this.reach(by, id)).lean<DueDiligence>();
    return this.visit(by, record);
  }

  /** As `read`, within the transaction of a write; two writes to one form never pass at the same time. */
  async lock(by: Principal, id: string | undefined): Promise<Visit> {
    requireWriter(by);
    const record = await this.model
      .findOneAndUpdate(this.reach(by, id), { $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean<DueDiligence>();
    return this.visit(by, record);
  }

  private visit(by: Principal, record: DueDiligence | null): Visit {
    if (!record) throw unknown();
    if (by.link && isLinkDead(record.status)) throw failure('identity.link.ended');
    return { record, party: partyOf(by) };
  }

  /** Whichever form is named, a link reaches its own and no other. */
  private reach({ tenantId, link, companyIds }: Principal, id: string | undefined): QueryFilter<DueDiligence> {
    const _id = link?.recordId ?? id;
    if (!_id || (link && id && id !== link.recordId)) throw unknown();
    return { _id, tenant_id: tenantId, ...(companyIds && { company_id: { $in: [...companyIds] } }) };
  }
}
