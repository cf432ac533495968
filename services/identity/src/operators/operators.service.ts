import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { CreateSuperUser, Exempted, SuperUser } from '@dossier/proto/calls/identity-operators';
import { failure } from '@dossier/proto/failures/failure';
import { normaliseEmail } from '@dossier/proto/rules/email';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicate } from '../users/duplicate.js';
import { hashPassword } from '../users/passwords.js';
import type { UserRecord } from '../users/user.schema.js';

/** What only the operator's command line does: no HTTP call leads here. */
@Injectable()
export class OperatorsService {
  constructor(
    private readonly store: Store,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** Makes a super user; a further one only with `force`. */
  async createSuperUser({ username, password, force, ...input }: CreateSuperUser, by: Principal): Promise<SuperUser> {
    const email = normaliseEmail(input.email);
    const password_hash = await hashPassword(password);
    return this.store
      .write(async () => {
        if (!force && (await this.users.exists({ is_super_user: true, deleted: { $exists: false } })))
          throw failure('identity.super_user.exists');
        const user = await this.users.create({
          username,
          email,
          password_hash,
          is_super_user: true,
          created: new Date(),
        });
        await this.store.audit(by, 'super_user.created', user.id, { email, force: force === true });
        return { user_id: user.id };
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? failure('identity.user.email_used') : error;
      });
  }

  /** Users of demo data and load tests are not asked for a second factor. */
  async exempt(emails: readonly string[], by: Principal): Promise<Exempted> {
    return this.store.write(async () => {
      const { matchedCount } = await this.users.updateMany(
        { email: { $in: emails.map(normaliseEmail) } },
        { $set: { 'two_factor.exempt': true } },
      );
      await this.store.audit(by, 'two_factor.exempted', emails.join(' '));
      return { count: matchedCount };
    });
  }
}
