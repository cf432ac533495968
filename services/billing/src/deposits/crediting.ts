import { log } from '@dossier/kit/log';
import { service } from '@dossier/kit/principal';
import { HUNDREDTHS } from '@dossier/proto/rules/credits';
import { billing } from '@dossier/proto/texts/billing';
import { phrasesOf } from '@dossier/proto/texts/define';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { receive } from '../ledger/account.js';
import { Ledger } from '../ledger/ledger.js';
import { settings } from '../settings.js';
import type { Chain } from './chain.js';
import { type Block, DEPOSIT, type DepositRecord } from './deposit.schema.js';

const { entries } = phrasesOf(billing);

/** One token is one credit; less than a hundredth of it is too little to count. */
export const hundredthsOf = (value: bigint, decimals: number): number =>
  Number((value * BigInt(HUNDREDTHS)) / 10n ** BigInt(decimals));

/** Deposits that are deep enough in the chain become credits, each once. */
@Injectable()
export class Crediting {
  constructor(
    private readonly ledger: Ledger,
    @InjectModel(DEPOSIT) private readonly deposits: Model<DepositRecord>,
  ) {}

  async credit(chain: Chain, head: Block): Promise<void> {
    const block = { $lte: head.number - settings.DEPOSIT_CONFIRMATIONS + 1 };
    const deep = await this.deposits.find({ state: 'seen', block }).sort({ block: 1, _id: 1 }).lean<DepositRecord[]>();
    const hashes = new Map<number, string | undefined>();
    for (const deposit of deep) {
      const { block: number } = deposit;
      if (!hashes.has(number)) hashes.set(number, (await chain.block(number))?.hash);
      // Another chain than the one that was read: the next pass finds the fork.
      if (hashes.get(number) !== deposit.block_hash) return;
      await this.one(deposit);
    }
    const doubtful = await this.deposits.countDocuments({ in_doubt: true });
    if (doubtful > 0) log.error({ doubtful }, 'credited deposits are no longer on the chain');
  }

  private async one({ _id, tenant_id, value, transaction, block, block_hash }: DepositRecord): Promise<void> {
    const amount = hundredthsOf(BigInt(value), settings.TOKEN_DECIMALS);
    await this.ledger.write(async () => {
      const { modifiedCount } = await this.deposits.updateOne(
        { _id, state: 'seen', block, block_hash },
        { $set: { state: 'credited' } },
      );
      if (modifiedCount === 0 || amount === 0) return;
      const by = service(settings.TOKEN_SYMBOL, tenant_id);
      await this.ledger.add({ _id: `deposit:${_id}`, tenant_id, by }, (account) => ({
        posting: receive(account, 'deposit', amount),
        comment: entries.deposit(settings.TOKEN_SYMBOL, transaction),
      }));
    });
  }
}
