import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type Affected,
  type AskAffected,
  applyChange,
  type ChangeDecided,
  changeAffects,
  type DecideChange,
  discardChange,
} from '@dossier/proto/calls/kyc-changes';
import { Controller } from '@nestjs/common';
import { ChangeService } from './change.service.js';

@Controller()
export class ChangeController {
  constructor(private readonly changes: ChangeService) {}

  @Handle(applyChange)
  apply(input: DecideChange, by: Principal): Promise<ChangeDecided> {
    return this.changes.apply(input, by);
  }

  @Handle(discardChange)
  deny(input: DecideChange, by: Principal): Promise<ChangeDecided> {
    return this.changes.deny(input, by);
  }

  @Handle(changeAffects)
  affected(input: AskAffected, by: Principal): Promise<Affected> {
    return this.changes.affected(input, by);
  }
}
