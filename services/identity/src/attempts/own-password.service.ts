import type { Principal } from '@dossier/kit/principal';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isPassword } from '../users/passwords.js';
import type { UserRecord } from '../users/user.schema.js';
import { AttemptsService } from './attempts.service.js';

/** A session alone is not enough for what outlasts it: the password is asked for again, and a wrong one counts like a failed sign-in. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly attempts: AttemptsService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** Answers whose password it is. Throws `identity.password.wrong` and, after too many of them, `identity.account.locked`. */
  async confirm(password: string | undefined, by: Principal): Promise<UserRecord> {
    const user = await this.users.findOne({ _id: by.userId, deleted: { $exists: false } }).lean<UserRecord>();
    if (!user?.email) throw failure('session.ended');
    if (!password) throw wrongPassword();
    const end = await this.attempts.begin(user.email, by.ip);
    const isRight = await isPassword(password, user.password_hash).catch(async (error: unknown) => {
      await end('undecided');
      throw error;
    });
    await end(isRight ? 'passed' : 'failed');
    if (!isRight) throw wrongPassword();
    return user;
  }
}

function wrongPassword() {
  const wrong = failure('identity.password.wrong');
  wrong.wire.errors = { currentPassword: wrong.wire.message };
  return wrong;
}
