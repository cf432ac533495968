import { Schema } from 'mongoose';

/** Where a tenant pays to: the address at `index` below the extended public key with this fingerprint. */
export type WalletRecord = {
  /** The tenant. */
  _id: string;
  address: string;
  index: number;
  key: number;
  at: Date;
};

export const WALLET = 'Wallet';
export const walletSchema: Schema<WalletRecord> = new Schema<WalletRecord>(
  {
    _id: String,
    address: { type: String, required: true },
    index: { type: Number, required: true },
    key: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'wallets', versionKey: false, strict: 'throw' },
)
  .index({ address: 1 }, { unique: true })
  .index({ key: 1, index: -1 }, { unique: true });
