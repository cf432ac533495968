import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { RecoveryCodes } from '@dossier/proto/calls/identity-own-account';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnPasswordService } from '../attempts/own-password.service.js';
import { actorOf, type ClaimsUser } from '../sessions/claims.js';
import type { UserRecord } from '../users/user.schema.js';
import { newRecoveryCode, RECOVERY_CODES, recoveryHash } from './recovery-codes.js';

/** Codes for the day the phone is lost: shown once, stored as hashes, each good once. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly store: Store,
    private readonly passwords: OwnPasswordService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async make(currentPassword: string, by: Principal): Promise<RecoveryCodes> {
    const user = await this.passwords.confirm(currentPassword, by);
    if (!user.two_factor.secret) throw failure('identity.two_factor.missing');
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.store.transaction(async () => {
      await this.users.updateOne({ _id: user._id }, { $set: { 'two_factor.recovery': codes.map(recoveryHash) } });
      await this.store.audit(by, 'two_factor.recovery_codes_made', by.userId);
    });
    return { codes };
  }

  /** Takes the code away in one conditional update, so that it opens once; throws `identity.code.wrong`. */
  async use(user: ClaimsUser, code: string): Promise<void> {
    const hash = recoveryHash(code.toUpperCase());
    await this.store.transaction(async () => {
      const { modifiedCount } = await this.users.updateOne(
        { _id: user._id, 'two_factor.recovery': hash },
        { $pull: { 'two_factor.recovery': hash } },
      );
      if (modifiedCount === 0) throw failure('identity.code.wrong');
      await this.store.audit(actorOf(user), 'two_factor.recovery_code_used', user._id.toHexString());
    });
  }
}
