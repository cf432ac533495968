import { assertAccess } from '@dossier/kit/access';
import { Bus } from '@dossier/kit/bus';
import type { CallContext } from '@dossier/kit/context';
import { anonymous, principalOf } from '@dossier/kit/principal';
import { DEFAULT_DEADLINE_MS, type HttpCall, isLinkAccess } from '@dossier/proto/calls/call';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { inputTexts } from '@dossier/proto/texts/inputs';
import { acceptedLanguage } from '@dossier/proto/texts/language';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bearer, isLinkToken } from './authentication/asked.js';
import { checked } from './input.js';
import { type LiveSession, Sessions } from './sessions.js';

const LONGEST_USER_AGENT = 300;
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/** The way of every request: who is it, may they, is the input whole; then the owning service decides. */
@Injectable()
export class FrontDoor {
  constructor(
    private readonly bus: Bus,
    private readonly sessions: Sessions,
  ) {}

  async relay(call: HttpCall<unknown, unknown>, request: FastifyRequest): Promise<object> {
    const context = this.enter(call, request);
    const input = await checked(call, request, context.principal);
    return { status: 'success', ...((await this.bus.call(call, input, context)) as object) };
  }

  /** Session, permission and headers of a request; for the routes that carry files and cannot be relayed whole. */
  enter(call: HttpCall<unknown, unknown>, request: FastifyRequest): CallContext {
    const context = outside(call, request);
    if (call.access === 'public') return context;
    const { user } = request as { user?: LiveSession };
    if (!user) throw failure(call.withoutSession ?? 'session.missing');
    const entered = within(context, user);
    assertAccess(call, entered.principal);
    return entered;
  }

  /** As `enter`, for who has been inside for a while: the session is asked for again. */
  async enterAgain(call: HttpCall<unknown, unknown>, request: FastifyRequest): Promise<CallContext> {
    const token = bearer(request) ?? '';
    const isVisitor = isLinkAccess(call.access) && isLinkToken(token);
    const user = await (isVisitor ? this.sessions.ofLink(token, request.ip) : this.sessions.resolve(token, request.ip));
    return this.enter(call, Object.assign(request, { user }));
  }

  /** As the session that asked for a view token: the address of a file carries no other. */
  async enterByViewToken(
    call: HttpCall<unknown, unknown>,
    token: string,
    request: FastifyRequest,
  ): Promise<CallContext> {
    return within(outside(call, request), await this.sessions.ofViewToken(token, request.ip));
  }
}

/** What is known of a request before anybody looked at its session. */
const outside = (call: HttpCall<unknown, unknown>, request: FastifyRequest): CallContext => ({
  principal: anonymous(request.ip),
  requestId: request.id,
  traceparent: header(request, 'traceparent'),
  userAgent: header(request, 'user-agent')?.slice(0, LONGEST_USER_AGENT),
  language: acceptedLanguage(request.headers['accept-language']),
  deadline: Date.now() + (call.deadline ?? DEFAULT_DEADLINE_MS),
  idempotencyKey: idempotencyKey(call, request),
});

const within = (context: CallContext, { claims, signed }: LiveSession): CallContext => ({
  ...context,
  principal: { ...principalOf(claims), ip: context.principal.ip },
  principalToken: signed,
});

function idempotencyKey(call: HttpCall<unknown, unknown>, request: FastifyRequest): string | undefined {
  const key = call.writes ? header(request, 'idempotency-key') : undefined;
  if (key && !IDEMPOTENCY_KEY.test(key)) throw invalid({ 'Idempotency-Key': inputTexts.idempotencyKey });
  return key;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
