import 'reflect-metadata';
import { constants } from 'node:zlib';
import { log, nestLogger } from '@dossier/kit/log';
import { callDuration } from '@dossier/kit/metrics';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endLinesWhenDraining } from './drain.js';
import { GatewayModule } from './gateway.module.js';
import { countInFlight } from './in-flight.js';
import { isLine } from './live/line.js';
import { secureHeaders } from './security-headers.js';
import { serverAdapter, takeJson } from './server.js';
import { followRequests } from './unhandled.js';
import { rememberValidationRules } from './validation-metadata.js';
import { serveWebApp } from './web-app.js';

/** The gateway, not yet listening: the server starts it, the generator reads its document. */
export async function createApp(): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule, serverAdapter(), {
    logger: nestLogger,
    bodyParser: false,
  });
  rememberValidationRules();
  followRequests(app);
  endLinesWhenDraining(app);
  countInFlight(app);
  secureHeaders(app);
  takeJson(app);
  await app.register(compress, {
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    // The default quality is meant for files compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart);
  await serveWebApp(app);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('x-request-id', request.id);
  });
  fastify.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => logRequest(request, reply));
  return app;
}

/** The route's pattern and never the address itself: queries carry names and short-lived tokens. */
function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'page';
  if (!/^\/(api|bo)\//.test(route)) return;
  // How long a line was open is no time of an answer.
  if (!isLine(reply))
    callDuration.observe(
      { subject: `${request.method} ${route}`, outcome: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  log.info({
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    requestId: request.id,
  });
}
