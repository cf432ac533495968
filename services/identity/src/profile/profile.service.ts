import type { Principal } from '@dossier/kit/principal';
import { can } from '@dossier/kit/principal';
import type { GetUser, Profile } from '@dossier/proto/calls/identity-profile';
import { failure } from '@dossier/proto/failures/failure';
import { PROFILE_FIELDS, PROFILE_NAMES, type ProfileGroup } from '@dossier/proto/rules/profile';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { permissionMap } from '../permissions/permission-map.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { colleague } from '../users/colleague.js';
import type { UserRecord } from '../users/user.schema.js';
import { viewOf } from '../users/user-view.js';
import type { ProfileRecord } from './profile.schema.js';

/** Who is signed in, and what a colleague's profile shows. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly twoFactor: TwoFactorService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Profile') private readonly profiles: Model<ProfileRecord>,
  ) {}

  async get({ id }: GetUser, by: Principal): Promise<Profile> {
    if (id === undefined || id === by.userId) return this.own(by);
    if (!can(by, 'view_user')) throw failure('identity.user.not_found');
    return profileOf(await colleague(this.users, id, by));
  }

  private async own(by: Principal): Promise<Profile> {
    const user = await this.users.findOne({ _id: by.userId, deleted: { $exists: false } }).lean();
    if (!user) throw failure('identity.user.forbidden');
    const [secret, stored] = await Promise.all([
      this.twoFactor.pendingSecret(user),
      this.profiles.findById(user._id).lean<ProfileRecord>(),
    ]);
    return { ...profileOf(user, secret), ...informationOf(user, stored?.values) };
  }
}

/** What the profile settings show; an address and a phone are there once they were saved. */
function informationOf(user: UserRecord, values: ProfileRecord['values'] = {}) {
  const of = (group: ProfileGroup) => {
    const names = PROFILE_NAMES.filter((name) => PROFILE_FIELDS[name].group === group && name in values);
    return Object.fromEntries(names.map((name) => [name, values[name as keyof typeof values]]));
  };
  const orNull = (some: Record<string, unknown>) => (Object.keys(some).length > 0 ? some : null);
  return {
    userInformation: { ...of('user'), email: user.email ?? '', email_verified: user.email_verified },
    userAddress: orNull(of('address')),
    userPhone: orNull(of('phone')),
  };
}

/** Balance and wallet stay empty until the parts that own them exist; the profile is told to its owner alone. */
const profileOf = (user: UserRecord, twoFactorSecret?: string): Profile => ({
  user: viewOf(user, twoFactorSecret),
  credits_balance: 0,
  userInformation: null,
  userAddress: null,
  userPhone: null,
  permissions: permissionMap(user),
  wallet: { address: null, loaded: false },
});
