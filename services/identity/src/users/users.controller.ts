import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type GetUser, getUser, type Profile } from '@dossier/proto/calls/identity-profile';
import { type Register, register, type SignedIn } from '@dossier/proto/calls/identity-sign-in';
import { Controller } from '@nestjs/common';
import { ProfileService } from './profile.service.js';
import { RegistrationService } from './registration.service.js';

@Controller()
export class UsersController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly profiles: ProfileService,
  ) {}

  @Handle(register)
  register(input: Register, by: Principal): Promise<SignedIn> {
    return this.registration.register(input, by);
  }

  @Handle(getUser)
  get(input: GetUser, by: Principal): Promise<Profile> {
    return this.profiles.get(input, by);
  }
}
