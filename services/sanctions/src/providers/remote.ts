import type { ScreenQuery } from '../engine/query.js';
import { type OutboundRequest, outboundBody } from './outbound.js';
import type { OutboundPolicy } from './outbound-policy.js';
import { type Provider, type ProviderAnswer, toProviderFailure } from './provider.js';
import { parseJson } from './read-json.js';

export type RemoteSettings = {
  /** Base address of the service. */
  url: string;
  /** Sent as the `Authorization` header when set. */
  authorization?: string;
  /** For a service on one's own network. */
  allowPrivate?: boolean;
  /** Score from which the service's results count as alerts. */
  threshold?: number;
  limit?: number;
  totalMs?: number;
};

export type RemoteDialect = {
  id: string;
  request: (query: ScreenQuery) => OutboundRequest;
  read: (answer: unknown, query: ScreenQuery) => Omit<ProviderAnswer, 'provider'>;
};

export const DEFAULT_REMOTE_THRESHOLD = 0.7;

export function nameOf(query: ScreenQuery): string {
  return query.name ?? [query.firstname, query.surname].filter(Boolean).join(' ');
}

export function jsonHeaders(settings: RemoteSettings): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(settings.authorization && { authorization: settings.authorization }),
  };
}

/** A provider reached over HTTP. An answer that is late, broken, too large or of another shape is a failure, never "no match". */
export function remoteProvider(settings: RemoteSettings, dialect: RemoteDialect): Provider {
  const policy: OutboundPolicy = {
    allowedHosts: [new URL(settings.url).hostname],
    ...(settings.allowPrivate && { allowPrivate: true }),
    ...(settings.totalMs !== undefined && { totalMs: settings.totalMs }),
  };
  return {
    id: dialect.id,
    screen: async (query, signal) => {
      try {
        const body = await outboundBody({ ...dialect.request(query), ...(signal && { signal }) }, policy);
        return { provider: dialect.id, ...dialect.read(parseJson(body), query) };
      } catch (error) {
        throw toProviderFailure(dialect.id, error);
      }
    },
  };
}
