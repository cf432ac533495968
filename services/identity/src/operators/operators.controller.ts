import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type CreateSuperUser,
  createSuperUser,
  type Exempted,
  type ExemptFromTwoFactor,
  exemptFromTwoFactor,
  type SuperUser,
} from '@dossier/proto/calls/identity-operators';
import { Controller } from '@nestjs/common';
import { OperatorsService } from './operators.service.js';

@Controller()
export class OperatorsController {
  constructor(private readonly operators: OperatorsService) {}

  @Handle(createSuperUser)
  createSuperUser(input: CreateSuperUser, by: Principal): Promise<SuperUser> {
    return this.operators.createSuperUser(input, by);
  }

  @Handle(exemptFromTwoFactor)
  exempt({ emails }: ExemptFromTwoFactor, by: Principal): Promise<Exempted> {
    return this.operators.exempt(emails, by);
  }
}
