import { log } from '@dossier/kit/log';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  AddPasskey,
  Passkey,
  PasskeyAdded,
  RemovePasskey,
  RenamePasskey,
} from '@dossier/proto/calls/identity-passkeys';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Model, Types } from 'mongoose';
import { OwnPasswordService } from '../attempts/own-password.service.js';
import { MailsService } from '../mail/mails.service.js';
import type { UserRecord } from '../users/user.schema.js';
import { Challenges } from './challenges.js';
import type { PasskeyRecord } from './passkey.schema.js';
import type { Options } from './passkey-proofs.js';
import { ALGORITHMS, RELYING_PARTY } from './relying-party.js';

const MOST = 20;

/** The passkeys of one's own account. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly store: Store,
    private readonly passwords: OwnPasswordService,
    private readonly challenges: Challenges,
    private readonly mails: MailsService,
    @InjectModel('Passkey') private readonly passkeys: Model<PasskeyRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async begin(currentPassword: string, by: Principal): Promise<Options> {
    const { _id, email = '', username } = await this.passwords.confirm(currentPassword, by);
    const own = await this.passkeys.find({ user_id: _id }).lean<PasskeyRecord[]>();
    if (own.length >= MOST) throw failure('identity.passkey.too_many');
    const options = await generateRegistrationOptions({
      rpName: RELYING_PARTY.name,
      rpID: RELYING_PARTY.id,
      userID: new TextEncoder().encode(_id.toHexString()),
      userName: email,
      userDisplayName: username,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: own.map(({ _id: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.challenges.keep(options.challenge, 'add', _id);
    return options as unknown as Options;
  }

  async add({ name, response }: AddPasskey, by: Principal): Promise<PasskeyAdded> {
    const user_id = new Types.ObjectId(by.userId);
    const { id, publicKey, counter, transports = [] } = await this.made(response, user_id);
    return this.store.transaction(async () => {
      if ((await this.passkeys.countDocuments({ user_id })) >= MOST) throw failure('identity.passkey.too_many');
      const user = await this.users.findById(user_id).lean<UserRecord>().orFail();
      const created = new Date();
      const record = {
        _id: id,
        user_id,
        name,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        created,
      };
      await this.passkeys.create([record]);
      if (user.email) await this.mails.queue('passkey_added', user.email, user.username);
      await this.store.audit(by, 'passkey.added', by.userId, { name });
      return { passkey: shown(record) };
    });
  }

  async list(userId: string): Promise<Passkey[]> {
    const own = await this.passkeys
      .find({ user_id: new Types.ObjectId(userId) })
      .sort({ created: 1 })
      .lean<PasskeyRecord[]>();
    return own.map(shown);
  }

  rename({ id, name }: RenamePasskey, by: Principal): Promise<object> {
    return this.store.write(async () => {
      const { matchedCount } = await this.passkeys.updateOne(ownOf(id, by), { $set: { name } });
      if (matchedCount === 0) throw failure('identity.passkey.not_found');
      await this.store.audit(by, 'passkey.renamed', by.userId, { name });
      return {};
    });
  }

  async remove({ id, currentPassword }: RemovePasskey, by: Principal): Promise<object> {
    const answered = await this.store.answered<object>();
    if (answered) return answered;
    await this.passwords.confirm(currentPassword, by);
    return this.store.write(async () => {
      const removed = await this.passkeys.findOneAndDelete(ownOf(id, by)).lean<PasskeyRecord>();
      if (!removed) throw failure('identity.passkey.not_found');
      await this.store.audit(by, 'passkey.removed', by.userId, { name: removed.name });
      return {};
    });
  }

  /** For a second factor that is reset; part of the caller's transaction. */
  async removeAll(user_id: Types.ObjectId): Promise<void> {
    await this.passkeys.deleteMany({ user_id });
  }

  private async made(response: Options | undefined, user_id: Types.ObjectId) {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.challenges.take(challenge, 'add', user_id),
        expectedOrigin: RELYING_PARTY.origin,
        expectedRPID: RELYING_PARTY.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) throw new Error('not verified');
      return registrationInfo.credential;
    } catch (error) {
      log.info({ userId: user_id.toHexString(), reason: (error as Error).message }, 'passkey not taken');
      throw failure('identity.passkey.not_taken');
    }
  }
}

const ownOf = (_id: string, by: Principal) => ({ _id, user_id: new Types.ObjectId(by.userId) });

const shown = ({ _id, name, created, used }: PasskeyRecord): Passkey => ({
  id: _id,
  name,
  created: created.toISOString(),
  used: used?.toISOString(),
});
