import { type HttpCall, httpCallsOf } from '@dossier/proto/calls/call';
import { Controller, Get, HttpCode, Inject, Post, Put, Req, type Type, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Throttle, ThrottlerGuard } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { guardOf } from './authentication/guard.js';
import { documented } from './documented.js';
import { FrontDoor } from './front-door.js';
import { settings } from './settings.js';

const VERBS = { GET: Get, POST: Post, PUT: Put };

/** The controller that answers a call. */
const routed = new Map<unknown, unknown>();

/**
 * The controllers of all HTTP calls: `byHand` as they are, each behind its group, and one for each group's other calls, which
 * are relayed as they come.
 */
export const controllersOf = (
  groups: readonly (readonly [title: string, module: object])[],
  byHand: readonly Type[],
): Type[] =>
  groups.flatMap(([title, module]) => {
    const calls = httpCallsOf(module);
    const answers = (controller: Type) => calls.some(([, call]) => routed.get(call) === controller);
    const others = calls.filter(([, call]) => !byHand.some((controller) => routed.get(call) === controller));
    const own = byHand.filter(answers);
    return others.length > 0 ? [relay(title, others), ...own] : own;
  });

function relay(tag: string, calls: [string, HttpCall<unknown, unknown>][]): Type {
  @ApiTags(tag)
  @Controller()
  class RelayController {
    constructor(@Inject(FrontDoor) readonly door: FrontDoor) {}
  }
  Object.defineProperty(RelayController, 'name', { value: `${tag.replaceAll(' ', '')}Controller` });
  for (const [name, call] of calls) {
    define(RelayController, name, call, function (this: { door: FrontDoor }, request: FastifyRequest) {
      return this.door.relay(call, request);
    });
  }
  return RelayController;
}

/** The decorators of a call on one method: verb and path, documentation, limit. */
export function Route(call: HttpCall<unknown, unknown>): MethodDecorator {
  return (target, key, descriptor) => {
    routed.set(call, target.constructor);
    const path = `${call.base ?? 'api/v1'}/${call.path}`;
    for (const decorate of [VERBS[call.method](path), HttpCode(200), ...documented(call), ...guarded(call)]) {
      (decorate as MethodDecorator)(target, key, descriptor);
    }
  };
}

function define(
  controller: Type,
  name: string,
  call: HttpCall<unknown, unknown>,
  method: (request: FastifyRequest) => Promise<object>,
): void {
  // Limits are counted by the method's name.
  Object.defineProperty(method, 'name', { value: name });
  Object.defineProperty(controller.prototype, name, { value: method, writable: true, configurable: true });
  Reflect.defineMetadata('design:paramtypes', [Object], controller.prototype, name);
  Req()(controller.prototype, name, 0);
  Route(call)(controller.prototype, name, Object.getOwnPropertyDescriptor(controller.prototype, name) ?? {});
}

/** The limit is counted before anybody is asked whose session it is. */
function guarded(call: HttpCall<unknown, unknown>): MethodDecorator[] {
  const { limit, access } = call;
  const ways = access === 'public' ? [] : [guardOf(call)];
  if (!limit) return [UseGuards(...ways)];
  const allowed = Math.ceil(limit.count * settings.RATE_LIMIT_FACTOR);
  return [Throttle({ default: { limit: allowed, ttl: limit.seconds * 1_000 } }), UseGuards(ThrottlerGuard, ...ways)];
}
