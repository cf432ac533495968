import { Bus } from '@dossier/kit/bus';
import { type PrincipalClaims, privateKey, signPrincipal } from '@dossier/kit/principal';
import { base } from '@dossier/kit/settings';
import { SwrCache } from '@dossier/kit/swr-cache';
import { resolveLink } from '@dossier/proto/calls/identity-links';
import { type ResolveSession, resolveSession, resolveViewToken } from '@dossier/proto/calls/identity-sessions';
import { hasFailed } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';

/** A session as identity last described it, with the signed form that services check. */
export type LiveSession = { claims: PrincipalClaims; signed: string };

/** An ended session is refused everywhere within this time. */
const FRESH_MS = 1_000;
/** While identity does not answer, signed-in people go on for this long, then hear 503. */
const STALE_MS = 5_000;
const MOST = 50_000;

/** Turns the token of a request into a signed principal. Identity is asked about once a second per session. */
@Injectable()
export class Sessions {
  private readonly live = new SwrCache<LiveSession>(FRESH_MS, MOST);
  private readonly last = new Map<string, { session: LiveSession; until: number }>();
  private readonly key = base.PRINCIPAL_PRIVATE_KEY ? privateKey(base.PRINCIPAL_PRIVATE_KEY) : undefined;

  constructor(private readonly bus: Bus) {}

  /** Throws `session.ended` for a token that is not live, `system.unavailable` when nobody can tell. */
  resolve(token: string, ip: string, background = false): Promise<LiveSession> {
    // Kept apart: an answer to a background request must not stand in for a use.
    const key = background ? `background ${token}` : token;
    return this.live.get(key, () => this.liveOrLast({ token, ip, background }));
  }

  /** The next question about it goes to identity. */
  forget(token: string): void {
    this.live.delete(token);
    this.live.delete(`background ${token}`);
  }

  /** The session that asked for a view token. Each use counts, so nothing is remembered. */
  async ofViewToken(token: string, ip: string): Promise<LiveSession> {
    const { principal } = await this.bus.call(resolveViewToken, { token, ip }, {});
    return this.signed(principal as PrincipalClaims);
  }

  /** The principal of a visitor's link. Throws `identity.link.ended` for one that is not good any more. */
  ofLink(token: string, ip: string): Promise<LiveSession> {
    return this.live.get(`link ${token}`, async () => {
      const { principal } = await this.bus.call(resolveLink, { token, ip }, {});
      return this.signed(principal as PrincipalClaims);
    });
  }

  /** Heard no later than when identity last answered, however often it is asked. */
  private async liveOrLast(asking: ResolveSession): Promise<LiveSession> {
    const { token } = asking;
    const asked = Date.now();
    try {
      const session = await this.ask(asking);
      if (this.last.size >= MOST) this.last.clear();
      this.last.set(token, { session, until: asked + FRESH_MS + STALE_MS });
      return session;
    } catch (error) {
      const isOutage = hasFailed(error, 'system.unavailable');
      const last = this.last.get(token);
      if (isOutage && last && last.until > Date.now()) return last.session;
      this.last.delete(token);
      throw error;
    }
  }

  private async ask(asking: ResolveSession): Promise<LiveSession> {
    const { principal } = await this.bus.call(resolveSession, asking, {});
    return this.signed(principal as PrincipalClaims);
  }

  private async signed(claims: PrincipalClaims): Promise<LiveSession> {
    if (!this.key) throw new Error('PRINCIPAL_PRIVATE_KEY is not set');
    return { claims, signed: await signPrincipal(claims, this.key) };
  }
}
