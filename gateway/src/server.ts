import { randomUUID } from 'node:crypto';
import { failure } from '@dossier/proto/failures/failure';
import { BODY } from '@dossier/proto/rules/limits';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readJson } from './body.js';
import { onClientError, onUnroutable } from './framework-errors.js';
import { settings, trustProxy } from './settings.js';

/** As long as an address can be, so that a long identifier is refused by the rules of its field. */
const LONGEST_PARAMETER = 16_384;

/** The HTTP server with its limits: what never ends is ended, what cannot be read is answered in our shape. */
export const serverAdapter = (): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: BODY.maxBytes,
    genReqId: () => randomUUID(),
    trustProxy: believed(trustProxy),
    requestTimeout: settings.UPLOAD_TIMEOUT_S * 1_000,
    http: { headersTimeout: settings.HEADERS_TIMEOUT_S * 1_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: onUnroutable,
    clientErrorHandler: onClientError,
    return503OnClosing: false,
  });

const believed = (proxies: typeof trustProxy) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

/** JSON is the only body besides a form with a file. */
export function takeJson(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeContentTypeParser('text/plain');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: FastifyRequest, text: Buffer) =>
    readJson(text),
  );
  fastify.addHook('preParsing', endSlowBody);
}

/** A body without a file is small: one that is not there soon is not waited for. Forms have the server's own limit. */
function endSlowBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: NodeJS.ReadableStream,
  next: () => void,
): void {
  const isForm = request.headers['content-type']?.startsWith('multipart/');
  if (!isForm && !request.raw.complete) {
    const timer = setTimeout(() => {
      void reply.header('connection', 'close');
      body.emit('error', Object.assign(failure('request.timeout'), { statusCode: 408 }));
    }, settings.BODY_TIMEOUT_S * 1_000);
    const clear = () => clearTimeout(timer);
    body.once('end', clear).once('close', clear);
  }
  next();
}
