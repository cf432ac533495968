import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Register, SignedIn } from '@dossier/proto/calls/identity-sign-in';
import { userChanged } from '@dossier/proto/events/identity';
import { failure } from '@dossier/proto/failures/failure';
import { normaliseEmail } from '@dossier/proto/rules/email';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { MailsService } from '../mail/mails.service.js';
import { actorOf } from '../sessions/claims.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TermsService } from '../terms/terms.service.js';
import { isDuplicate } from '../users/duplicate.js';
import { hashPassword, isPassword } from '../users/passwords.js';
import type { TenantRecord } from '../users/tenant.schema.js';
import type { UserRecord } from '../users/user.schema.js';
import { changeOf } from '../users/user-view.js';

/** Opens a workspace: a tenant and its administrator. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    private readonly sessions: SessionsService,
    private readonly terms: TermsService,
    private readonly mails: MailsService,
    @InjectModel('Tenant') private readonly tenants: Model<TenantRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async register(input: Register, by: Principal): Promise<SignedIn> {
    const email = normaliseEmail(input.email);
    const password_hash = await hashPassword(input.password);
    const { userId } = await this.create({ ...input, email, password_hash }, by).catch(async (error: unknown) => {
      if (!isDuplicate(error)) throw error;
      await this.mails.queue('registered_again', email, input.username);
      throw failure('identity.email.used');
    });
    const user = await this.users.findById(userId).lean().orFail();
    // An Idempotency-Key may have found an earlier registration: its session goes to its owner alone.
    if (user.password_hash !== password_hash && !(await isPassword(input.password, user.password_hash)))
      throw failure('identity.email.used');
    return { token: await this.sessions.open(user, by.ip) };
  }

  private create(
    { username, email, password_hash }: Pick<UserRecord, 'username' | 'password_hash'> & { email: string },
    by: Principal,
  ): Promise<{ userId: string }> {
    return this.store.write(async () => {
      const [tenantId, now] = [new Types.ObjectId(), new Date()];
      await this.tenants.create({ _id: tenantId, created: now });
      const user = await this.users.create({
        tenant_id: tenantId.toHexString(),
        username,
        email,
        password_hash,
        type: 'ADMINISTRATOR',
        terms_version: await this.terms.version(),
        created: now,
      });
      const actor = actorOf(user, by.ip);
      await this.store.audit(actor, 'user.registered', user.id);
      await this.events.publish(userChanged, actor, user.id, changeOf(user, 'created'));
      await this.mails.queue('verify', email, username);
      return { userId: user.id };
    });
  }
}
