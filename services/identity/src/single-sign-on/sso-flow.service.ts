import { randomUUID } from 'node:crypto';
import { log } from '@dossier/kit/log';
import type { SignedIn } from '@dossier/proto/calls/identity-sign-in';
import type {
  BeginSingleSignOn,
  EndSingleSignOn,
  SingleSignOnBegun,
  SingleSignOnEnded,
} from '@dossier/proto/calls/identity-single-sign-on';
import { Failure, failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import * as oidc from 'openid-client';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { open, seal } from '../users/secret-box.js';
import { Provider, REDIRECT_URI } from './provider.js';
import { type Claims, SsoPeople } from './sso-people.js';
import type { SsoRecord } from './sso-settings.schema.js';

/** What the browser carries to the provider and back, unreadable to it. */
type Trip = { tenant: string; state: string; nonce: string; verifier: string; next: string; until: number };

const TRIP_MS = 10 * 60_000;
const TRIP = 'single sign-on';

/** The way to a provider and back: the authorization code flow with PKCE, state and nonce. */
@Injectable()
export class SsoFlowService {
  constructor(
    private readonly provider: Provider,
    private readonly people: SsoPeople,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    @InjectModel('SingleSignOn') private readonly settings: Model<SsoRecord>,
  ) {}

  async begin({ email, next = '/' }: BeginSingleSignOn): Promise<SingleSignOnBegun> {
    const domain = email.split('@').at(-1) ?? '';
    const sso = await this.settings.findOne({ domains: domain, enabled: true }).lean<SsoRecord>();
    if (!sso) throw failure('identity.sso.unknown_domain');
    const config = await this.provider.of(sso).catch(refusing('identity.sso.provider'));
    const trip: Trip = {
      tenant: sso._id,
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      next,
      until: Date.now() + TRIP_MS,
    };
    const scope = ['openid', 'email', 'profile', sso.groups_claim === 'groups' && 'groups'].filter(Boolean).join(' ');
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT_URI,
      scope,
      state: trip.state,
      nonce: trip.nonce,
      login_hint: email,
      code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
      code_challenge_method: 'S256',
      ...(sso.second_factor && { claims: askingFor(sso.second_factor) }),
    });
    return { url: url.href, sealed: seal(JSON.stringify(trip), TRIP) };
  }

  /** Throws one of `identity.sso.*`, never what the provider said. */
  async end({ query, sealed }: EndSingleSignOn): Promise<SingleSignOnEnded> {
    const trip = opened(sealed);
    const sso = await this.settings.findOne({ _id: trip.tenant, enabled: true }).lean<SsoRecord>();
    if (!sso) throw failure('identity.sso.unknown_domain');
    const config = await this.provider.of(sso).catch(refusing('identity.sso.provider'));
    const tokens = await oidc
      .authorizationCodeGrant(config, new URL(`${REDIRECT_URI}?${query}`), {
        pkceCodeVerifier: trip.verifier,
        expectedState: trip.state,
        expectedNonce: trip.nonce,
        idTokenExpected: true,
      })
      .catch(refusing('identity.sso.refused'));
    const user = await this.people.of((tokens.claims() ?? {}) as Claims, sso);
    const code = await this.tokens.issue('sso', user, randomUUID());
    return { code: code ?? '', next: trip.next };
  }

  async finish(code: string, ip: string | undefined): Promise<SignedIn> {
    const user = await this.tokens.use('sso', code);
    return { token: await this.sessions.open(user, ip) };
  }
}

/** Providers tell how somebody signed in when they are asked. Whether it is enough is looked at here. */
const askingFor = (value: string): string =>
  JSON.stringify({ id_token: { amr: { essential: true }, acr: { values: [value] } } });

function opened(sealed: string): Trip {
  try {
    const trip = JSON.parse(open(sealed, TRIP)) as Trip;
    if (trip.until > Date.now()) return trip;
  } catch {
    // Made up, or sealed with another key.
  }
  throw failure('identity.sso.expired');
}

/** The operator reads why, the person a sentence. */
const refusing =
  (code: 'identity.sso.provider' | 'identity.sso.refused') =>
  (error: unknown): never => {
    if (error instanceof Failure) throw error;
    const { message, cause } = error as Error;
    log.warn({ reason: message, cause: cause instanceof Error ? cause.message : undefined }, 'single sign-on refused');
    throw failure(code);
  };
