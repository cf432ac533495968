import { createHash, randomUUID } from 'node:crypto';
import { type Call, DEFAULT_DEADLINE_MS, isHttpCall } from '@dossier/proto/calls/call';
import { failure } from '@dossier/proto/failures/failure';
import type { Msg, Subscription } from '@nats-io/transport-node';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { isObservable, lastValueFrom } from 'rxjs';
import { assertAccess, assertRules } from './access.js';
import { type CallContext, runInContext } from './context.js';
import { EventConsumer, type EventHandler } from './event-consumer.js';
import type { HandlerExtras } from './handle.js';
import { log } from './log.js';
import { callDuration } from './metrics.js';
import { isNatsConnected, nats } from './nats.js';
import { anonymous, type Principal, principalVerifier, publicKey, service } from './principal.js';
import { base } from './settings.js';
import { endOfTurn } from './turn.js';
import { HEADERS, type Reply, toWireFailure } from './wire.js';

/** The Nest transport: calls by request and reply with deadline, principal and one failure shape; events by durable consumers. */
export class NatsServer extends Server implements CustomTransportStrategy {
  private readonly subscriptions: { subscription: Subscription; ended: Promise<void> }[] = [];
  private events?: EventConsumer;
  private readonly verify = base.PRINCIPAL_PUBLIC_KEY
    ? principalVerifier(publicKey(base.PRINCIPAL_PUBLIC_KEY))
    : undefined;
  private readonly underWay = new Set<Promise<void>>();
  private drained?: Promise<void>;

  /** `database` keeps how far the service's events are handled; asked for once everything is made. */
  constructor(
    private readonly name: string,
    private readonly database: () => Connection,
  ) {
    super();
  }

  /** Two handlers of one subject are refused: this transport would call only one of two event handlers, and Nest keeps only the last of two call handlers. */
  override addHandler(
    pattern: string,
    handler: MessageHandler,
    isEventHandler?: boolean,
    extras?: Record<string, unknown>,
  ): void {
    if (this.messageHandlers.has(this.normalizePattern(pattern)))
      throw new Error(`${this.name} has two handlers for ${pattern}: only one of them would be run`);
    super.addHandler(pattern, handler, isEventHandler, extras);
  }

  async listen(done: (error?: unknown) => void): Promise<void> {
    const connection = await nats();
    const events = new Map<string, EventHandler>();
    for (const handler of this.messageHandlers.values()) {
      const { call, event } = handler.extras as HandlerExtras;
      if (call) this.subscribe(connection.subscribe(call.subject, { queue: this.name }), call, handler);
      if (event)
        events.set(event.subject, (envelope) => unwrap(handler, envelope, service(this.name, envelope.tenant)));
    }
    if (events.size > 0) this.events = new EventConsumer(connection, this.database(), this.name, events);
    done();
  }

  private subscribe(subscription: Subscription, call: Call, handler: MessageHandler): void {
    const read = async (): Promise<void> => {
      for await (const message of subscription) {
        const answer = this.answer(message, call, handler).finally(() => this.underWay.delete(answer));
        this.underWay.add(answer);
      }
    };
    this.subscriptions.push({ subscription, ended: read() });
  }

  private async answer(message: Msg, call: Call, handler: MessageHandler): Promise<void> {
    const header = (name: string) => message.headers?.get(name) || undefined;
    const deadline = Number(header(HEADERS.deadline) ?? 0);
    // Nobody waits any more: running it now would surprise the user who was told to try again.
    if (deadline && Date.now() > deadline) return;
    const stop = callDuration.startTimer({ subject: call.subject });
    const started = performance.now();
    const reply = await this.reply(message, call, handler, header, deadline);
    const outcome = 'failure' in reply.body ? reply.body.failure.code : 'ok';
    stop({ outcome });
    log.info({
      subject: call.subject,
      ms: Math.round(performance.now() - started),
      actor: reply.actor,
      requestId: header(HEADERS.requestId),
      outcome,
    });
    await endOfTurn();
    respond(message, call, reply.body);
  }

  private async reply(
    message: Msg,
    call: Call,
    handler: MessageHandler,
    header: (name: string) => string | undefined,
    deadline: number,
  ): Promise<{ body: Reply<unknown>; actor?: string }> {
    let actor: string | undefined;
    try {
      const principal = await this.principal(call, header);
      actor = principal.userId;
      assertAccess(call, principal);
      const input = message.json<object>();
      assertRules(call, input, principal);
      const context: CallContext = {
        principal,
        principalToken: header(HEADERS.principal),
        requestId: header(HEADERS.requestId) ?? randomUUID(),
        traceparent: header(HEADERS.traceparent),
        userAgent: header(HEADERS.userAgent),
        language: header(HEADERS.language),
        deadline: deadline || Date.now() + DEFAULT_DEADLINE_MS,
        idempotencyKey: call.writes ? header(HEADERS.idempotencyKey) : undefined,
        requestHash: header(HEADERS.idempotencyKey) ? requestHash(call, input) : undefined,
      };
      const answer = await runInContext(context, () => unwrap(handler, input, principal));
      return { body: { answer }, actor };
    } catch (error) {
      return { body: { failure: toWireFailure(error) }, actor };
    }
  }

  private async principal(call: Call, header: (name: string) => string | undefined): Promise<Principal> {
    const token = header(HEADERS.principal);
    const ip = header(HEADERS.ip);
    if (token && this.verify) return { ...(await this.verify(token)), ip };
    if (token) throw failure('session.ended');
    return isHttpCall(call) ? anonymous(ip) : { ...service(this.name), ip };
  }

  /**
   * Takes no new work and ends what it has. Draining, and not ending, the subscriptions: the server had given this process
   * calls that are still on their way, and nobody else would answer them.
   */
  drain(): Promise<void> {
    this.drained ??= this.endWork();
    return this.drained;
  }

  private async endWork(): Promise<void> {
    // Without a server nothing more comes, and no answer would arrive.
    if (!isNatsConnected()) for (const { subscription } of this.subscriptions) subscription.unsubscribe();
    else await Promise.all(this.subscriptions.map(({ subscription }) => subscription.drain()));
    await Promise.all(this.subscriptions.map(({ ended }) => ended));
    await this.events?.stop();
    await Promise.all(this.underWay);
  }

  close(): Promise<void> {
    return this.drain();
  }

  on(): void {
    throw new Error('The NATS strategy has no events of its own');
  }

  unwrap<T>(): T {
    return nats() as T;
  }
}

/** An answer that does not fit into a message is an error for this caller alone; sending it would throw. */
function respond(message: Msg, { subject }: Call, body: Reply<unknown>): void {
  const text = JSON.stringify(body);
  try {
    message.respond(text);
  } catch (error) {
    log.error({ err: error, subject, bytes: Buffer.byteLength(text) }, 'answer could not be sent');
    message.respond(JSON.stringify({ failure: failure('system.error').wire } satisfies Reply<unknown>));
  }
}

/** Without the secrets: a stored hash of a password would be quick to guess. */
function requestHash({ subject, secrets = [] }: Call, input: object): string {
  const open = Object.entries(input).filter(([name]) => !secrets.includes(name));
  return createHash('sha256').update(subject).update(JSON.stringify(open)).digest('hex');
}

async function unwrap(handler: MessageHandler, input: unknown, principal: Principal): Promise<unknown> {
  const result: unknown = await handler(input, principal);
  return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
}
