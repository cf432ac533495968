import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type Register, register, type SignedIn } from '@dossier/proto/calls/identity-sign-in';
import { Controller } from '@nestjs/common';
import { RegistrationService } from './registration.service.js';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Handle(register)
  register(input: Register, by: Principal): Promise<SignedIn> {
    return this.registration.register(input, by);
  }
}
