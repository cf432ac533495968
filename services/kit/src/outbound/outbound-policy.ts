import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Rules for every request that leaves the service. */
export type OutboundPolicy = {
  /** Host names that may be called, as in the configured addresses. */
  allowedHosts: readonly string[];
  /** Permits loopback and private networks and plain http: a provider run on one's own network, or a test. */
  allowPrivate?: boolean;
  connectMs?: number;
  totalMs?: number;
  maxBytes?: number;
  /** Redirects followed, each to an allowed host only. */
  maxRedirects?: number;
  /** Instead of the system's way to find the addresses of a name. */
  lookup?: (host: string) => Promise<LookupAddress[]>;
};

export type OutboundReason =
  | 'host-refused'
  | 'address-refused'
  | 'unreachable'
  | 'timeout'
  | 'redirected'
  | 'too-large'
  | 'status'
  | 'cancelled';
export type OutboundFailure = Error & { outbound: OutboundReason };

export function outboundFailure(outbound: OutboundReason, detail: string): OutboundFailure {
  return Object.assign(new Error(`${outbound}: ${detail}`), { outbound });
}

export function isOutboundFailure(error: unknown): error is OutboundFailure {
  return error instanceof Error && 'outbound' in error;
}

/** Refuses an address whose host or scheme the policy does not allow. */
export function checkUrl(url: URL, policy: OutboundPolicy): void {
  const isPlain = url.protocol === 'http:' && policy.allowPrivate === true;
  if (url.protocol !== 'https:' && !isPlain) throw outboundFailure('host-refused', `scheme ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw outboundFailure('host-refused', 'credentials in the address');
  if (!policy.allowedHosts.includes(url.hostname))
    throw outboundFailure('host-refused', `${url.hostname} is not on the allow list`);
}

const systemLookup = (host: string): Promise<LookupAddress[]> => lookup(host, { all: true });

/** Resolves once; the connection is then made to exactly this address, whatever the name says a moment later. Rejects when `signal` is aborted. */
export async function resolvePinned(
  hostname: string,
  policy: OutboundPolicy,
  signal: AbortSignal,
): Promise<LookupAddress> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  const ask = policy.lookup ?? systemLookup;
  const found =
    family > 0
      ? [{ address: bare, family }]
      : await orAborted(
          ask(bare).catch(() => []),
          signal,
        );
  if (found.length === 0) throw outboundFailure('unreachable', `${bare} does not resolve`);
  if (policy.allowPrivate !== true && !found.every(({ address }) => isPublicAddress(address))) {
    throw outboundFailure('address-refused', `${bare} is not a public address`);
  }
  return found[0]!;
}

/** A look-up cannot be called off; whoever waits for it can. */
function orAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    void asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
