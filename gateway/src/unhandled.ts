import { AsyncLocalStorage } from 'node:async_hooks';
import { log } from '@dossier/kit/log';
import { failure } from '@dossier/proto/failures/failure';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { send } from './failure-filter.js';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

const current = new AsyncLocalStorage<Exchange>();

/** Lets an error that nobody caught be told of with the request it belongs to. */
export function followRequests(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, next: () => void) =>
    current.run({ request, reply }, next),
  );
}

/**
 * A bug in one request is that request's end and nobody else's: the gateway keeps nothing between requests that it could have
 * spoiled. An error that belongs to no request ends the process; the supervisor starts it again.
 */
export function guardGateway(): void {
  const onError = (err: unknown): void => {
    const exchange = current.getStore();
    if (exchange) endExchange(exchange, err);
    else {
      log.fatal({ err }, 'unhandled error');
      process.exit(1);
    }
  };
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
}

function endExchange({ request, reply }: Exchange, err: unknown): void {
  log.error({ err, requestId: request.id, route: request.routeOptions.url }, 'unhandled error');
  if (reply.raw.headersSent) reply.raw.destroy();
  else if (!reply.sent) send(reply, failure('system.error').wire);
}
