import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { settings } from './settings.js';

const SELF = "'self'";
const ONE_YEAR_S = 365 * 24 * 3_600;

const policy = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: [SELF],
      styleSrc: [SELF],
      imgSrc: [SELF, 'data:', 'blob:'],
      fontSrc: [SELF],
      connectSrc: [SELF],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: [SELF],
      objectSrc: ["'none'"],
      ...(settings.HTTPS ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: settings.HTTPS ? { maxAge: ONE_YEAR_S, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'no-referrer' },
});

/** What helmet sets on every answer. The policy names no request, so it is worked out once. */
function constantHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  policy({} as IncomingMessage, answer as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

const POLICY = 'content-security-policy';
const DOCUMENTATION = /^\/api\/v1\/docs(\/|\?|$)/;
const CALL = /^\/(api|bo)\//;

/** The documentation page carries styles of its own, which nobody but this gateway writes. */
const withInlineStyles = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  [POLICY]: `${headers[POLICY]}`.replace(`style-src ${SELF}`, `style-src ${SELF} 'unsafe-inline'`),
});

const everywhere = constantHeaders();
/** Of the answers of calls, and of those to what is no request at all: nobody keeps a copy. */
export const HEADERS_OF_CALLS: Readonly<Record<string, string>> = { ...everywhere, 'cache-control': 'no-store' };
const ofDocumentation = withInlineStyles(HEADERS_OF_CALLS);

export function headersOf(url: string): Readonly<Record<string, string>> {
  if (DOCUMENTATION.test(url)) return ofDocumentation;
  return CALL.test(url) ? HEADERS_OF_CALLS : everywhere;
}

/** Strict content policy for the one origin, and no caching of answers. */
export function secureHeaders(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    void reply.headers(headersOf(request.url));
    next();
  });
}
