import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isTokenOf, type TokenKind, tokenFor, tokenHash } from '../sessions/tokens.js';
import type { UserRecord } from '../users/user.schema.js';
import type { OneTimeTokenRecord, TokenUse } from './one-time-token.schema.js';

const HOUR_MS = 3_600_000;
/** How long an invitation waits to be accepted. */
export const INVITATION_MS = 7 * 24 * HOUR_MS;
const KINDS: Record<TokenUse, { kind: TokenKind; livesMs: number }> = {
  verify: { kind: 'doe1', livesMs: 24 * HOUR_MS },
  reset: { kind: 'dor1', livesMs: HOUR_MS },
  invite: { kind: 'doi1', livesMs: INVITATION_MS },
  sso: { kind: 'dox1', livesMs: 60_000 },
};

/** Tokens that are sent by mail: stored as hashes, good for one thing, once, and only the newest of a kind. */
@Injectable()
export class OneTimeTokens {
  constructor(
    @InjectModel('OneTimeToken') private readonly tokens: Model<OneTimeTokenRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /**
   * The token of a mail, the same each time the mail is written; its life begins anew, and any earlier one for the same use works
   * no more. Undefined once it was used or a later mail has another one.
   */
  async issue(use: TokenUse, { _id: user_id, email = '' }: UserRecord, mail: string): Promise<string | undefined> {
    const { kind, livesMs } = KINDS[use];
    const token = tokenFor(kind, user_id.toHexString(), email, mail);
    const _id = tokenHash(token);
    const now = new Date();
    const ended = { ended: { $exists: true } };
    if (await this.tokens.exists({ _id, ...ended })) return undefined;
    await this.tokens.updateMany({ user_id, use, _id: { $ne: _id } }, { $set: { ended: now } });
    await this.tokens.updateOne(
      { _id },
      { $set: { ends: new Date(now.getTime() + livesMs) }, $setOnInsert: { use, user_id, email, created: now } },
      { upsert: true },
    );
    return token;
  }

  /** Whose it is while it lives; it stays usable. Throws `identity.token.ended`. */
  async find(use: TokenUse, token: string): Promise<UserRecord> {
    const record = isTokenOf(KINDS[use].kind, token)
      ? await this.tokens.findOne(live(use, token)).lean<OneTimeTokenRecord>()
      : null;
    return this.owner(record);
  }

  /** Takes it away and answers whose it was; part of the caller's transaction. Throws `identity.token.ended`. */
  async use(use: TokenUse, token: string): Promise<UserRecord> {
    const record = isTokenOf(KINDS[use].kind, token)
      ? await this.tokens.findOneAndUpdate(live(use, token), { $set: { ended: new Date() } }).lean<OneTimeTokenRecord>()
      : null;
    return this.owner(record);
  }

  /** After a change of the password or the address: no link that is under way works any more. */
  async endAll(user_id: UserRecord['_id']): Promise<void> {
    await this.tokens.updateMany({ user_id }, { $set: { ended: new Date() } });
  }

  private async owner(record: OneTimeTokenRecord | null): Promise<UserRecord> {
    const user =
      record &&
      (await this.users
        .findOne({ _id: record.user_id, email: record.email, disabled: false, deleted: { $exists: false } })
        .lean<UserRecord>());
    if (!user) throw failure('identity.token.ended');
    return user;
  }
}

const live = (use: TokenUse, token: string) => ({
  _id: tokenHash(token),
  use,
  ended: { $exists: false },
  ends: { $gt: new Date() },
});
