import { log } from '@dossier/kit/log';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Model, Types } from 'mongoose';
import { Challenges } from './challenges.js';
import type { PasskeyRecord } from './passkey.schema.js';
import { RELYING_PARTY } from './relying-party.js';

export type Options = Record<string, unknown>;

/** Asks for a passkey and checks what comes back: that its owner was there and was recognised by the device. */
@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly challenges: Challenges,
    @InjectModel('Passkey') private readonly passkeys: Model<PasskeyRecord>,
  ) {}

  /** For whoever comes: the device shows the passkeys it has. */
  async askAnybody(): Promise<Options> {
    const options = await generateAuthenticationOptions({ rpID: RELYING_PARTY.id, userVerification: 'required' });
    await this.challenges.keep(options.challenge, 'sign-in');
    return options as unknown as Options;
  }

  /** For one person's own, after the password; undefined if there are none. */
  async ask(user_id: Types.ObjectId): Promise<Options | undefined> {
    const own = await this.passkeys.find({ user_id }).lean<PasskeyRecord[]>();
    if (own.length === 0) return undefined;
    const options = await generateAuthenticationOptions({
      rpID: RELYING_PARTY.id,
      userVerification: 'required',
      allowCredentials: own.map(({ _id: id, transports }) => ({ id, transports: transports })),
    });
    await this.challenges.keep(options.challenge, 'second-factor', user_id);
    return options as unknown as Options;
  }

  async has(user_id: Types.ObjectId): Promise<boolean> {
    return (await this.passkeys.exists({ user_id })) !== null;
  }

  /** Answers whose passkey it is. Throws `identity.passkey.refused`. */
  async check(response: Options | undefined, secondFactorOf?: Types.ObjectId): Promise<Types.ObjectId> {
    const id = response?.id;
    const owner = secondFactorOf ? { user_id: secondFactorOf } : {};
    const passkey =
      typeof id === 'string' ? await this.passkeys.findOne({ _id: id, ...owner }).lean<PasskeyRecord>() : null;
    if (!passkey) throw failure('identity.passkey.refused');
    const use = secondFactorOf ? 'second-factor' : 'sign-in';
    const taken = (challenge: string) => this.challenges.take(challenge, use, secondFactorOf);
    const counter = await verified(response as unknown as AuthenticationResponseJSON, passkey, taken);
    await this.passkeys.updateOne({ _id: passkey._id }, { $set: { used: new Date() }, $max: { counter } });
    return passkey.user_id;
  }
}

/** Answers the counter of the device. */
async function verified(
  response: AuthenticationResponseJSON,
  { _id, public_key, counter, transports, user_id }: PasskeyRecord,
  expectedChallenge: (challenge: string) => Promise<boolean>,
): Promise<number> {
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: RELYING_PARTY.origin,
      expectedRPID: RELYING_PARTY.id,
      requireUserVerification: true,
      credential: {
        id: _id,
        publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
        // Devices that keep a passkey together count each for itself: a lower count is told of, not refused.
        counter: 0,
        transports: transports as AuthenticatorTransport[],
      },
    });
    if (!isRight) throw new Error('not verified');
    const { newCounter } = authenticationInfo;
    if (newCounter > 0 && newCounter <= counter)
      log.warn({ userId: user_id.toHexString(), counter, newCounter }, 'a passkey counts backwards');
    return newCounter;
  } catch (error) {
    log.info({ userId: user_id.toHexString(), reason: (error as Error).message }, 'passkey refused');
    throw failure('identity.passkey.refused');
  }
}
