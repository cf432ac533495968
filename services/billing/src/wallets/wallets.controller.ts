import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type AllocateWallet, allocateWallet, type WalletAllocated } from '@dossier/proto/calls/billing-wallet';
import { Controller } from '@nestjs/common';
import { WalletsService } from './wallets.service.js';

@Controller()
export class WalletsController {
  constructor(private readonly wallets: WalletsService) {}

  @Handle(allocateWallet)
  allocate(_: AllocateWallet, by: Principal): Promise<WalletAllocated> {
    return this.wallets.allocate(by);
  }
}
