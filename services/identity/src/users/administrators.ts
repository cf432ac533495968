import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantRecord } from './tenant.schema.js';
import type { UserRecord } from './user.schema.js';

/** A tenant always keeps an administrator who can sign in. */
@Injectable()
export class Administrators {
  constructor(
    @InjectModel('Tenant') private readonly tenants: Model<TenantRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** Part of the transaction that ends this one; two that end each other at once meet at the tenant, and one of them is refused. */
  async assertOneStays({ _id, tenant_id }: UserRecord): Promise<void> {
    await this.tenants.updateOne({ _id: tenant_id }, { $set: { administrators_changed: new Date() } });
    const other = await this.users.exists({
      _id: { $ne: _id },
      tenant_id,
      type: 'ADMINISTRATOR',
      disabled: false,
      deleted: { $exists: false },
    });
    if (!other) throw failure('identity.administrator.last');
  }
}
