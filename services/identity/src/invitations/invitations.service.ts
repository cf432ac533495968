import { randomUUID } from 'node:crypto';
import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { AcceptInvitation, InvitationAccepted } from '@dossier/proto/calls/identity-invitations';
import { userChanged } from '@dossier/proto/events/identity';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { passwordRefusal } from '@dossier/proto/rules/passwords';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailsService } from '../mail/mails.service.js';
import { INVITATION_MS, OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { actorOf } from '../sessions/claims.js';
import { TermsService } from '../terms/terms.service.js';
import { colleague } from '../users/colleague.js';
import { hashPassword } from '../users/passwords.js';
import type { UserRecord } from '../users/user.schema.js';
import { changeOf } from '../users/user-view.js';

/** Invitations after they were sent: again, taken back, accepted. An account is made with its invitation. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailsService,
    private readonly terms: TermsService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async resend(user_id: string, by: Principal): Promise<object> {
    const user = await this.waiting(user_id, by);
    const id = randomUUID();
    return this.store.write(async () => {
      const invited_until = new Date(Date.now() + INVITATION_MS);
      await this.users.updateOne({ _id: user._id }, { $set: { invited_until } });
      await this.mails.queue('invite', user.email ?? '', user.username, { id });
      await this.store.audit(by, 'user.invited_again', user_id);
      return {};
    });
  }

  /** The record stays for the change log, as a deleted user's does. */
  async revoke(user_id: string, by: Principal): Promise<object> {
    return this.store.write(async () => {
      const user = await this.waiting(user_id, by);
      await this.users.updateOne(
        { _id: user._id },
        { $set: { deleted: new Date(), former_email: user.email }, $unset: { email: 1, invited_until: 1 } },
      );
      await this.tokens.endAll(user._id);
      await this.store.audit(by, 'user.invitation_revoked', user_id);
      await this.events.publish(userChanged, by, user_id, changeOf(user, 'deleted'));
      return {};
    });
  }

  async accept({ token, password = '' }: AcceptInvitation): Promise<InvitationAccepted> {
    const { email, username } = await this.tokens.find('invite', token);
    const refused = passwordRefusal(password, { email, username });
    if (refused) throw invalid({ password: refused });
    const [password_hash, terms_version] = await Promise.all([hashPassword(password), this.terms.version()]);
    return this.store.transaction(async () => {
      const user = await this.tokens.use('invite', token);
      await this.users.updateOne(
        { _id: user._id },
        { $set: { password_hash, terms_version, email_verified: true }, $unset: { invited_until: 1 } },
      );
      await this.store.audit(actorOf(user), 'user.invitation_accepted', user._id.toHexString());
      return { email: user.email ?? '' };
    });
  }

  private async waiting(user_id: string, by: Principal): Promise<UserRecord> {
    const user = await colleague(this.users, user_id, by);
    if (!user.invited_until) throw failure('identity.invitation.accepted');
    return user;
  }
}
