import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type SetUpTwoFactor,
  setUpTwoFactor,
  type TwoFactorCompleted,
  type TwoFactorSecret,
  type VerifyOtp,
  verifyOtp,
} from '@dossier/proto/calls/identity-two-factor';
import { Controller } from '@nestjs/common';
import { TwoFactorService } from './two-factor.service.js';

@Controller()
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Handle(setUpTwoFactor)
  async setUp(_: SetUpTwoFactor, by: Principal): Promise<TwoFactorSecret> {
    return { secret: await this.twoFactor.setUp(by) };
  }

  @Handle(verifyOtp)
  verify({ token }: VerifyOtp, by: Principal): Promise<TwoFactorCompleted> {
    return this.twoFactor.verify(token, by);
  }
}
