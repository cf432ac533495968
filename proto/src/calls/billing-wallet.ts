import { httpCall } from './call.js';
import { Text } from './fields.js';

export class AllocateWallet {}

export class WalletAllocated {
  @Text({ description: 'Where the company pays deposits to, with the checksum of EIP-55' }) address: string;
}

export const allocateWallet = httpCall({
  subject: 'billing.wallet.allocate',
  method: 'POST',
  path: 'allocate-wallet',
  access: ['view_wallet'],
  summary: 'The address of the own company, made when it is asked for first',
  input: AllocateWallet,
  output: WalletAllocated,
  fails: ['billing.wallet.not_configured'],
  writes: true,
});
