import type { Principal } from '@dossier/kit/principal';
import { can } from '@dossier/kit/principal';
import type { GetUser, Profile } from '@dossier/proto/calls/identity-profile';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { permissionMap } from '../permissions/permission-map.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { colleague } from './colleague.js';
import type { UserRecord } from './user.schema.js';
import { viewOf } from './user-view.js';

/** Who is signed in, and what a colleague's profile shows. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly twoFactor: TwoFactorService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async get({ id }: GetUser, by: Principal): Promise<Profile> {
    if (id === undefined || id === by.userId) return this.own(by);
    if (!can(by, 'view_user')) throw failure('identity.user.not_found');
    return profileOf(await colleague(this.users, id, by));
  }

  private async own(by: Principal): Promise<Profile> {
    const user = await this.users.findOne({ _id: by.userId, deleted: { $exists: false } }).lean();
    if (!user) throw failure('identity.user.forbidden');
    return profileOf(user, await this.twoFactor.pendingSecret(user));
  }
}

/** Balance, wallet and the reporting entity's data stay empty until the parts that own them exist. */
const profileOf = (user: UserRecord, twoFactorSecret?: string): Profile => ({
  user: viewOf(user, twoFactorSecret),
  credits_balance: 0,
  userInformation: null,
  userAddress: null,
  userPhone: null,
  permissions: permissionMap(user),
  wallet: { address: null, loaded: false },
});
