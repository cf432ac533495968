import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  Account,
  Accounts,
  CreateAccount,
  SessionsEnded,
  UpdateAccount,
} from '@dossier/proto/calls/identity-accounts';
import { userChanged } from '@dossier/proto/events/identity';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SessionsService } from '../sessions/sessions.service.js';
import { changesOf, endsSessions, roleForNew } from './account-rules.js';
import { colleague } from './colleague.js';
import { isDuplicate } from './duplicate.js';
import { hashPassword } from './passwords.js';
import type { UserRecord } from './user.schema.js';
import { changeOf, viewOf } from './user-view.js';

const MOST = 1_000;

/** The users of a tenant, as its administrators keep them. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    private readonly sessions: SessionsService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async list(by: Principal): Promise<Accounts> {
    const users = await this.users
      .find({ tenant_id: by.tenantId, is_super_user: false, deleted: { $exists: false } })
      .sort({ created: -1 })
      .limit(MOST)
      .lean();
    return { users: users.map((user) => viewOf(user)) };
  }

  async get(id: string, by: Principal): Promise<Account> {
    return { user: viewOf(await colleague(this.users, id, by)) };
  }

  async create({ username, email, password, ...input }: CreateAccount, by: Principal): Promise<Account> {
    const type = roleForNew(input.type, by);
    const password_hash = await hashPassword(password);
    return this.refusingUsedEmail(() =>
      this.store.write(async () => {
        const fields = { username, email, type, company_ids: input.company_ids };
        const created = { tenant_id: by.tenantId, password_hash, created: new Date(), ...fields };
        const user = await this.users.create(created);
        await this.store.audit(by, 'user.created', user.id, fields);
        await this.events.publish(userChanged, by, user.id, changeOf(user, 'created'));
        return { user: viewOf(user) };
      }),
    );
  }

  async update({ user_id, ...input }: UpdateAccount, by: Principal): Promise<Account> {
    return this.refusingUsedEmail(() =>
      this.store.write(async () => {
        const before = await colleague(this.users, user_id, by);
        const { set, unset, detail } = changesOf(before, input, by);
        const after = await this.users
          .findOneAndUpdate({ _id: before._id }, { $set: set, $unset: unset }, { returnDocument: 'after' })
          .lean<UserRecord>()
          .orFail();
        if (endsSessions(input)) await this.sessions.endAll(user_id, by.sessionId);
        await this.store.audit(by, 'user.updated', user_id, detail);
        await this.events.publish(userChanged, by, user_id, changeOf(after, 'updated'));
        return { user: viewOf(after) };
      }),
    );
  }

  /** The session that asks stays, so that one can end one's own others. */
  async endSessions(user_id: string, by: Principal): Promise<SessionsEnded> {
    return this.store.write(async () => {
      await colleague(this.users, user_id, by);
      const count = await this.sessions.endAll(user_id, by.sessionId);
      await this.store.audit(by, 'user.sessions_ended', user_id, { count });
      return { count };
    });
  }

  /** The record stays for the change log; the person can sign in no more and the e-mail is free again. */
  async delete(user_id: string, by: Principal): Promise<object> {
    return this.store.write(async () => {
      const user = await colleague(this.users, user_id, by);
      if (user.type === 'ADMINISTRATOR') throw failure('identity.user.administrator');
      await this.users.updateOne(
        { _id: user._id },
        { $set: { deleted: new Date(), former_email: user.email }, $unset: { email: 1, two_factor: 1 } },
      );
      await this.sessions.endAll(user_id);
      await this.store.audit(by, 'user.deleted', user_id);
      await this.events.publish(userChanged, by, user_id, changeOf(user, 'deleted'));
      return {};
    });
  }

  private async refusingUsedEmail<T>(work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      const used = failure('identity.user.email_used');
      used.wire.errors = { email: used.wire.message };
      throw used;
    });
  }
}
