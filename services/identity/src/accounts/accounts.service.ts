import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Account, CreateAccount, SessionsEnded, UpdateAccount } from '@dossier/proto/calls/identity-accounts';
import { userChanged } from '@dossier/proto/events/identity';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnPasswordService } from '../attempts/own-password.service.js';
import { MailsService } from '../mail/mails.service.js';
import { INVITATION_MS } from '../one-time-tokens/one-time-tokens.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { approves } from '../permissions/approvers.js';
import { LastApprover } from '../permissions/last-approver.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { newToken } from '../sessions/tokens.js';
import { Administrators } from '../users/administrators.js';
import { colleague } from '../users/colleague.js';
import { refusingUsedEmail } from '../users/duplicate.js';
import { hashPassword } from '../users/passwords.js';
import type { UserRecord } from '../users/user.schema.js';
import { changeOf, viewOf } from '../users/user-view.js';
import {
  assertMayEndSessions,
  changesOf,
  endsAdministrator,
  endsApprover,
  endsSessions,
  roleForNew,
} from './account-rules.js';

/** The users of a tenant, as its administrators keep them. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    private readonly sessions: SessionsService,
    private readonly passwords: OwnPasswordService,
    private readonly administrators: Administrators,
    private readonly mails: MailsService,
    private readonly lastApprover: LastApprover,
    private readonly passkeys: PasskeysService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async get(id: string, by: Principal): Promise<Account> {
    return { user: viewOf(await colleague(this.users, id, by)) };
  }

  async create({ username, email, password, ...input }: CreateAccount, by: Principal): Promise<Account> {
    const type = roleForNew(input.type, by);
    const password_hash = await hashPassword(password ?? newToken('doi1'));
    const invited_until = password === undefined ? new Date(Date.now() + INVITATION_MS) : undefined;
    return refusingUsedEmail(() =>
      this.store.write(async () => {
        const fields = { username, email, type, company_ids: input.company_ids };
        const created = { tenant_id: by.tenantId, password_hash, invited_until, created: new Date(), ...fields };
        const user = await this.users.create(created);
        await this.store.audit(by, 'user.created', user.id, { ...fields, invited: invited_until !== undefined });
        await this.events.publish(userChanged, by, user.id, changeOf(user, 'created'));
        if (invited_until) await this.mails.queue('invite', email, username);
        return { user: viewOf(user) };
      }),
    );
  }

  async update({ user_id, currentPassword, ...input }: UpdateAccount, by: Principal): Promise<Account> {
    const resets = input.reset_two_factor && by.role === 'ADMINISTRATOR';
    if (resets || (await this.changesOwnEmail(user_id, input.email, by)))
      await this.passwords.confirm(currentPassword, by);
    const known = await this.store.answered<Account>();
    if (known) return known;
    const released = await this.released(user_id, (user) => endsApprover(user, input, by), by);
    return refusingUsedEmail(() =>
      this.store.write(async () => {
        const before = await colleague(this.users, user_id, by);
        const { set, unset, detail } = changesOf(before, input, by);
        if (released) await this.lastApprover.assertReleased(before, released);
        if (endsAdministrator(before, input)) await this.administrators.assertOneStays(before);
        const after = await this.users
          .findOneAndUpdate({ _id: before._id }, { $set: set, $unset: unset }, { returnDocument: 'after' })
          .lean<UserRecord>()
          .orFail();
        if (input.reset_two_factor) await this.passkeys.removeAll(before._id);
        if (endsSessions(input)) await this.sessions.endAll(user_id, by.sessionId);
        // Whoever reads the new address can have a password sent to it.
        if (before.email && !before.invited_until && after.email !== before.email)
          await this.mails.queue('email_changed', before.email, before.username);
        await this.store.audit(by, 'user.updated', user_id, detail);
        await this.events.publish(userChanged, by, user_id, changeOf(after, 'updated'));
        return { user: viewOf(after) };
      }),
    );
  }

  /** The session that asks stays, so that one can end one's own others. */
  async endSessions(user_id: string, by: Principal): Promise<SessionsEnded> {
    return this.store.write(async () => {
      assertMayEndSessions(await colleague(this.users, user_id, by), by);
      const count = await this.sessions.endAll(user_id, by.sessionId);
      await this.store.audit(by, 'user.sessions_ended', user_id, { count });
      return { count };
    });
  }

  /** The record stays for the change log; the person can sign in no more and the e-mail is free again. */
  async delete(user_id: string, by: Principal): Promise<object> {
    const known = await this.store.answered<object>();
    if (known) return known;
    const released = await this.released(user_id, (user) => user.type !== 'ADMINISTRATOR' && approves(user), by);
    return this.store.write(async () => {
      const user = await colleague(this.users, user_id, by);
      if (user.type === 'ADMINISTRATOR') throw failure('identity.user.administrator');
      if (released) await this.lastApprover.assertReleased(user, released);
      await this.users.updateOne(
        { _id: user._id },
        { $set: { deleted: new Date(), former_email: user.email }, $unset: { email: 1, two_factor: 1 } },
      );
      await this.sessions.endAll(user_id);
      await this.passkeys.removeAll(user._id);
      await this.store.audit(by, 'user.deleted', user_id);
      await this.events.publish(userChanged, by, user_id, changeOf(user, 'deleted'));
      return {};
    });
  }

  /** As in the own profile: a session that was left open does not lead to the password. */
  private async changesOwnEmail(user_id: string, email: string | undefined, by: Principal): Promise<boolean> {
    if (email === undefined || user_id !== by.userId) return false;
    return (await colleague(this.users, user_id, by)).email !== email;
  }

  /** Whoever would approve no more is needed by no change that waits; undefined if the right stays. */
  private async released(
    user_id: string,
    leaves: (user: UserRecord) => boolean,
    by: Principal,
  ): Promise<readonly string[] | undefined> {
    const user = await colleague(this.users, user_id, by);
    return leaves(user) ? this.lastApprover.release(user, by) : undefined;
  }
}
