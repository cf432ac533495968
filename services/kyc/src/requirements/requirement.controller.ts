import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { FileOfCompany } from '@dossier/proto/calls/kyc-companies';
import { listRequirements, type OpenRequirements } from '@dossier/proto/calls/kyc-requirements';
import { Controller } from '@nestjs/common';
import { OpenRequirementsService } from './open-requirements.js';

@Controller()
export class RequirementController {
  constructor(private readonly open: OpenRequirementsService) {}

  @Handle(listRequirements)
  list(input: FileOfCompany, by: Principal): Promise<OpenRequirements> {
    return this.open.list(input, by);
  }
}
