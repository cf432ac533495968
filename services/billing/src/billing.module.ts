import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountController } from './accounts/account.controller.js';
import { LowBalanceMails } from './alerts/low-balance.js';
import { ConversionsController } from './conversions/conversions.controller.js';
import { ConversionsService } from './conversions/conversions.service.js';
import { CreditList } from './credits/credit-list.js';
import { CreditsController } from './credits/credits.controller.js';
import { CreditsService } from './credits/credits.service.js';
import { Crediting } from './deposits/crediting.js';
import { CURSOR, cursorSchema, DEPOSIT, depositSchema } from './deposits/deposit.schema.js';
import { DepositWatch } from './deposits/watch.js';
import { ENTRY, entrySchema } from './ledger/entry.schema.js';
import { Ledger } from './ledger/ledger.js';
import { SeenLedger } from './ledger/seen.js';
import { PapersController } from './papers/papers.controller.js';
import { PapersService } from './papers/papers.service.js';
import { PlatformController } from './platform/platform.controller.js';
import { PLATFORM, platformSchema } from './platform/platform.schema.js';
import { PlatformService } from './platform/platform.service.js';
import { settings } from './settings.js';
import { UsageController } from './usage/usage.controller.js';
import { WALLET, walletSchema } from './wallets/wallet.schema.js';
import { WalletsController } from './wallets/wallets.controller.js';
import { WalletsService } from './wallets/wallets.service.js';

const watch = settings.CHAIN_RPC_URL ? [DepositWatch, Crediting] : [];

/** Credits of the tenants, what they are spent on, and what the operator sets for the platform. */
@Module({
  imports: [
    mongo(),
    KitModule,
    MongooseModule.forFeature([
      { name: ENTRY, schema: entrySchema },
      { name: PLATFORM, schema: platformSchema },
      { name: WALLET, schema: walletSchema },
      { name: DEPOSIT, schema: depositSchema },
      { name: CURSOR, schema: cursorSchema },
    ]),
  ],
  controllers: [
    CreditsController,
    ConversionsController,
    PlatformController,
    AccountController,
    UsageController,
    WalletsController,
    PapersController,
  ],
  providers: [
    Ledger,
    SeenLedger,
    CreditList,
    CreditsService,
    ConversionsService,
    PlatformService,
    WalletsService,
    PapersService,
    LowBalanceMails,
    ...watch,
  ],
})
export class BillingModule {}
