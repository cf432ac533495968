import { outbound } from '@dossier/kit/outbound/outbound';
import { settings } from '../settings.js';

const TIMEOUT_MS = 5_000;

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

/**
 * Fetches from an address that an administrator of some tenant gave: over https, from no machine of ours, following nobody
 * elsewhere. `SSO_INNER_PROVIDERS` lifts the first two for a provider beside this installation. Throws an OutboundFailure.
 */
export function fetchOutside(url: string, { method = 'GET', headers, body, signal }: Asked = {}): Promise<Response> {
  const request = {
    url,
    method: method === 'POST' ? ('POST' as const) : ('GET' as const),
    ...(headers && { headers }),
    ...(body instanceof URLSearchParams || typeof body === 'string' ? { body: String(body) } : {}),
    ...(signal && { signal }),
  };
  const policy = {
    allowedHosts: [new URL(url).hostname],
    allowPrivate: settings.SSO_INNER_PROVIDERS,
    totalMs: TIMEOUT_MS,
  };
  return outbound(request, policy, async (status, answered, bytes) => {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    const text = Buffer.concat(chunks);
    return new Response(text.length > 0 ? text : null, { status, headers: { 'content-type': typeOf(answered) } });
  });
}

const typeOf = ({ 'content-type': type }: { 'content-type'?: string }): string => type ?? '';
