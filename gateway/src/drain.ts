import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { settings } from './settings.js';

let isDraining = false;

/** Tells each line that it ends with this answer, once the gateway is about to stop. */
export function endLinesWhenDraining(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_: FastifyRequest, reply: FastifyReply, next: () => void) => {
    if (isDraining) void reply.header('connection', 'close');
    next();
  });
}

/**
 * Goes on answering until nobody sends new requests here and everybody who keeps a line has been told to open another one. A
 * line that is closed under a client's hand would lose the request that is on its way.
 */
export async function drain(): Promise<void> {
  isDraining = true;
  await pause(settings.DRAIN_S * 1_000);
}
