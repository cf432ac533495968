import { currentContext } from '@dossier/kit/context';
import { Events } from '@dossier/kit/outbox';
import { type Principal, type PrincipalClaims, service } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { ResolveSession } from '@dossier/proto/calls/identity-sessions';
import { sessionEnded } from '@dossier/proto/events/identity';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { settings } from '../settings.js';
import type { UserRecord } from '../users/user.schema.js';
import { actorOf, CLAIM_FIELDS, type ClaimsUser, claimsOf } from './claims.js';
import type { LoginRecord } from './login-history.schema.js';
import type { SessionRecord } from './session.schema.js';
import { isTokenOf, newToken, tokenHash } from './tokens.js';

const IDLE_MS = settings.SESSION_IDLE_MINUTES * 60_000;
const LONGEST_MS = settings.SESSION_HOURS * 3_600_000;
const SEEN_EVERY_MS = Math.min(60_000, IDLE_MS / 20);
const MOST_SHOWN = 100;
const LIVE_USER = [{ $match: { disabled: false, deleted: { $exists: false } } }, { $project: CLAIM_FIELDS }];

/** Sessions: opened by signing in, found by their token, ended by logout, time or a change of the account. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    @InjectModel('Session') private readonly sessions: Model<SessionRecord>,
    @InjectModel('Login') private readonly logins: Model<LoginRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** Answers the new token. The history entry is part of signing in: without it there is no session. */
  async open(user: ClaimsUser, ip: string | undefined): Promise<string> {
    const token = newToken('dos1');
    const now = new Date();
    const userAgent = currentContext()?.userAgent;
    await this.store.transaction(async () => {
      await this.sessions.create({
        _id: tokenHash(token),
        user_id: user._id,
        created: now,
        seen: now,
        ends: new Date(now.getTime() + LONGEST_MS),
        ip,
        user_agent: userAgent,
      });
      await this.logins.create({ tenant_id: user.tenant_id, user_id: user._id, loginDate: now, ip, userAgent });
      await this.store.audit(actorOf(user, ip), 'session.opened', user._id.toHexString());
    });
    await this.users.updateOne({ _id: user._id }, { $max: { lastLogin: now } });
    return token;
  }

  async resolve({ token, background = false }: ResolveSession): Promise<PrincipalClaims> {
    if (!isTokenOf('dos1', token)) throw failure('session.ended');
    return this.claims(tokenHash(token), { background });
  }

  /** What the session may do right now; throws `session.ended` when it or its user is no longer live. */
  async claims(sessionId: string, { background = false }: { background?: boolean } = {}): Promise<PrincipalClaims> {
    const now = Date.now();
    const live = { _id: sessionId, ends: { $gt: new Date(now) }, seen: { $gt: new Date(now - IDLE_MS) } };
    // Asked once a second by every session at work: one round trip costs half of two.
    const [session] = await this.sessions.aggregate<{ seen: Date; user: ClaimsUser[] }>([
      { $match: live },
      { $lookup: { from: 'users', localField: 'user_id', foreignField: '_id', as: 'user', pipeline: LIVE_USER } },
      { $project: { seen: 1, user: 1 } },
    ]);
    const user = session?.user[0];
    if (!session || !user) throw failure('session.ended');
    if (!background && now - session.seen.getTime() > SEEN_EVERY_MS)
      await this.sessions.updateOne({ _id: sessionId }, { $max: { seen: new Date(now) } });
    return claimsOf(user, sessionId);
  }

  logout(by: Principal): Promise<object> {
    return this.store.transaction(async () => {
      await this.sessions.deleteOne({ _id: by.sessionId });
      await this.store.audit(by, 'session.ended', by.userId);
      await this.events.publish(sessionEnded, by, by.userId, { user_id: by.userId });
      return {};
    });
  }

  /** Those that are live, the latest used first. */
  ofUser(userId: string): Promise<SessionRecord[]> {
    const now = Date.now();
    return this.sessions
      .find({
        user_id: new Types.ObjectId(userId),
        ends: { $gt: new Date(now) },
        seen: { $gt: new Date(now - IDLE_MS) },
      })
      .sort({ seen: -1 })
      .limit(MOST_SHOWN)
      .lean<SessionRecord[]>();
  }

  /** Ends all sessions of a user but the named one; part of the caller's transaction. Answers how many there were. */
  async endAll(userId: string, except?: string): Promise<number> {
    const ended = await this.sessions.deleteMany({ user_id: new Types.ObjectId(userId), _id: { $ne: except ?? '' } });
    if (ended.deletedCount > 0) {
      const user = await this.users.findById(userId, { tenant_id: 1 }).lean<Pick<UserRecord, 'tenant_id'>>();
      const by = service('identity', user?.tenant_id);
      await this.events.publish(sessionEnded, by, userId, { user_id: userId });
    }
    return ended.deletedCount;
  }
}
