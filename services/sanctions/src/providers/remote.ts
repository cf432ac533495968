import { type OutboundRequest, outboundBody } from '@dossier/kit/outbound/outbound';
import type { OutboundPolicy } from '@dossier/kit/outbound/outbound-policy';
import type { ScreenQuery } from '../engine/query.js';
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
  totalMs?: number;
};

export type RemoteDialect = {
  id: string;
  /** More than one where the service needs several questions for one query. */
  requests: (query: ScreenQuery, limit: number) => OutboundRequest[];
  /** The answers in the order of the requests. */
  read: (answers: unknown[], query: ScreenQuery) => Omit<ProviderAnswer, 'provider'>;
};

export const DEFAULT_REMOTE_THRESHOLD = 0.7;
const DEFAULT_LIMIT = 10;

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
    screen: async (query, signal, { limit = DEFAULT_LIMIT } = {}) => {
      const ask = async (request: OutboundRequest): Promise<unknown> =>
        parseJson(await outboundBody({ ...request, ...(signal && { signal }) }, policy));
      try {
        const answers = await Promise.all(dialect.requests(query, limit).map(ask));
        return { provider: dialect.id, ...dialect.read(answers, query) };
      } catch (error) {
        throw toProviderFailure(dialect.id, error);
      }
    },
  };
}
