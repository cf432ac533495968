import { log } from '@dossier/kit/log';
import type { Principal } from '@dossier/kit/principal';
import type { LoggedIn, Login } from '@dossier/proto/calls/identity-sign-in';
import { Failure, failure } from '@dossier/proto/failures/failure';
import { normaliseEmail } from '@dossier/proto/rules/email';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PER_EMAIL } from '../attempts/attempt-rules.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { MailsService } from '../mail/mails.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SsoSettingsService } from '../single-sign-on/sso-settings.service.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { hashPassword, isOutdated, isPassword } from '../users/passwords.js';
import type { UserRecord } from '../users/user.schema.js';

/** Signing in: count the attempt, then the password, then the code. */
@Injectable()
export class LoginService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly sessions: SessionsService,
    private readonly twoFactor: TwoFactorService,
    private readonly mails: MailsService,
    private readonly singleSignOn: SsoSettingsService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** An unknown e-mail, a wrong password and a disabled user read the same and take the same time. */
  async login(input: Login, by: Principal): Promise<LoggedIn> {
    const email = normaliseEmail(input.email);
    const end = await this.attempts.begin(email, by.ip);
    try {
      const answer = await this.check(email, input, by);
      await end(answer.token ? 'passed' : 'undecided');
      return answer;
    } catch (error) {
      const failures = await end(isWrongGuess(error) ? 'failed' : 'undecided');
      if (failures === PER_EMAIL.limit) await this.tellOwner(email);
      throw error;
    }
  }

  private async check(email: string, { password, ...given }: Login, by: Principal): Promise<LoggedIn> {
    const user = await this.users.findOne({ email }).lean();
    const isRight = await isPassword(password, user?.password_hash);
    if (!user || !isRight || user.disabled) throw failure('identity.credentials.wrong');
    if (await this.singleSignOn.isAlone(user)) throw failure('identity.sso.only');
    const challenge = await this.twoFactor.challenge(user, given);
    if (challenge) return challenge;
    if (isOutdated(user.password_hash)) await this.rehash(user, password);
    if (given.recovery_code && !given.token && !given.passkey)
      await this.mails.queue('recovery_used', email, user.username);
    return { token: await this.sessions.open(user, by.ip) };
  }

  private async rehash({ _id, password_hash }: UserRecord, password: string): Promise<void> {
    const fresh = await hashPassword(password);
    await this.users.updateOne({ _id, password_hash }, { $set: { password_hash: fresh } });
  }

  private async tellOwner(email: string): Promise<void> {
    const owner = await this.users.findOne({ email }, { username: 1 }).lean();
    if (!owner) return;
    log.warn({ userId: owner._id.toHexString() }, 'account locked after failed sign-ins');
    await this.mails.queue('locked', email, owner.username);
  }
}

const isWrongGuess = (error: unknown): boolean =>
  error instanceof Failure && ['identity.credentials.wrong', 'identity.code.wrong'].includes(error.wire.code);
