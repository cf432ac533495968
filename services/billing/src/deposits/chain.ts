import { BaseError, createPublicClient, erc20Abi, getAddress, type Hash, HttpRequestError, http } from 'viem';
import type { Block } from './deposit.schema.js';

/** A node has this long for an answer. */
const ANSWER_MS = 10_000;
/** Addresses in one question; nodes take no more than some thousand. */
const ADDRESSES = 500;

export type ChainSettings = { url: string; chainId: number; token: string; decimals: number };
export type LinkedBlock = Block & { parent: string; seconds: number };
export type Transfer = { id: string; to: string; transaction: Hash; value: bigint; block: number; block_hash: string };

export type Chain = ReturnType<typeof chainAt>;

/** What deposits need of a chain, asked of one node over JSON-RPC. What it throws can be logged: it names no address. */
export function chainAt({ url, chainId, token, decimals }: ChainSettings) {
  const client = createPublicClient({
    // Else the height comes from a cache.
    cacheTime: 0,
    transport: http(url, { timeout: ANSWER_MS, retryCount: 1, batch: true }),
  });
  const address = getAddress(token);

  /** Throws unless the node is of the configured chain and the contract counts as configured. */
  async function check(): Promise<void> {
    const [chain, counted] = await Promise.all([
      client.getChainId(),
      client.readContract({ address, abi: erc20Abi, functionName: 'decimals' }),
    ]);
    if (chain !== chainId) throw new Error(`The node is of chain ${chain}, not of ${chainId}`);
    if (counted !== decimals) throw new Error(`The token has ${counted} decimals, not ${decimals}`);
  }

  async function block(number: number): Promise<LinkedBlock | undefined> {
    const found = await client.getBlock({ blockNumber: BigInt(number) }).catch((error: Error) => {
      if (error.name === 'BlockNotFoundError') return undefined;
      throw error;
    });
    return found && { number, hash: found.hash, parent: found.parentHash, seconds: Number(found.timestamp) };
  }

  /** Transfers to these addresses in these blocks, both ends included. */
  async function transfers(to: readonly string[], from: number, until: number): Promise<Transfer[]> {
    const found: Transfer[] = [];
    for (let at = 0; at < to.length; at += ADDRESSES) {
      const logs = await client.getLogs({
        address,
        event: erc20Abi[1],
        args: { to: to.slice(at, at + ADDRESSES).map((each) => getAddress(each)) },
        fromBlock: BigInt(from),
        toBlock: BigInt(until),
        strict: true,
      });
      for (const log of logs) found.push(await placed(log));
    }
    return found;
  }

  /** Its number in the block changes when the block does; its place in the receipt does not. */
  async function placed(log: {
    transactionHash: Hash;
    logIndex: number;
    blockNumber: bigint;
    blockHash: Hash;
    args: { to: string; value: bigint };
  }): Promise<Transfer> {
    const { transactionHash: hash } = log;
    const { logs, blockHash } = await client.getTransactionReceipt({ hash });
    const place = logs.findIndex(({ logIndex }) => logIndex === log.logIndex);
    if (place < 0 || blockHash !== log.blockHash) throw new Error('The chain changed while it was read');
    return {
      id: `${chainId}:${hash}:${place}`,
      to: getAddress(log.args.to),
      transaction: hash,
      value: log.args.value,
      block: Number(log.blockNumber),
      block_hash: log.blockHash,
    };
  }

  const height = async () => Number(await client.getBlockNumber());

  return { check: told(check), height: told(height), block: told(block), transfers: told(transfers) };
}

/** The address of a node holds the key to it, and each error of the library repeats the address. */
const told =
  <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
  (...given: Given): Promise<Answer> =>
    ask(...given).catch((error: unknown) => {
      if (!(error instanceof BaseError)) throw error;
      const answer = error.walk((cause) => cause instanceof HttpRequestError) as HttpRequestError | null;
      throw new Error(answer?.status ? `${error.shortMessage} Status: ${answer.status}` : error.shortMessage);
    });
