import { Events } from '@dossier/kit/outbox';
import { can, type Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Permissions, UpdatePermissions } from '@dossier/proto/calls/identity-permissions';
import { userChanged } from '@dossier/proto/events/identity';
import { failure } from '@dossier/proto/failures/failure';
import { type Effect, isGranted, type PermissionKey } from '@dossier/proto/permissions/keys';
import { grantableTo, roleDefaults } from '@dossier/proto/permissions/roles';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { colleague } from '../users/colleague.js';
import type { UserRecord } from '../users/user.schema.js';
import { changeOf } from '../users/user-view.js';
import { APPROVE, approverFilter, approves } from './approvers.js';
import { LastApprover } from './last-approver.js';
import { permissionMap } from './permission-map.js';

/** What each user may do beyond or below the role's defaults. */
@Injectable()
export class PermissionsService {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    private readonly lastApprover: LastApprover,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async get(id: string, by: Principal): Promise<Permissions> {
    return { permissions: permissionMap(await colleague(this.users, id, by)) };
  }

  async update(asked: UpdatePermissions, by: Principal): Promise<object> {
    const { user_id, name, effect } = asked;
    const known = await this.store.answered<object>();
    if (known) return known;
    const before = await this.changeable(asked, by);
    const isLeaving = name === APPROVE && effect === 'deny' && approves(before);
    const released = isLeaving ? await this.lastApprover.release(before, by) : undefined;
    return this.store.write(async () => {
      const user = await this.changeable(asked, by);
      if (released) await this.lastApprover.assertReleased(user, released);
      await this.users.updateOne({ _id: user._id }, markOf(user, name, effect));
      await this.store.audit(by, 'user.permission_changed', user_id, { name, effect });
      await this.events.publish(userChanged, by, user_id, changeOf(user, 'updated'));
      return {};
    });
  }

  private async changeable({ user_id, name, effect }: UpdatePermissions, by: Principal): Promise<UserRecord> {
    const user = await colleague(this.users, user_id, by);
    if (!isOpen(user, name)) throw failure('identity.permissions.locked');
    if (by.role !== 'ADMINISTRATOR') assertNoPromotion(user_id, by, effect === 'deny' || can(by, name));
    return user;
  }

  countApprovers(tenantId: string, except?: string): Promise<number> {
    return this.users.countDocuments({ ...approverFilter(tenantId), ...(except ? { _id: { $ne: except } } : {}) });
  }
}

/** An administrator's keys are locked but for those that are given; these go to certain roles alone. */
function isOpen({ type }: UserRecord, name: PermissionKey): boolean {
  if (isGranted(name)) return type !== undefined && grantableTo(type).includes(name);
  return type !== 'ADMINISTRATOR';
}

/** What the role says needs no mark: it goes with the role again. */
function markOf({ type }: UserRecord, name: PermissionKey, effect: Effect): UpdateQuery<UserRecord> {
  const isOfRole = type !== undefined && roleDefaults(type).includes(name) === (effect === 'allow');
  return isOfRole ? { $unset: { [`permissions.${name}`]: 1 } } : { $set: { [`permissions.${name}`]: effect } };
}

/** Nobody changes the own permissions or gives away what they do not hold. */
function assertNoPromotion(userId: string, by: Principal, isWithinOwn: boolean): void {
  if (userId === by.userId) throw failure('identity.permissions.own');
  if (!isWithinOwn) throw failure('permission.denied');
}
