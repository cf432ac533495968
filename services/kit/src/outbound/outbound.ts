import type { LookupAddress, LookupOptions } from 'node:dns';
import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { checkUrl, isOutboundFailure, type OutboundPolicy, outboundFailure, resolvePinned } from './outbound-policy.js';

export type OutboundRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
};

const CONNECT_MS = 5_000;
const TOTAL_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

function pinnedLookup(pinned: LookupAddress) {
  return (_host: string, options: LookupOptions, callback: LookupCallback): void => {
    if (options.all) callback(null, [pinned]);
    else callback(null, pinned.address, pinned.family);
  };
}

/** Ends the request when no connection stands in time. */
function limitConnect(request: ClientRequest, milliseconds: number): void {
  const timer = setTimeout(() => request.destroy(outboundFailure('timeout', 'no connection')), milliseconds);
  const stop = (): void => clearTimeout(timer);
  request.once('socket', (socket) => {
    if (!socket.connecting) stop();
    else socket.once('secureConnect', stop).once('connect', stop);
  });
  request.once('close', stop);
}

function send(
  url: URL,
  pinned: LookupAddress,
  input: OutboundRequest,
  policy: OutboundPolicy,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = {
      'accept-encoding': 'identity',
      'user-agent': 'dossier',
      ...input.headers,
      ...(input.body !== undefined && { 'content-length': String(Buffer.byteLength(input.body)) }),
    };
    const request = start(url, {
      method: input.method ?? 'GET',
      headers,
      lookup: pinnedLookup(pinned),
      signal,
      agent: false,
    });
    limitConnect(request, policy.connectMs ?? CONNECT_MS);
    request.once('response', resolve);
    request.once('error', reject);
    request.end(input.body);
  });
}

function asFailure(error: unknown, deadline: AbortSignal, outer: AbortSignal | undefined): Error {
  if (isOutboundFailure(error)) return error;
  if (deadline.aborted) return outboundFailure('timeout', 'no complete answer in time');
  if (outer?.aborted) return outboundFailure('cancelled', 'the caller gave up');
  return outboundFailure('unreachable', error instanceof Error ? error.message : String(error));
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

async function follow(input: OutboundRequest, policy: OutboundPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  let url = new URL(input.url);
  for (let left = policy.maxRedirects ?? 0; ; left -= 1) {
    checkUrl(url, policy);
    const response = await send(url, await resolvePinned(url.hostname, policy, signal), input, policy, signal);
    if (!isRedirect(response.statusCode ?? 0)) return response;
    response.destroy();
    if (left <= 0 || !response.headers.location) throw outboundFailure('redirected', `status ${response.statusCode}`);
    url = new URL(response.headers.location, url);
  }
}

async function* limited(response: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes)
    throw outboundFailure('too-large', `more than ${maxBytes} bytes`);
  let total = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > maxBytes) throw outboundFailure('too-large', `more than ${maxBytes} bytes`);
    yield chunk;
  }
  if (!response.complete) throw outboundFailure('unreachable', 'the answer broke off');
}

export type Take<Result> = (
  status: number,
  headers: IncomingHttpHeaders,
  body: AsyncIterable<Buffer>,
) => Promise<Result>;

/**
 * The one way out of a service to an address that a setting or a tenant named. Hosts are on an allow list, names are resolved once and pinned, private
 * addresses and redirects are refused, and time and size are limited. Throws an OutboundFailure.
 */
export async function outbound<Result>(
  input: OutboundRequest,
  policy: OutboundPolicy,
  take: Take<Result>,
): Promise<Result> {
  const deadline = AbortSignal.timeout(policy.totalMs ?? TOTAL_MS);
  const signal = input.signal ? AbortSignal.any([deadline, input.signal]) : deadline;
  let response: IncomingMessage | undefined;
  try {
    response = await follow(input, policy, signal);
    return await take(response.statusCode ?? 0, response.headers, limited(response, policy.maxBytes ?? MAX_BYTES));
  } catch (error) {
    throw asFailure(error, deadline, input.signal);
  } finally {
    response?.destroy();
  }
}

/** A small answer as a whole; any status but 200 is a failure. */
export function outboundBody(input: OutboundRequest, policy: OutboundPolicy): Promise<Buffer> {
  return outbound(input, policy, async (status, _headers, body) => {
    if (status !== 200) throw outboundFailure('status', `status ${status}`);
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return Buffer.concat(chunks);
  });
}
