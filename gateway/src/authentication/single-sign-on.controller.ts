import { Bus } from '@dossier/kit/bus';
import { beginSingleSignOn } from '@dossier/proto/calls/identity-single-sign-on';
import { Failure } from '@dossier/proto/failures/failure';
import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Throttle, ThrottlerGuard } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { settings } from '../settings.js';
import { type Arrival, OpenIdConnectGuard, TRIP_COOKIE } from './open-id-connect.js';

const TRIP_S = 600;
const PATH = '/api/v1/sso';
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/;
const LIMIT = { default: { limit: Math.ceil(60 * settings.RATE_LIMIT_FACTOR), ttl: 600_000 } };

/** Lax, as a strict cookie would not come back with the provider's redirect. */
const cookie = (value: string, seconds: number): string =>
  `${TRIP_COOKIE}=${value}; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${settings.HTTPS ? '; Secure' : ''}`;

/** Pages for a browser on its way to a company's provider and back: they lead on and answer nothing. */
@ApiExcludeController()
@Controller('api/v1/sso')
export class SingleSignOnController {
  constructor(private readonly bus: Bus) {}

  @Get('start')
  @Throttle(LIMIT)
  @UseGuards(ThrottlerGuard)
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { email, next } = request.query as Record<string, unknown>;
    if (typeof email !== 'string' || !EMAIL.test(email)) return refused(reply, 'input.invalid');
    const input = { email: email.toLowerCase(), next: typeof next === 'string' ? next.slice(0, 2_000) : undefined };
    try {
      const { url, sealed } = await this.bus.call(beginSingleSignOn, input, {});
      void reply.header('set-cookie', cookie(sealed, TRIP_S)).redirect(url, 302);
    } catch (error) {
      refused(reply, codeOf(error));
    }
  }

  @Get('callback')
  @Throttle(LIMIT)
  @UseGuards(ThrottlerGuard, OpenIdConnectGuard)
  callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { user, refused: why } = (request as unknown as { user: Arrival }).user;
    void reply.header('set-cookie', cookie('', 0));
    if (user) void reply.redirect(`/single-sign-on?${new URLSearchParams({ code: user.code, next: user.next })}`, 302);
    else refused(reply, why ?? 'system.error');
  }
}

const codeOf = (error: unknown): string => (error instanceof Failure ? error.wire.code : 'system.error');

/** The page says why in words. */
function refused(reply: FastifyReply, code: string): void {
  void reply.redirect(`/single-sign-on?${new URLSearchParams({ refused: code })}`, 302);
}
