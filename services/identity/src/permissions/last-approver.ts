import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import { countUndecidable } from '@dossier/proto/calls/workflow-approvers';
import { failure, hasFailed } from '@dossier/proto/failures/failure';
import { phrasesOf } from '@dossier/proto/texts/define';
import { identity } from '@dossier/proto/texts/identity';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantRecord } from '../users/tenant.schema.js';
import type { UserRecord } from '../users/user.schema.js';
import { approverFilter } from './approvers.js';

/** Who may approve beside one user; as many as it takes to know. */
export type Others = readonly string[];
/** Of two others at least one did not propose the change. */
const ENOUGH = 2;

/** Every waiting change keeps somebody else who may approve it. Otherwise its maker could take the right from the only other approver. */
@Injectable()
export class LastApprover {
  constructor(
    private readonly bus: Bus,
    private readonly store: Store,
    @InjectModel('Tenant') private readonly tenants: Model<TenantRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** To be called before the transaction that takes the right from a user. Throws 409 if changes wait for this one, and 503 if that cannot be known. */
  async release(user: UserRecord, by: Principal): Promise<Others> {
    const others = await this.others(user);
    if (others.length >= ENOUGH) return others;
    const question = { tenant_id: user.tenant_id, approvers: [...others] };
    const { count } = await this.bus.call(countUndecidable, question).catch(unknown);
    if (count === 0) return others;
    const details = { waiting: count };
    await this.store.transaction(() => this.store.audit(by, 'user.approver_kept', user._id.toHexString(), details));
    throw failure('identity.approver.last', { details });
  }

  /** Part of that transaction: two that leave at once meet at the tenant, and the second one has to ask again. */
  async assertReleased(user: UserRecord, known: Others): Promise<void> {
    await this.tenants.updateOne({ _id: user.tenant_id }, { $set: { approvers_changed: new Date() } });
    const others = await this.others(user);
    const isKnown =
      others.length >= ENOUGH || (others.length === known.length && others.every((id) => known.includes(id)));
    if (!isKnown) throw failure('object.conflict');
  }

  private async others({ _id, tenant_id }: UserRecord): Promise<Others> {
    const found = await this.users
      .find({ ...approverFilter(tenant_id), _id: { $ne: _id } }, { _id: 1 })
      .limit(ENOUGH)
      .lean();
    return found.map((other) => other._id.toHexString());
  }
}

/** Who cannot be asked is not taken to have said yes. */
function unknown(error: unknown): never {
  if (!hasFailed(error, 'system.unavailable')) throw error;
  throw failure('system.unavailable', { message: phrasesOf(identity).users.errors.approverUnknown });
}
