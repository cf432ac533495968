import type { AskWaiting, WaitingChange, WaitingChanges } from '@dossier/proto/calls/workflow-waiting';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Change, ProposedChange } from './change.schema.js';
import { FourEyes } from './four-eyes.js';

const PAGE = 500;
const waiting = { view: 'forConfirmation' } as const;

/** What waits for approval, over all tenants. */
@Injectable()
export class WaitingList {
  constructor(
    private readonly fourEyes: FourEyes,
    @InjectModel('Change') private readonly changes: Model<Change>,
  ) {}

  /** One tenant after the other, so that no page reads more than the changes of one that wait. */
  async page({ tenant_id = '', after = '', ids }: AskWaiting): Promise<WaitingChanges> {
    if (ids) return this.found({ _id: { $in: ids } });
    const rest = await this.found({ tenant_id, _id: { $gt: after } });
    if (rest.changes.length > 0) return rest;
    const next = await this.changes
      .findOne({ ...waiting, tenant_id: { $gt: tenant_id } }, { tenant_id: 1 })
      .sort({ tenant_id: 1 })
      .lean<Change>();
    return next ? this.found({ tenant_id: next.tenant_id }) : { changes: [] };
  }

  private async found(which: object): Promise<WaitingChanges> {
    const found = await this.changes
      .find({ ...waiting, ...which })
      .sort({ _id: 1 })
      .limit(PAGE)
      .lean<ProposedChange[]>();
    return { changes: found.map((change) => this.view(change)) };
  }

  private view(change: ProposedChange): WaitingChange {
    const { _id, tenant_id, company_id, title, section, datetime, user_id } = change;
    return {
      change_id: _id,
      tenant_id,
      company_id,
      title,
      section,
      at: datetime.toISOString(),
      ...(this.fourEyes.maySelfApprove(change) ? {} : { maker_id: user_id }),
    };
  }
}
