import { randomUUID } from 'node:crypto';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { EmailVerified, MailAsked, ResetPassword } from '@dossier/proto/calls/identity-email';
import { invalid } from '@dossier/proto/failures/failure';
import { normaliseEmail } from '@dossier/proto/rules/email';
import { passwordRefusal } from '@dossier/proto/rules/passwords';
import { phrasesOf } from '@dossier/proto/texts/define';
import { identity } from '@dossier/proto/texts/identity';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailsService } from '../mail/mails.service.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { actorOf } from '../sessions/claims.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { hashPassword } from '../users/passwords.js';
import type { UserRecord } from '../users/user.schema.js';
import { MailWaits } from './mail-waits.js';

/** What is done by way of the inbox: confirming the address, and a new password for a forgotten one. */
@Injectable()
export class EmailService {
  constructor(
    private readonly store: Store,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailsService,
    private readonly waits: MailWaits,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async sendVerification(given: string, by: Principal): Promise<MailAsked> {
    const email = normaliseEmail(given);
    const user = await this.users.findById(by.userId).lean<UserRecord>().orFail();
    if (user.email !== email) throw invalid({ email: phrasesOf(identity).validation.email });
    return this.ask('verify', email);
  }

  async verify(token: string): Promise<EmailVerified> {
    return this.store.transaction(async () => {
      const user = await this.tokens.use('verify', token);
      await this.users.updateOne({ _id: user._id }, { $set: { email_verified: true } });
      await this.store.audit(actorOf(user), 'user.email_verified', user._id.toHexString());
      return { email: user.email ?? '' };
    });
  }

  /** A known and an unknown address go the same way: whether there is anybody is looked up when the mail is written. */
  forgot(email: string): Promise<MailAsked> {
    return this.ask('reset', normaliseEmail(email));
  }

  async reset({ password = '', token }: ResetPassword): Promise<object> {
    const { email, username } = await this.tokens.find('reset', token);
    const refused = passwordRefusal(password, { email, username });
    if (refused) throw invalid({ password: refused });
    const password_hash = await hashPassword(password);
    return this.store.transaction(async () => {
      const owner = await this.tokens.use('reset', token);
      // Whoever opened the link reads this inbox.
      await this.users.updateOne(
        { _id: owner._id },
        { $set: { password_hash, email_verified: true }, $unset: { invited_until: 1 } },
      );
      await this.tokens.endAll(owner._id);
      await this.sessions.endAll(owner._id.toHexString());
      await this.store.audit(actorOf(owner), 'user.password_reset', owner._id.toHexString());
      if (owner.email) await this.mails.queue('password_changed', owner.email, owner.username);
      return {};
    });
  }

  private async ask(kind: 'verify' | 'reset', email: string): Promise<MailAsked> {
    const timeout = await this.waits.secondsLeft(kind, email);
    // An id of its own: a mail that somebody asked for is sent even if one went out automatically a moment ago.
    if (timeout === undefined) await this.mails.queue(kind, email, '', { id: randomUUID() });
    return timeout === undefined ? {} : { timeout };
  }
}
