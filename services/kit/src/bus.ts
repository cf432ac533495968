import { randomUUID } from 'node:crypto';
import { type Call, DEFAULT_DEADLINE_MS } from '@dossier/proto/calls/call';
import { Failure, failure, isWireFailure } from '@dossier/proto/failures/failure';
import { type MsgHdrs, headers as natsHeaders } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { type CallContext, currentContext } from './context.js';
import { log } from './log.js';
import { isNatsConnected, nats } from './nats.js';
import { endOfTurn } from './turn.js';
import { HEADERS, type Reply } from './wire.js';

/** Makes calls. Answers with the output's shape or throws the callee's failure; an outage is `system.unavailable`. */
@Injectable()
export class Bus {
  async call<In, Out>(
    call: Call<In, Out>,
    input: In,
    context: Partial<CallContext> = currentContext() ?? {},
  ): Promise<Out> {
    // While disconnected the client would buffer the request and run it after the caller has gone.
    if (!isNatsConnected()) throw failure('system.unavailable');
    const deadline = Math.min(
      context.deadline ?? Number.POSITIVE_INFINITY,
      Date.now() + (call.deadline ?? DEFAULT_DEADLINE_MS),
    );
    const timeout = deadline - Date.now();
    if (timeout <= 0) throw failure('system.unavailable');
    const connection = await nats();
    await endOfTurn();
    const answer = await connection
      .request(call.subject, JSON.stringify(input ?? {}), { timeout, headers: wireHeaders(context, deadline) })
      .catch((error: Error) => {
        log.warn({ subject: call.subject, reason: error.message, requestId: context.requestId }, 'no answer');
        throw failure('system.unavailable');
      });
    const reply = answer.json<Reply<Out>>();
    if ('failure' in reply) throw isWireFailure(reply.failure) ? new Failure(reply.failure) : failure('system.error');
    return reply.answer;
  }
}

function wireHeaders(context: Partial<CallContext>, deadline: number): MsgHdrs {
  const headers = natsHeaders();
  headers.set(HEADERS.deadline, String(deadline));
  headers.set(HEADERS.requestId, context.requestId ?? randomUUID());
  if (context.principalToken) headers.set(HEADERS.principal, context.principalToken);
  if (context.traceparent) headers.set(HEADERS.traceparent, context.traceparent);
  if (context.idempotencyKey) headers.set(HEADERS.idempotencyKey, context.idempotencyKey);
  if (context.userAgent) headers.set(HEADERS.userAgent, context.userAgent);
  if (context.language) headers.set(HEADERS.language, context.language);
  if (context.principal?.ip) headers.set(HEADERS.ip, context.principal.ip);
  return headers;
}
