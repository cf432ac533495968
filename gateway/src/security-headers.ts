import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { settings } from './settings.js';

const SELF = "'self'";
const ONE_YEAR_S = 365 * 24 * 3_600;

/** Strict content policy for the one origin, and no caching of answers. */
export async function secureHeaders(app: NestFastifyApplication): Promise<void> {
  await app.register(helmet as never, {
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
  app
    .getHttpAdapter()
    .getInstance()
    .addHook(
      'onRequest',
      async (request: { url: string }, reply: { header: (name: string, value: string) => void }) => {
        if (/^\/(api|bo)\//.test(request.url)) reply.header('cache-control', 'no-store');
      },
    );
}
