import { Bus } from '@dossier/kit/bus';
import { endSingleSignOn, type SingleSignOnEnded } from '@dossier/proto/calls/identity-single-sign-on';
import { Failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';

const OPEN_ID_CONNECT = 'open-id-connect';
export const TRIP_COOKIE = 'dossier_sso';

/** Let in by the company's provider, or the code of why not. */
export type Arrival = { user?: SingleSignOnEnded; refused?: string };

/** The way in of people whom their company's provider sends back; the provider's word is checked by identity. */
@Injectable()
export class OpenIdConnectStrategy extends PassportStrategy(Strategy, OPEN_ID_CONNECT) {
  constructor(private readonly bus: Bus) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Arrival> {
    const query = request.url.split('?')[1] ?? '';
    const sealed = cookieOf(request, TRIP_COOKIE);
    if (!sealed) return { refused: 'identity.sso.expired' };
    return this.bus.call(endSingleSignOn, { query, sealed }, {}).then(
      (user) => ({ user }),
      (error: unknown) => ({ refused: error instanceof Failure ? error.wire.code : 'system.error' }),
    );
  }
}

export const OpenIdConnectGuard = AuthGuard(OPEN_ID_CONNECT);

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pair = (headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
