import { type HttpCall, isLinkAccess } from '@dossier/proto/calls/call';
import { failure, hasFailed } from '@dossier/proto/failures/failure';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { rememberCall } from './asked.js';
import { LINK_TOKEN, SESSION_TOKEN } from './strategies.js';

function strategiesOf({ access }: HttpCall<unknown, unknown>): string[] {
  if (!isLinkAccess(access)) return [SESSION_TOKEN];
  return access.people ? [SESSION_TOKEN, LINK_TOKEN] : [LINK_TOKEN];
}

/**
 * Lets through whom one of the call's strategies knows; what the strategy finds stands in `request.user`. The call's permission is
 * checked afterwards. Nothing here keeps a session of passport's own.
 */
export function guardOf(call: HttpCall<unknown, unknown>): CanActivate {
  const missing = failure(call.withoutSession ?? 'session.missing');
  class CallGuard extends AuthGuard(strategiesOf(call)) {
    override canActivate(context: ExecutionContext) {
      rememberCall(context.switchToHttp().getRequest<FastifyRequest>(), call);
      return super.canActivate(context);
    }

    override handleRequest<Session>(error: unknown, session: Session): Session {
      if (error) throw call.withoutSession && hasFailed(error, 'session.ended') ? missing : error;
      if (!session) throw missing;
      return session;
    }
  }
  return new CallGuard();
}
