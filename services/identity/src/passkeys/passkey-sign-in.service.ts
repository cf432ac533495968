import type { Principal } from '@dossier/kit/principal';
import type { SignedIn } from '@dossier/proto/calls/identity-sign-in';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SessionsService } from '../sessions/sessions.service.js';
import { SsoSettingsService } from '../single-sign-on/sso-settings.service.js';
import type { UserRecord } from '../users/user.schema.js';
import { type Options, PasskeyProofs } from './passkey-proofs.js';

/** Signing in without a password: the device is what one has, its lock what one knows or is. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly proofs: PasskeyProofs,
    private readonly sessions: SessionsService,
    private readonly singleSignOn: SsoSettingsService,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  begin(): Promise<Options> {
    return this.proofs.askAnybody();
  }

  async signIn(response: Options | undefined, by: Principal): Promise<SignedIn> {
    const _id = await this.proofs.check(response);
    const user = await this.users.findOne({ _id, disabled: false, deleted: { $exists: false } }).lean<UserRecord>();
    if (!user) throw failure('identity.passkey.refused');
    if (await this.singleSignOn.isAlone(user)) throw failure('identity.sso.only');
    return { token: await this.sessions.open(user, by.ip) };
  }
}
