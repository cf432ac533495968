import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  ChangeOwnPassword,
  OtherSessionsEnded,
  PasswordChanged,
  Security,
} from '@dossier/proto/calls/identity-own-account';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { passwordRefusal } from '@dossier/proto/rules/passwords';
import { profile } from '@dossier/proto/texts/profile';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { OwnPasswordService } from '../attempts/own-password.service.js';
import { MailsService } from '../mail/mails.service.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import type { LoginRecord } from '../sessions/login-history.schema.js';
import { latestLogins } from '../sessions/login-list.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { hashPassword } from '../users/passwords.js';
import type { UserRecord } from '../users/user.schema.js';

/** Password, sessions and sign-ins of the own account. */
@Injectable()
export class SecurityService {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly store: Store,
    private readonly passwords: OwnPasswordService,
    private readonly sessions: SessionsService,
    private readonly mails: MailsService,
    private readonly tokens: OneTimeTokens,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Login') private readonly logins: Model<LoginRecord>,
  ) {}

  async changePassword(
    { currentPassword, newPassword = '' }: ChangeOwnPassword,
    by: Principal,
  ): Promise<PasswordChanged> {
    const answered = await this.store.answered<PasswordChanged>();
    if (answered) return answered;
    const { _id, email, username, password_hash: before } = await this.passwords.confirm(currentPassword, by);
    const refused = passwordRefusal(newPassword, { email, username });
    if (refused) throw invalid({ newPassword: refused });
    const password_hash = await hashPassword(newPassword);
    return this.store.write(async () => {
      const { modifiedCount } = await this.users.updateOne({ _id, password_hash: before }, { $set: { password_hash } });
      if (modifiedCount === 0) throw failure('object.conflict');
      await this.tokens.endAll(_id);
      await this.sessions.endAll(by.userId, by.sessionId);
      await this.store.audit(by, 'user.password_changed', by.userId);
      if (email) await this.mails.queue('password_changed', email, username);
      return { message: profile.security.changed };
    });
  }

  async get(by: Principal): Promise<Security> {
    const user_id = new Types.ObjectId(by.userId);
    const [user, passkeys, sessions, logins] = await Promise.all([
      this.users.findById(user_id, { two_factor: 1 }).lean<UserRecord>().orFail(),
      this.passkeys.list(by.userId),
      this.sessions.ofUser(by.userId),
      latestLogins(this.logins, user_id),
    ]);
    return {
      two_factor_enabled: user.two_factor.secret !== undefined,
      recovery_codes_left: user.two_factor.recovery?.length ?? 0,
      passkeys,
      sessions: sessions.map(({ _id, created, seen, ip, user_agent }) => ({
        created: created.toISOString(),
        seen: seen.toISOString(),
        ip,
        userAgent: user_agent,
        current: _id === by.sessionId,
      })),
      logins,
    };
  }

  endOtherSessions(by: Principal): Promise<OtherSessionsEnded> {
    return this.store.write(async () => {
      const count = await this.sessions.endAll(by.userId, by.sessionId);
      await this.store.audit(by, 'user.sessions_ended', by.userId, { count });
      return { count };
    });
  }
}
