import type { HttpCall } from '@dossier/proto/calls/call';
import { LINK_TOKEN_PREFIX } from '@dossier/proto/permissions/links';
import type { FastifyRequest } from 'fastify';

type Call = HttpCall<unknown, unknown>;

const asked = new WeakMap<FastifyRequest, Call>();

/** Which call a request makes: a strategy is told of the request alone. */
export const askedCall = (request: FastifyRequest): Call | undefined => asked.get(request);
export const rememberCall = (request: FastifyRequest, call: Call): void => void asked.set(request, call);

/** `Authorization: Bearer <token>`; the bare token is accepted too. */
export const bearer = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization?.replace(/^Bearer\s+/i, '').trim() || undefined;

/** Of a visitor: in the header, or where the calls of due diligence document it, in the body. */
export function linkToken(request: FastifyRequest): string | undefined {
  const { token, accessToken } = (request.body ?? {}) as { token?: unknown; accessToken?: unknown };
  return [bearer(request), token, accessToken].find((one) => typeof one === 'string' && isLinkToken(one)) as
    | string
    | undefined;
}

export const isLinkToken = (token: string): boolean => token.startsWith(LINK_TOKEN_PREFIX);
