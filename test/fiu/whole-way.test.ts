import { Bus } from '@dossier/kit/bus';
import { nats } from '@dossier/kit/nats';
import { activateSubscription, getBalance, giveCredit } from '@dossier/proto/calls/billing-credits';
import { setPlatformControl } from '@dossier/proto/calls/billing-platform';
import { getUsageInfo } from '@dossier/proto/calls/billing-usage';
import { allocateWallet } from '@dossier/proto/calls/billing-wallet';
import { approveReports } from '@dossier/proto/calls/fiu-reports';
import { convertWaiting, getSavedInfo, updateSavedInfo } from '@dossier/proto/calls/fiu-saved-info';
import { login } from '@dossier/proto/calls/identity';
import { createSuperUser } from '@dossier/proto/calls/identity-operators';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasAnvil, type LocalChain, startChain, XPUB } from '../billing/local-chain.js';
import { type Api, api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { addUser, newEmail, newPassword, type Person, succeeded } from '../support/people.js';
import { converted, download, ended, filledSample, letReport, reportingTenant } from './arranged.js';
import { changed, corrected, faulty } from './workbooks.js';

const ROWS = 1_000;
const FAULTY = 10;
const INCOMPLETE = ['P8', 'P9'];
const PRICE = 0.5;
const DECIMALS = 6;

(hasBareServers && hasAnvil ? describe : describe.skip)('the whole way of a reporting entity', () => {
  const bus = new Bus();
  let chain: LocalChain;
  let stack: OwnStack;
  let operator: Api;

  beforeAll(async () => {
    await nats();
    chain = await startChain(DECIMALS);
    const settings = {
      RATE_LIMIT_FACTOR: '100',
      TWO_FACTOR: 'off',
      WALLET_XPUB: XPUB,
      CHAIN_RPC_URL: chain.url,
      CHAIN_ID: String(chain.chainId),
      TOKEN_ADDRESS: chain.token,
      TOKEN_DECIMALS: String(DECIMALS),
      DEPOSIT_CONFIRMATIONS: '3',
      DEPOSIT_SECONDS: '1',
    };
    stack = await ownStack(settings, 1, ['billing', 'fiu']);
    // The helpers of this folder talk to this stack from here on.
    process.env.DOSSIER_URL = stack.url;
    const [email, password] = [newEmail(), newPassword()];
    await bus.call(createSuperUser, { username: 'Olivia Operator', email, password, force: true });
    operator = api(succeeded(await api()(login, { email, password })).token);
  }, 240_000);
  afterAll(async () => {
    await stack?.stop();
    await chain?.stop();
    await (await nats()).close();
  });

  const balance = async (by: Person) => succeeded(await by.call(getBalance)).credits_balance;

  /** Approved by the other one and downloaded twice: paid for once, and the same both times. */
  async function handedOut(id: string, maker: Person, checker: Person, fee: number): Promise<void> {
    succeeded(await checker.call(approveReports, { id }));
    const before = await balance(maker);
    const first = await download(maker, `get-file?id=${id}`);
    expect([first.status, await balance(maker)]).toEqual([200, before - fee]);
    const second = await download(maker, `get-file?id=${id}`);
    expect([second.status, second.bytes.equals(first.bytes)]).toEqual([200, true]);
    expect(await balance(maker)).toBe(before - fee);
  }

  it('leads from prices and a profile to reports, each paid for once, a deposit, a subscription and the usage', async () => {
    const prices = { subscription_cost: 10, subscription_amount_rows: 1_000, subscription_cost_per_row: PRICE };
    succeeded(await operator(setPlatformControl, { ...prices, emails_send_out: 'YES' }));
    const tenant = await reportingTenant();
    const { admin: maker } = tenant;
    const checker = await addUser(tenant, 'COMPLIANCE_OFFICER');
    await letReport(maker, checker);
    succeeded(await operator(giveCredit, { user_id: maker.id, amount: 600 }));

    const { file } = await converted(maker, await filledSample(maker, {}, faulty(ROWS, FAULTY, INCOMPLETE)));
    const right = ROWS - FAULTY - INCOMPLETE.length;
    expect(file).toMatchObject({ total: ROWS, rows: right, failed: FAULTY, saved: INCOMPLETE.length });

    const { records } = succeeded(await maker.call(getSavedInfo));
    expect(records.map(({ missing }) => missing)).toEqual([['occupation'], ['occupation']]);
    const supplied = Object.fromEntries(records.map(({ id }) => [id, { occupation: 'Baker' }]));
    expect(succeeded(await maker.call(updateSavedInfo, { records: supplied }))).toMatchObject({ updated: 2 });
    const { file_id } = succeeded(await maker.call(convertWaiting, { id: file.id }));
    const { file: waited } = await ended(maker, file_id);
    expect(waited).toMatchObject({ status: 'done', rows: INCOMPLETE.length, origin_id: file.id });

    const { bytes } = await download(maker, `get-error-sheet?id=${file.id}`);
    const { file: again } = await converted(maker, await changed(bytes, corrected(FAULTY)));
    expect(again).toMatchObject({ status: 'done', total: FAULTY, rows: FAULTY });

    await handedOut(file.id, maker, checker, right * PRICE);
    await handedOut(waited.id, maker, checker, INCOMPLETE.length * PRICE);
    await handedOut(again.id, maker, checker, FAULTY * PRICE);
    expect(await balance(maker)).toBe(600 - ROWS * PRICE);

    const { address } = succeeded(await maker.call(allocateWallet));
    await chain.pay(address, 250n * 10n ** BigInt(DECIMALS));
    await chain.mine(3);
    await eventually(async () => expect(await balance(maker)).toBe(350), 60_000);

    succeeded(await operator(activateSubscription, { user_id: maker.id }));
    expect(await balance(maker)).toBe(340);
    const { file: free } = await converted(maker, await filledSample(maker));
    expect(free).toMatchObject({ rows: 3, conversionFee: 0 });
    await handedOut(free.id, maker, checker, 0);

    const { usage } = succeeded(await operator(getUsageInfo));
    expect(usage).toContainEqual({ email: maker.email, count: ROWS + 3, conversions: 4, credits: ROWS * PRICE });
  }, 400_000);
});
