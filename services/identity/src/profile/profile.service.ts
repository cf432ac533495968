import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { can } from '@dossier/kit/principal';
import { accountOf } from '@dossier/proto/calls/billing-accounts';
import type { GetUser, Profile } from '@dossier/proto/calls/identity-profile';
import type { Reporter } from '@dossier/proto/calls/identity-reporter';
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
    private readonly bus: Bus,
    private readonly twoFactor: TwoFactorService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Profile') private readonly profiles: Model<ProfileRecord>,
  ) {}

  async get({ id }: GetUser, by: Principal): Promise<Profile> {
    if (id === undefined || id === by.userId) return this.own(by);
    if (!can(by, 'view_user')) throw failure('identity.user.not_found');
    return profileOf(await colleague(this.users, id, by));
  }

  /** All fields of the own settings, flat. */
  async reporter(by: Principal): Promise<Reporter> {
    const { userInformation, userAddress, userPhone } = await this.told(await this.find(by));
    const { email_verified: _, ...fields } = { ...userInformation, ...userAddress, ...userPhone } as Record<
      string,
      unknown
    >;
    return { fields: fields as Record<string, string> };
  }

  private async own(by: Principal): Promise<Profile> {
    const user = await this.find(by);
    const [secret, told, money] = await Promise.all([
      this.twoFactor.pendingSecret(user),
      this.told(user),
      can(by, 'view_wallet') && user.tenant_id ? this.money(user.tenant_id) : {},
    ]);
    return { ...profileOf(user, secret), ...told, ...money };
  }

  private async find({ userId }: Principal): Promise<UserRecord> {
    const user = await this.users.findOne({ _id: userId, deleted: { $exists: false } }).lean<UserRecord>();
    if (!user) throw failure('identity.user.forbidden');
    return user;
  }

  /** Everything a profile shows, for the operator. */
  async whole(user: UserRecord): Promise<Profile> {
    const [told, money] = await Promise.all([this.told(user), this.money(user.tenant_id)]);
    return { ...profileOf(user), ...told, ...money };
  }

  private async told(user: UserRecord): Promise<ReturnType<typeof informationOf>> {
    const stored = await this.profiles.findById(user._id).lean<ProfileRecord>();
    return informationOf(user, stored?.values);
  }

  /** If another service is away the profile opens all the same and says which part was not loaded. */
  private async money(tenant_id: string): Promise<Partial<Profile>> {
    const account = await this.bus.call(accountOf, { tenant_id }).catch(() => undefined);
    return account
      ? { credits_balance: account.credits_balance, wallet: { address: account.address, loaded: true } }
      : {};
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

/** Without what only its owner is told. */
const profileOf = (user: UserRecord, twoFactorSecret?: string): Profile => ({
  user: viewOf(user, twoFactorSecret),
  credits_balance: 0,
  userInformation: null,
  userAddress: null,
  userPhone: null,
  permissions: permissionMap(user),
  wallet: { address: null, loaded: false },
});
