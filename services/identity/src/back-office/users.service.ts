import { findOrFail } from '@dossier/kit/mongo';
import type {
  EmailsFound,
  ListUsers,
  TenantFound,
  UserOfOperator,
  Users,
} from '@dossier/proto/calls/identity-back-office';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountList } from '../accounts/account-list.js';
import { ProfileService } from '../profile/profile.service.js';
import type { LoginRecord } from '../sessions/login-history.schema.js';
import { latestLogins } from '../sessions/login-list.js';
import type { UserRecord } from '../users/user.schema.js';

/** Users as the operator sees them: of every company, and read-only. */
@Injectable()
export class UsersService {
  constructor(
    private readonly accounts: AccountList,
    private readonly profiles: ProfileService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Login') private readonly logins: Model<LoginRecord>,
  ) {}

  list(asked: ListUsers): Promise<Users> {
    return this.accounts.page(asked, {});
  }

  async get(id: string): Promise<UserOfOperator> {
    const user = await this.find(id);
    const [profile, logins] = await Promise.all([this.profiles.whole(user), latestLogins(this.logins, user._id)]);
    return {
      ...profile,
      tenant_id: user.tenant_id,
      logins,
    };
  }

  async tenant(id: string): Promise<TenantFound> {
    const { tenant_id, email = '' } = await this.find(id);
    return { tenant_id, email };
  }

  async emails(user_ids: readonly string[]): Promise<EmailsFound> {
    const users = await this.users.find({ _id: { $in: user_ids } }, { email: 1, former_email: 1 }).lean<UserRecord[]>();
    const found = users.map(({ _id, email, former_email = '' }) => ({
      user_id: _id.toHexString(),
      email: email ?? former_email,
    }));
    return { found };
  }

  private find(_id: string): Promise<UserRecord> {
    const isThere = { is_super_user: false, deleted: { $exists: false } };
    return findOrFail(this.users, { _id, ...isThere }, 'identity.user.not_found');
  }
}
