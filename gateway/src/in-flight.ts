import { Gauge } from '@dossier/kit/metrics';
import { openLive } from '@dossier/proto/calls/live';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

const inFlight = new Gauge({
  name: 'dossier_requests_in_flight',
  help: 'Requests that this gateway is answering; an autoscaler may follow it',
});

/** Counts requests until their answer is out, or whoever asked has hung up. */
export function countInFlight(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    // A line is open for hours, and has a number of its own.
    if (request.routeOptions.url?.endsWith(`/${openLive.path}`)) return next();
    inFlight.inc();
    reply.raw.once('close', () => inFlight.dec());
    next();
  });
}
