import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { WalletAllocated } from '@dossier/proto/calls/billing-wallet';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Ledger } from '../ledger/ledger.js';
import { settings } from '../settings.js';
import { WALLET, type WalletRecord } from './wallet.schema.js';
import { addressAt, readXpub } from './xpub.js';

/** Addresses to pay deposits to, one for each tenant. */
@Injectable()
export class WalletsService {
  private readonly account = settings.WALLET_XPUB ? readXpub(settings.WALLET_XPUB) : undefined;

  constructor(
    private readonly ledger: Ledger,
    private readonly store: Store,
    @InjectModel(WALLET) private readonly wallets: Model<WalletRecord>,
  ) {}

  async addressOf(tenant_id: string): Promise<string | null> {
    return (await this.wallets.findById(tenant_id).lean<WalletRecord>())?.address ?? null;
  }

  /** The same address however often it is asked for. */
  async allocate(by: Principal): Promise<WalletAllocated> {
    const { account } = this;
    return this.ledger.write(async () => {
      const known = await this.addressOf(by.tenantId);
      if (known) return { address: known };
      // Nobody would watch what is paid to it.
      if (!account || !settings.CHAIN_RPC_URL) throw failure('billing.wallet.not_configured');
      const key = account.fingerprint;
      const last = await this.wallets.findOne({ key }).sort({ index: -1 }).lean<WalletRecord>();
      const index = (last?.index ?? -1) + 1;
      const address = addressAt(account, index);
      await this.wallets.insertMany([{ _id: by.tenantId, address, index, key, at: new Date() }], { lean: true });
      await this.store.audit(by, 'wallet.allocated', by.tenantId, { address });
      return { address };
    });
  }
}
