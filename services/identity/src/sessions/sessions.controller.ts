import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type ResolvedSession, type ResolveSession, resolveSession } from '@dossier/proto/calls/identity-sessions';
import { type LoggedOut, type Logout, logout } from '@dossier/proto/calls/identity-sign-in';
import { Controller } from '@nestjs/common';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Handle(logout)
  logout(_: Logout, by: Principal): Promise<LoggedOut> {
    return this.sessions.logout(by);
  }

  @Handle(resolveSession)
  async resolve(asking: ResolveSession): Promise<ResolvedSession> {
    return { principal: await this.sessions.resolve(asking) };
  }
}
