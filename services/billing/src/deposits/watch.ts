import { defineJob, Job } from '@dossier/kit/jobs/job';
import { log } from '@dossier/kit/log';
import { Store } from '@dossier/kit/store';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { settings } from '../settings.js';
import { WALLET, type WalletRecord } from '../wallets/wallet.schema.js';
import { blockBefore } from './block-before.js';
import { type Chain, chainAt, type Transfer } from './chain.js';
import { Crediting } from './crediting.js';
import { type Block, CURSOR, type CursorRecord, DEPOSIT, type DepositRecord } from './deposit.schema.js';

/** Blocks read in one step. */
const SPAN = 500;
/** Blocks that are remembered; a reorganisation that goes deeper begins at the oldest of them. */
const REMEMBERED = 64;

const everySeconds = settings.DEPOSIT_SECONDS === 1 ? '*' : `*/${settings.DEPOSIT_SECONDS}`;
/** One replica at a time; a time that fails is made up for by the next. */
export const watchDeposits = defineJob('watch-deposits', {
  every: `${everySeconds} * * * * *`,
  attempts: 1,
  keepDays: 0.05,
});

/** Follows the chain from the block it has read last, and credits what is deep enough in it. */
@Injectable()
export class DepositWatch {
  private readonly id = `${settings.CHAIN_ID}:${settings.TOKEN_ADDRESS}`;
  private readonly chain: Chain = chainAt({
    url: settings.CHAIN_RPC_URL,
    chainId: settings.CHAIN_ID,
    token: settings.TOKEN_ADDRESS,
    decimals: settings.TOKEN_DECIMALS,
  });

  constructor(
    private readonly store: Store,
    private readonly crediting: Crediting,
    @InjectModel(CURSOR) private readonly cursors: Model<CursorRecord>,
    @InjectModel(DEPOSIT) private readonly deposits: Model<DepositRecord>,
    @InjectModel(WALLET) private readonly wallets: Model<WalletRecord>,
  ) {}

  @Job(watchDeposits)
  async watch(): Promise<void> {
    await this.chain.check();
    let blocks = await this.standing();
    // A node that is behind what was read already has nothing to say.
    for (let height = await this.chain.height(); height > last(blocks).number; ) {
      const until = Math.min(height, last(blocks).number + SPAN);
      blocks = await this.read(blocks, until);
    }
    await this.crediting.credit(this.chain, last(blocks));
  }

  /** The remembered blocks that are still the chain's; what stood in others has not happened. */
  private async standing(): Promise<Block[]> {
    const known = (await this.cursors.findById(this.id).lean<CursorRecord>())?.blocks;
    if (!known) return this.begin();
    const height = await this.chain.height();
    if (height < last(known).number) return known;
    let kept = known.length;
    while (kept > 0 && (await this.chain.block(known[kept - 1]?.number ?? 0))?.hash !== known[kept - 1]?.hash) kept--;
    if (kept === known.length) return known;
    const oldest = known[0] ?? last(known);
    const fork = kept > 0 ? last(known.slice(0, kept)) : { number: Math.max(0, oldest.number - 1), hash: '' };
    log.warn({ from: fork.number, depth: last(known).number - fork.number }, 'the chain was reorganised');
    const blocks = kept > 0 ? known.slice(0, kept) : [plain(await this.must(fork.number))];
    await this.store.transaction(async () => {
      await this.deposits.deleteMany({ state: 'seen', block: { $gt: fork.number } });
      await this.deposits.updateMany({ state: 'credited', block: { $gt: fork.number } }, { $set: { in_doubt: true } });
      await this.cursors.updateOne({ _id: this.id }, { $set: { blocks } });
    });
    return blocks;
  }

  /** The first time: the oldest address may have been paid to ever since it was made. */
  private async begin(): Promise<Block[]> {
    const height = await this.chain.height();
    // Asked after the height: what is paid to an address that is made from here on is in a later block.
    const oldest = await this.wallets.findOne().sort({ at: 1 }).lean<WalletRecord>();
    const number = oldest ? await blockBefore(oldest.at, height, (each) => this.must(each)) : height;
    const blocks = [plain(await this.must(number))];
    await this.cursors.updateOne({ _id: this.id }, { $setOnInsert: { blocks } }, { upsert: true });
    return blocks;
  }

  /** Reads on to that block. What is found and how far it was read commit together. */
  private async read(known: Block[], until: number): Promise<Block[]> {
    const from = last(known).number + 1;
    const blocks = await this.linked(known, from, until);
    const wallets = await this.wallets.find({}, { address: 1 }).lean<WalletRecord[]>();
    const tenants = new Map(wallets.map(({ _id, address }) => [address, _id]));
    const found = await this.chain.transfers([...tenants.keys()], from, until);
    const strange = found.some(({ block, block_hash }) =>
      blocks.some(({ number, hash }) => number === block && hash !== block_hash),
    );
    if (strange) throw new Error('The chain changed while it was read');
    await this.store.transaction(async () => {
      for (const transfer of found) await this.keep(transfer, tenants.get(transfer.to) ?? '');
      await this.cursors.updateOne({ _id: this.id }, { $set: { blocks } });
    });
    return blocks;
  }

  /** Each block names the one before it, so that a height without blocks, or blocks of two chains, are found out. */
  private async linked(known: Block[], from: number, until: number): Promise<Block[]> {
    const first = Math.max(from, until - REMEMBERED + 1);
    const numbers = Array.from({ length: until - first + 1 }, (_, at) => first + at);
    const read = await Promise.all(numbers.map((number) => this.must(number)));
    const all = first === from ? [...known, ...read] : read;
    for (const [at, block] of read.entries()) {
      const before = at > 0 ? read[at - 1] : first === from ? last(known) : undefined;
      if (before && block.parent !== before.hash) throw new Error('The chain changed while it was read');
    }
    return all.slice(-REMEMBERED).map(plain);
  }

  private async must(number: number) {
    const block = await this.chain.block(number);
    if (!block) throw new Error(`The node knows no block ${number}, though it says that it is beyond it`);
    return block;
  }

  /** A deposit that was credited stays so when its transaction comes back in another block. */
  private async keep({ id, to: _, value, ...place }: Transfer, tenant_id: string): Promise<void> {
    await this.deposits.updateOne(
      { _id: id },
      {
        $set: { block: place.block, block_hash: place.block_hash },
        $unset: { in_doubt: 1 },
        $setOnInsert: {
          tenant_id,
          transaction: place.transaction,
          value: String(value),
          state: 'seen',
          at: new Date(),
        },
      },
      { upsert: true },
    );
  }
}

/** Without what only the reading needs. */
const plain = ({ number, hash }: Block): Block => ({ number, hash });

const last = (blocks: readonly Block[]): Block => {
  const block = blocks.at(-1);
  if (!block) throw new Error('No block is remembered');
  return block;
};
