import { isOutboundFailure } from '@dossier/kit/outbound/outbound-policy';
import { SwrCache } from '@dossier/kit/swr-cache';
import { singleSignOn } from '@dossier/proto/texts/single-sign-on';
import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { settings } from '../settings.js';
import { open } from '../users/secret-box.js';
import { fetchOutside } from './outbound.js';
import type { SsoRecord } from './sso-settings.schema.js';

/** Two clocks that go two minutes apart still understand each other. */
const CLOCK_S = 120;
const TIMEOUT_S = 5;
const KNOWN_MS = 10 * 60_000;
const MOST = 1_000;

const { problems } = singleSignOn;

export const REDIRECT_URI = new URL('/api/v1/sso/callback', settings.PUBLIC_URL).href;
export const secretOwner = (tenantId: string): string => `sso:${tenantId}`;

/** What the provider says of itself, asked for at most every ten minutes. */
@Injectable()
export class Provider {
  private readonly known = new SwrCache<oidc.Configuration>(KNOWN_MS, MOST);

  of({ _id, issuer, client_id, secret = '' }: SsoRecord): Promise<oidc.Configuration> {
    const client = secret && open(secret, secretOwner(_id));
    return this.known.get(JSON.stringify([_id, issuer, client_id, secret]), () => discover(issuer, client_id, client));
  }

  /** What speaks against a provider, as a sentence; undefined for one with keys to check its signatures. */
  async problemOf(issuer: string): Promise<string | undefined> {
    if (!settings.SSO_INNER_PROVIDERS && !issuer.startsWith('https://')) return problems['host-refused'];
    try {
      const { jwks_uri, authorization_endpoint, token_endpoint } = (
        await discover(issuer, 'test', '')
      ).serverMetadata();
      if (!jwks_uri || !authorization_endpoint || !token_endpoint) return problems.endpoints;
      const { keys = [] } = (await (await fetchOutside(jwks_uri)).json()) as { keys?: unknown[] };
      return keys.length === 0 ? problems.keys : undefined;
    } catch (error) {
      return sentenceOf(error);
    }
  }
}

/** The library hands on what a fetch failed with as its cause. */
function sentenceOf(error: unknown): string {
  const failed = [error, (error as Error).cause].find(isOutboundFailure);
  if (!failed) return problems.discovery;
  const { outbound } = failed;
  return outbound === 'host-refused' || outbound === 'address-refused' ? problems[outbound] : problems.unreachable;
}

/** Signatures are checked also where the standard lets a client go without. */
function discover(issuer: string, clientId: string, client_secret: string): Promise<oidc.Configuration> {
  const inner = settings.SSO_INNER_PROVIDERS ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(
    new URL(issuer),
    clientId,
    { ...(client_secret && { client_secret }), [oidc.clockTolerance]: CLOCK_S },
    client_secret ? undefined : oidc.None(),
    {
      timeout: TIMEOUT_S,
      execute: [oidc.enableNonRepudiationChecks, ...inner],
      [oidc.customFetch]: (url, options) => fetchOutside(url, options),
    },
  );
}
