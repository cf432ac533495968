import type { Call } from '@dossier/proto/calls/call';
import type { Event } from '@dossier/proto/events/event';
import { applyDecorators } from '@nestjs/common';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';

/** What the NATS strategy finds beside a handler. */
export type HandlerExtras = { call?: Call; event?: Event };

/** `@Handle(approveChange) approve(input, by)`: the method answers the call; its second argument is the principal. */
export const Handle = (call: Call): MethodDecorator =>
  applyDecorators(withArguments, MessagePattern(call.subject, { call } satisfies HandlerExtras));

/** `@OnEvent(changeProposed) record(event)`: heard at least once, applied once, in order per client. */
export const OnEvent = (event: Event): MethodDecorator =>
  applyDecorators(withArguments, EventPattern(event.subject, { event } satisfies HandlerExtras) as MethodDecorator);

const withArguments: MethodDecorator = (target, key) => {
  Payload()(target, key, 0);
  Ctx()(target, key, 1);
};
