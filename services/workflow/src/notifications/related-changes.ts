import { Bus } from '@dossier/kit/bus';
import { findOrFail } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import { changeAffects } from '@dossier/proto/calls/kyc-changes';
import type { ChangeId, RelatedChanges as Related } from '@dossier/proto/calls/workflow';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Change } from '../changes/change.schema.js';
import { isEnd } from '../changes/change.states.js';
import { visibleTo } from '../changes/scope.js';
import { Notifications } from './notifications.js';

/** The changes that end together with one. */
@Injectable()
export class RelatedChanges {
  constructor(
    @InjectModel('Change') private readonly changes: Model<Change>,
    private readonly notifications: Notifications,
    private readonly bus: Bus,
  ) {}

  /** Of an open change, what would end with it; of a closed one, what did. */
  async of({ id }: ChangeId, by: Principal): Promise<Related> {
    const filter = { ...visibleTo(by), _id: id, view: { $exists: true } };
    const change = await findOrFail(this.changes, filter, 'workflow.change.not_found');
    const related: QueryFilter<Change> = isEnd(change.state)
      ? { ended_by: id, state: 'cascade_deleted' }
      : { _id: { $in: await this.wouldEnd(change) } };
    return { relatedChanges: await this.notifications.read({ ...visibleTo(by), ...related }, by) };
  }

  private async wouldEnd({ _id, tenant_id }: Change): Promise<string[]> {
    return (await this.bus.call(changeAffects, { change_id: _id, tenant_id })).change_ids;
  }
}
