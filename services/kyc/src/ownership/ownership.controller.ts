import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { FileOfCompany } from '@dossier/proto/calls/kyc-companies';
import { getOwnershipChart, type OwnershipAnswer } from '@dossier/proto/calls/kyc-ownership';
import { Controller } from '@nestjs/common';
import { OwnershipService } from './ownership.service.js';

@Controller()
export class OwnershipController {
  constructor(private readonly ownership: OwnershipService) {}

  @Handle(getOwnershipChart)
  chart(input: FileOfCompany, by: Principal): Promise<OwnershipAnswer> {
    return this.ownership.read(input, by);
  }
}
