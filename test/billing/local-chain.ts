import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Abi, createTestClient, getAddress, type Hash, http, publicActions, walletActions } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { freePort } from '../support/own-stack.js';

const { abi, bytecode } = JSON.parse(readFileSync(join(import.meta.dirname, 'chain', 'token.json'), 'utf8')) as {
  abi: Abi;
  bytecode: Hash;
};
/** What viem does not know of the node. */
type RawTransaction = { Method: 'eth_getRawTransactionByHash'; Parameters: [Hash]; ReturnType: Hash };
type Reorganise = { Method: 'anvil_reorg'; Parameters: [number, [Hash, number][]]; ReturnType: null };

/** A package of npm that holds the node for Linux on x64 alone. */
const ANVIL = join(import.meta.dirname, '../../node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil');
export const hasAnvil = existsSync(ANVIL);

/** The words every local chain begins with; whoever has them has nothing of worth. */
const payer = mnemonicToAccount('test test test test test test test test test test test junk', { accountIndex: 9 });

/** Where deposits go to: of the same words, m/44'/60'/0'. */
export const XPUB =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';

export type LocalChain = Awaited<ReturnType<typeof startChain>>;

/** A real node of a chain of its own, with a token; blocks come when they are asked for. */
export async function startChain(decimals: number) {
  const port = await freePort();
  // Tokens have the same address on all local chains: only this tells them apart where a database has seen several.
  const chain = { ...foundry, id: randomInt(40_000, 2 ** 31) };
  const options = ['--silent', '--port', String(port), '--chain-id', String(chain.id), '--no-mining'];
  const node: ChildProcess = spawn(ANVIL, options, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const client = createTestClient({ mode: 'anvil', chain, transport: http(url), account: payer, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions);
  for (let tried = 0; ; tried++) {
    const isUp = await client.getBlockNumber().then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tried > 200) throw new Error('The local chain does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const mine = (blocks = 1) => client.mine({ blocks });
  await client.setBalance({ address: payer.address, value: 10n ** 24n });
  const deployed = await client.deployContract({ abi, bytecode, args: [decimals] });
  await mine();
  const { contractAddress } = await client.getTransactionReceipt({ hash: deployed });
  const token = getAddress(contractAddress ?? '0x');
  let nonce = await client.getTransactionCount({ address: payer.address });

  /** Sends so many smallest parts; they are in the next block. */
  const pay = (to: string, value: bigint) =>
    client.writeContract({
      address: token,
      abi,
      functionName: 'transfer',
      args: [to, value],
      nonce: nonce++,
      gas: 70_000n,
    });

  /** The last `depth` blocks become others; what was paid in them is in the first of these, or dropped. */
  async function reorganise(depth: number, keeps = true): Promise<void> {
    const height = Number(await client.getBlockNumber());
    const raw: Hash[] = [];
    for (let number = height - depth + 1; keeps && number <= height; number++) {
      const { transactions } = await client.getBlock({ blockNumber: BigInt(number), includeTransactions: true });
      for (const { hash } of transactions)
        raw.push(await client.request<RawTransaction>({ method: 'eth_getRawTransactionByHash', params: [hash] }));
    }
    await client.request<Reorganise>({
      method: 'anvil_reorg',
      params: [depth, raw.map((transaction): [Hash, number] => [transaction, 0])],
    });
    if (!keeps) nonce = await client.getTransactionCount({ address: payer.address });
  }

  const stop = async () => {
    node.kill('SIGKILL');
    await once(node, 'exit');
  };
  return { url, token, chainId: chain.id, pay, mine, reorganise, stop };
}
