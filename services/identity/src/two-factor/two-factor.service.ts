import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Login } from '@dossier/proto/calls/identity-sign-in';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { OwnPasswordService } from '../attempts/own-password.service.js';
import { type Options, PasskeyProofs } from '../passkeys/passkey-proofs.js';
import { actorOf, type ClaimsUser } from '../sessions/claims.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { settings } from '../settings.js';
import { open, seal } from '../users/secret-box.js';
import type { TwoFactorRecord } from '../users/two-factor-record.js';
import type { UserRecord } from '../users/user.schema.js';
import { newSecret, stepOf } from './codes.js';
import { isRequired } from './policy.js';
import { RecoveryService } from './recovery.service.js';

const PENDING_MS = 10 * 60_000;

type Pending = TwoFactorRecord['pending'];
const isLive = (pending: Pending): pending is NonNullable<Pending> =>
  pending !== undefined && pending.until.getTime() > Date.now();

type Person = ClaimsUser & Pick<UserRecord, 'two_factor' | 'sso_subject'>;
type Given = Pick<Login, 'token' | 'recovery_code' | 'passkey'>;
export type Challenge =
  | { challenge: 'set_up_two_fa'; secret: string }
  | { challenge: 'verify_two_fa'; passkey?: Options };

/** Secrets and codes. A secret is shown while its set-up is pending and never again. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly store: Store,
    private readonly sessions: SessionsService,
    private readonly passwords: OwnPasswordService,
    private readonly recovery: RecoveryService,
    private readonly passkeys: PasskeyProofs,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** The app in use works on until the first code of the new one. */
  async setUp(password: string | undefined, by: Principal): Promise<string> {
    const user = await this.person(by);
    if (!user.two_factor.secret) return this.start(user);
    if (password === undefined) throw failure('identity.two_factor.completed');
    await this.passwords.confirm(password, by);
    return this.start(user);
  }

  async verify(code: string, by: Principal): Promise<object> {
    return this.store.write(() => this.complete(code, by));
  }

  /** What is still missing after the right password, or nothing. Throws `identity.code.wrong` and `identity.passkey.refused`. */
  async challenge(user: Person, { token: code, recovery_code, passkey }: Given): Promise<Challenge | undefined> {
    if (passkey) {
      await this.passkeys.check(passkey, user._id);
      return undefined;
    }
    if (user.two_factor.secret) {
      if (!code && recovery_code) {
        await this.recovery.use(user, recovery_code);
        return undefined;
      }
      if (!code) return this.asking(user);
      await this.useCode(user, user.two_factor.secret, code);
      return undefined;
    }
    if (!isRequired(settings.TWO_FACTOR, user)) return undefined;
    if (!code) return (await this.asksPasskey(user)) ?? { challenge: 'set_up_two_fa', secret: await this.start(user) };
    await this.store.transaction(() => this.complete(code, actorOf(user)));
    return undefined;
  }

  /** Whoever has passkeys may show one instead of the code. */
  private async asking(user: Person): Promise<Challenge> {
    return (await this.asksPasskey(user)) ?? { challenge: 'verify_two_fa' };
  }

  private async asksPasskey({ _id }: Person): Promise<Challenge | undefined> {
    const passkey = await this.passkeys.ask(_id);
    return passkey && { challenge: 'verify_two_fa', passkey };
  }

  /** The secret that the set-up popup shows: the pending one, or a new one for whoever must set up. */
  async pendingSecret(user: Person): Promise<string | undefined> {
    const { secret, pending } = user.two_factor;
    if (secret) return undefined;
    if (isLive(pending)) return open(pending.secret, user._id.toHexString());
    // Whoever came by single sign-on has the second factor of the company's provider.
    const hasAnother = user.sso_subject !== undefined || (await this.passkeys.has(user._id));
    if (!isRequired(settings.TWO_FACTOR, user) || hasAnother) return undefined;
    // Of several that ask at once, one makes the secret that all of them show.
    await this.put(user, newSecret(), {
      'two_factor.secret': { $exists: false },
      'two_factor.pending.until': { $not: { $gt: new Date() } },
    });
    const { _id, two_factor } = await this.users.findById(user._id, { two_factor: 1 }).lean<UserRecord>().orFail();
    return two_factor.pending && open(two_factor.pending.secret, _id.toHexString());
  }

  /** A new pending secret in place of any earlier one. */
  private async start(user: Person): Promise<string> {
    const secret = newSecret();
    await this.put(user, secret);
    return secret;
  }

  private async put({ _id }: Person, secret: string, condition: QueryFilter<UserRecord> = {}): Promise<void> {
    const pending = { secret: seal(secret, _id.toHexString()), until: new Date(Date.now() + PENDING_MS) };
    await this.users.updateOne({ _id, ...condition }, { $set: { 'two_factor.pending': pending } });
  }

  /** The first code turns the pending secret into the second factor; other sessions, opened without one, end. */
  private async complete(code: string, by: Principal): Promise<object> {
    const { _id, two_factor } = await this.person(by);
    const { pending, secret } = two_factor;
    if (secret && !isLive(pending)) throw failure('identity.two_factor.completed');
    if (!isLive(pending)) throw failure('identity.two_factor.not_started');
    const step = stepOf(code, open(pending.secret, by.userId));
    if (step === undefined) throw failure('identity.code.wrong');
    await this.users.updateOne(
      { _id },
      {
        $set: { 'two_factor.secret': pending.secret, 'two_factor.last_step': step },
        $unset: { 'two_factor.pending': 1 },
      },
    );
    await this.sessions.endAll(by.userId, by.sessionId);
    await this.store.audit(by, secret ? 'two_factor.replaced' : 'two_factor.completed', by.userId);
    return {};
  }

  private async person(by: Principal): Promise<UserRecord> {
    const user = await this.users.findOne({ _id: by.userId, deleted: { $exists: false } }).lean<UserRecord>();
    if (!user) throw failure('session.ended');
    return user;
  }

  /** One conditional update takes the code's step: of two that bring the same code, one comes too late. */
  private async useCode(user: Person, box: string, code: string): Promise<void> {
    const step = stepOf(code, open(box, user._id.toHexString()));
    if (step === undefined) throw failure('identity.code.wrong');
    const { modifiedCount } = await this.users.updateOne(
      { _id: user._id, 'two_factor.secret': box, 'two_factor.last_step': { $lt: step } },
      { $set: { 'two_factor.last_step': step } },
    );
    if (modifiedCount === 0) throw failure('identity.code.wrong');
  }
}
