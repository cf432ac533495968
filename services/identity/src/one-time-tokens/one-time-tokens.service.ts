import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isTokenOf, newToken, type TokenKind, tokenHash } from '../sessions/tokens.js';
import type { UserRecord } from '../users/user.schema.js';
import type { OneTimeTokenRecord, TokenUse } from './one-time-token.schema.js';

const HOUR_MS = 3_600_000;
const KINDS: Record<TokenUse, { kind: TokenKind; livesMs: number }> = {
  verify: { kind: 'doe1', livesMs: 24 * HOUR_MS },
  reset: { kind: 'dor1', livesMs: HOUR_MS },
};

/** Tokens that are sent by mail: stored as hashes, good for one thing, once, and only the newest of a kind. */
@Injectable()
export class OneTimeTokens {
  constructor(
    @InjectModel('OneTimeToken') private readonly tokens: Model<OneTimeTokenRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** A new one; any earlier one for the same use works no more. */
  async issue(use: TokenUse, { _id: user_id, email }: UserRecord): Promise<string> {
    const { kind, livesMs } = KINDS[use];
    const token = newToken(kind);
    const created = new Date();
    await this.tokens.deleteMany({ user_id, use });
    const ends = new Date(created.getTime() + livesMs);
    await this.tokens.create({ _id: tokenHash(token), use, user_id, email, created, ends });
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
      ? await this.tokens.findOneAndDelete(live(use, token)).lean<OneTimeTokenRecord>()
      : null;
    return this.owner(record);
  }

  /** After a change of the password or the address: no link that is under way works any more. */
  async endAll(user_id: UserRecord['_id']): Promise<void> {
    await this.tokens.deleteMany({ user_id });
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

const live = (use: TokenUse, token: string) => ({ _id: tokenHash(token), use, ends: { $gt: new Date() } });
