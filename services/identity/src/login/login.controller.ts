import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type LoggedIn, type Login, login } from '@dossier/proto/calls/identity-sign-in';
import { Controller } from '@nestjs/common';
import { LoginService } from './login.service.js';

@Controller()
export class LoginController {
  constructor(private readonly logins: LoginService) {}

  @Handle(login)
  login(input: Login, by: Principal): Promise<LoggedIn> {
    return this.logins.login(input, by);
  }
}
