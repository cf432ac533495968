import { Bus } from '@dossier/kit/bus';
import { type PrincipalClaims, privateKey, signPrincipal } from '@dossier/kit/principal';
import { base } from '@dossier/kit/settings';
import { resolveSession, resolveViewToken } from '@dossier/proto/calls/identity-sessions';
import { Failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';

/** A session as identity last described it, with the signed form that services check. */
export type LiveSession = { claims: PrincipalClaims; signed: string };
/** `until` it need not be asked for again; `lasts` so long if nobody answers. */
type Known = { session: Promise<LiveSession>; until: number; lasts: number };

/** An ended session is refused everywhere within this time. */
const FRESH_MS = 1_000;
/** While identity does not answer, signed-in people go on for this long, then hear 503. */
const STALE_MS = 5_000;

/** Turns the token of a request into a signed principal, asking identity at most once a second per session. */
@Injectable()
export class Sessions {
  private readonly known = new Map<string, Known>();
  private readonly key = base.PRINCIPAL_PRIVATE_KEY ? privateKey(base.PRINCIPAL_PRIVATE_KEY) : undefined;

  constructor(private readonly bus: Bus) {}

  /** Throws `session.ended` for a token that is not live, `system.unavailable` when nobody can tell. */
  async resolve(token: string, ip: string): Promise<LiveSession> {
    const known = this.known.get(token);
    const now = Date.now();
    if (known && known.until > now) return known.session;
    const session = this.ask(token, ip).catch((error: unknown) => {
      const isOutage = error instanceof Failure && error.wire.code === 'system.unavailable';
      if (isOutage && known && known.lasts > Date.now()) {
        // Heard no later than before, however often it is asked for.
        asked.lasts = known.lasts;
        return known.session;
      }
      this.known.delete(token);
      throw error;
    });
    const until = now + FRESH_MS;
    const asked: Known = { session, until, lasts: until + STALE_MS };
    if (this.known.size >= 50_000) this.known.clear();
    this.known.set(token, asked);
    return session;
  }

  /** The session that asked for a view token. Each use counts, so nothing is remembered. */
  async ofViewToken(token: string, ip: string): Promise<LiveSession> {
    const { principal } = await this.bus.call(resolveViewToken, { token, ip }, {});
    return this.signed(principal as PrincipalClaims);
  }

  private async ask(token: string, ip: string): Promise<LiveSession> {
    const { principal } = await this.bus.call(resolveSession, { token, ip }, {});
    return this.signed(principal as PrincipalClaims);
  }

  private async signed(claims: PrincipalClaims): Promise<LiveSession> {
    if (!this.key) throw new Error('PRINCIPAL_PRIVATE_KEY is not set');
    return { claims, signed: await signPrincipal(claims, this.key) };
  }
}

/** `Authorization: Bearer <token>`; the bare token is accepted too. */
export const bearer = (header: string | undefined): string | undefined =>
  header?.replace(/^Bearer\s+/i, '').trim() || undefined;
