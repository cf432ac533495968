import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type ChangeOwnPassword,
  changeOwnPassword,
  type EndOtherSessions,
  endOtherSessions,
  type GetSecurity,
  getSecurity,
  type OtherSessionsEnded,
  type PasswordChanged,
  type Security,
} from '@dossier/proto/calls/identity-own-account';
import { Controller } from '@nestjs/common';
import { SecurityService } from './security.service.js';

@Controller()
export class SecurityController {
  constructor(private readonly security: SecurityService) {}

  @Handle(changeOwnPassword)
  changePassword(input: ChangeOwnPassword, by: Principal): Promise<PasswordChanged> {
    return this.security.changePassword(input, by);
  }

  @Handle(getSecurity)
  get(_: GetSecurity, by: Principal): Promise<Security> {
    return this.security.get(by);
  }

  @Handle(endOtherSessions)
  endOtherSessions(_: EndOtherSessions, by: Principal): Promise<OtherSessionsEnded> {
    return this.security.endOtherSessions(by);
  }
}
