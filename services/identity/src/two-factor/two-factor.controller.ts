import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type MakeRecoveryCodes,
  makeRecoveryCodes,
  type RecoveryCodes,
} from '@dossier/proto/calls/identity-own-account';
import {
  type SetUpTwoFactor,
  setUpTwoFactor,
  type TwoFactorCompleted,
  type TwoFactorSecret,
  type VerifyOtp,
  verifyOtp,
} from '@dossier/proto/calls/identity-two-factor';
import { Controller } from '@nestjs/common';
import { RecoveryService } from './recovery.service.js';
import { TwoFactorService } from './two-factor.service.js';

@Controller()
export class TwoFactorController {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly recovery: RecoveryService,
  ) {}

  @Handle(setUpTwoFactor)
  async setUp({ currentPassword }: SetUpTwoFactor, by: Principal): Promise<TwoFactorSecret> {
    return { secret: await this.twoFactor.setUp(currentPassword, by) };
  }

  @Handle(makeRecoveryCodes)
  makeRecoveryCodes({ currentPassword }: MakeRecoveryCodes, by: Principal): Promise<RecoveryCodes> {
    return this.recovery.make(currentPassword, by);
  }

  @Handle(verifyOtp)
  verify({ token }: VerifyOtp, by: Principal): Promise<TwoFactorCompleted> {
    return this.twoFactor.verify(token, by);
  }
}
