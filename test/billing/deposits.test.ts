import { getBalance, listCredits } from '@dossier/proto/calls/billing-credits';
import { allocateWallet } from '@dossier/proto/calls/billing-wallet';
import { register } from '@dossier/proto/calls/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure } from '../support/expect.js';
import {
  endProcess,
  hasBareServers,
  type OwnStack,
  ownStack,
  type Running,
  startProcess,
} from '../support/own-stack.js';
import { newEmail, newPassword, succeeded } from '../support/people.js';
import { hasAnvil, type LocalChain, startChain, XPUB } from './local-chain.js';
import { startLyingNode } from './lying-node.js';

const withChain = hasBareServers && hasAnvil ? describe : describe.skip;
if (!hasAnvil) console.log('There is no local chain for this platform: tests of deposits skip');
const CONFIRMATIONS = 6;
const DECIMALS = 6;
/** Parts of the token in a hundredth of a credit. */
const CENT = 10n ** BigInt(DECIMALS - 2);

/** Where no node answers. */
const NOBODY = 'http://127.0.0.1:9';

withChain('deposits', () => {
  let chain: LocalChain;
  let stack: OwnStack;
  let billing: Running[] = [];

  /** Replicas of the service with these settings, instead of those before. */
  async function bill(copies: number, settings: Record<string, string>): Promise<void> {
    await Promise.all(billing.map(endProcess));
    billing = Array.from({ length: copies }, () =>
      startProcess('services/billing/dist/main.js', { ...stack.env, ...settings }),
    );
    await Promise.all(billing.map(({ ready }) => ready));
  }

  beforeAll(async () => {
    chain = await startChain(DECIMALS);
    stack = await ownStack({
      RATE_LIMIT_FACTOR: '100',
      TWO_FACTOR: 'off',
      WALLET_XPUB: XPUB,
      CHAIN_ID: String(chain.chainId),
      TOKEN_ADDRESS: chain.token,
      TOKEN_DECIMALS: String(DECIMALS),
      DEPOSIT_CONFIRMATIONS: String(CONFIRMATIONS),
      DEPOSIT_SECONDS: '1',
    });
  });
  afterAll(async () => {
    await Promise.all(billing.map(endProcess));
    await stack?.stop();
    await chain?.stop();
  });

  async function newAdministrator(): Promise<Api> {
    const [email, password] = [newEmail(), newPassword()];
    const { token = '' } = succeeded(
      await api(undefined, stack.url)(register, { username: 'Ada Admin', email, password }),
    );
    return api(token, stack.url);
  }

  async function newCompany(): Promise<{ call: Api; address: string; balance: () => Promise<number> }> {
    const call = await newAdministrator();
    const { address } = succeeded(await call(allocateWallet));
    const balance = async () => succeeded(await call(getBalance)).credits_balance;
    return { call, address, balance };
  }

  const settled = (balance: () => Promise<number>, credits: number) =>
    eventually(async () => expect(await balance()).toBe(credits), 60_000);
  const passes = () => new Promise((resolve) => setTimeout(resolve, 3_000));

  it('have no address where no chain is watched', async () => {
    await bill(1, {});
    expectFailure(await (await newAdministrator())(allocateWallet), 409, 'billing.wallet.not_configured');
  }, 120_000);

  it('are credited though they came before the chain was looked at for the first time', async () => {
    await bill(1, { CHAIN_RPC_URL: NOBODY });
    const { address, balance } = await newCompany();
    await chain.pay(address, 250n * CENT);
    await chain.mine(CONFIRMATIONS * 2);
    await bill(2, { CHAIN_RPC_URL: chain.url });
    await settled(balance, 2.5);
  }, 240_000);

  it('are credited once they are deep enough, and not before', async () => {
    const { address, balance, call } = await newCompany();
    await chain.pay(address, 1_234n * CENT + 99n);
    await chain.mine(CONFIRMATIONS - 1);
    await passes();
    expect(await balance()).toBe(0);
    await chain.mine();
    await settled(balance, 12.34);
    const { credits } = succeeded(await call(listCredits));
    expect(credits).toMatchObject([{ type: 'deposit', amount: 12.34, initiator: 'USDT' }]);
    expect(credits[0]?.comment).toMatch(/^Deposit of USDT, transaction 0x[0-9a-f]{64}$/);
  });

  it('are credited once each, a thousand over five reorganisations, and not at all when they are gone', async () => {
    const companies = [await newCompany(), await newCompany(), await newCompany(), await newCompany()];
    let paid = 0;
    for (let round = 0; round < 5; round++) {
      for (const { address } of companies)
        for (let count = 0; count < 50; count++) {
          await chain.pay(address, CENT);
          paid++;
        }
      await chain.mine(2);
      await passes();
      await chain.reorganise(4);
    }
    await chain.mine(CONFIRMATIONS);
    const each = paid / companies.length / 100;
    for (const { balance } of companies) await settled(balance, each);
    const gone = await newCompany();
    await chain.pay(gone.address, CENT);
    await chain.mine(2);
    await passes();
    await chain.reorganise(4, false);
    await chain.mine(CONFIRMATIONS * 2);
    await passes();
    expect(await gone.balance()).toBe(0);
    for (const { balance } of companies) expect(await balance()).toBe(each);
  }, 240_000);

  it('are credited by a node that says a wrong height, or is away, once it tells the truth, and once', async () => {
    const node = await startLyingNode(chain.url);
    await bill(2, { CHAIN_RPC_URL: node.url });
    const { address, balance } = await newCompany();
    await chain.pay(address, 700n * CENT);
    await chain.mine(CONFIRMATIONS - 1);
    await node.says({ blocks: 1_000 });
    expect(await balance()).toBe(0);
    await node.says({ blocks: -CONFIRMATIONS });
    await chain.mine();
    await node.says({ blocks: -CONFIRMATIONS });
    expect(await balance()).toBe(0);
    await node.says('away');
    expect(await balance()).toBe(0);
    await node.says(undefined);
    await settled(balance, 7);
    await node.says({ blocks: -CONFIRMATIONS });
    await node.says(undefined);
    expect(await balance()).toBe(7);
    node.stop();
  }, 240_000);

  it('count in tokens of 18 decimals, and not at all while the contract says others than the settings', async () => {
    const other = await startChain(18);
    try {
      const node = await startLyingNode(other.url);
      const settings = { CHAIN_RPC_URL: node.url, CHAIN_ID: String(other.chainId), TOKEN_ADDRESS: other.token };
      await bill(1, { ...settings, TOKEN_DECIMALS: '6' });
      const { address, balance } = await newCompany();
      await other.pay(address, 325n * 10n ** 16n);
      await other.mine(CONFIRMATIONS);
      await node.says(undefined);
      expect(await balance()).toBe(0);
      await bill(1, { ...settings, TOKEN_DECIMALS: '18' });
      await settled(balance, 3.25);
      node.stop();
    } finally {
      await other.stop();
    }
  }, 240_000);
});
