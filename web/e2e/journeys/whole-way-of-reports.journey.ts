import type { Browser } from '@playwright/test';
import { hasAnvil, type LocalChain, startChain, XPUB } from '../../../test/billing/local-chain';
import { changed, corrected, faulty } from '../../../test/fiu/workbooks';
import { hasBareServers, type OwnStack, ownStack } from '../../../test/support/own-stack';
import { newAdministrator, newColleague } from '../support/people';
import { fillProfile } from '../support/profile';
import { balanceIs, converted, download, fact, handedOut, opened, pageOf, upload } from '../support/reporting';
import { newSuperUser } from '../support/super-user';
import { get, post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const ROWS = 1_000;
const WRONG = 10;
const INCOMPLETE = ['P8', 'P9'];
const DECIMALS = 6;
const CONFIRMATIONS = 3;

test.skip(!hasBareServers || !hasAnvil, 'Needs servers for processes of its own, and a local chain');

// Prices are the whole platform's, so it has a platform of its own.
let chain: LocalChain;
let stack: OwnStack;
const { DOSSIER_URL } = process.env;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  chain = await startChain(DECIMALS);
  const settings = {
    RATE_LIMIT_FACTOR: '1000',
    TWO_FACTOR: 'off',
    WALLET_XPUB: XPUB,
    CHAIN_RPC_URL: chain.url,
    CHAIN_ID: String(chain.chainId),
    TOKEN_ADDRESS: chain.token,
    TOKEN_DECIMALS: String(DECIMALS),
    DEPOSIT_CONFIRMATIONS: String(CONFIRMATIONS),
    DEPOSIT_SECONDS: '1',
  };
  stack = await ownStack(settings, 1, ['billing', 'fiu'], { WEB_ROOT: 'web/dist' });
  process.env.DOSSIER_URL = stack.url;
});
test.afterAll(async () => {
  process.env.DOSSIER_URL = DOSSIER_URL;
  await stack?.stop();
  await chain?.stop();
});

type Pages = Record<'operator' | 'maker' | 'checker', Page>;

/** A company of two who may report, and the operator, each with a window. */
async function arranged(browser: Browser): Promise<Pages & { email: string }> {
  const maker = await newAdministrator('Ria Maker');
  const checker = await newColleague(maker, 'COMPLIANCE_OFFICER', 'Otto Checker');
  const { user } = await get('get-user', maker.token);
  for (const user_id of [(user as { _id: string })._id, checker.id])
    await post('update-permissions', { user_id, name: 'fiu_reporting', effect: 'allow' }, maker.token);
  const pages = {
    operator: await pageOf(browser, await newSuperUser(stack.env), stack.url),
    maker: await pageOf(browser, maker, stack.url),
    checker: await pageOf(browser, checker, stack.url),
  };
  return { ...pages, email: maker.email };
}

async function setPrices(page: Page): Promise<void> {
  await opened(page, '/admin/platform_control', 'Platform Control');
  await page.getByLabel('Subscription cost').fill('10');
  await page.getByLabel('Rows in a subscription').fill(String(ROWS));
  await page.getByLabel('Cost per row').fill('0.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
}

/** Leaves the page of that user open. */
async function giveCredits(page: Page, email: string): Promise<void> {
  await opened(page, `/admin/users?q=${email}`, 'Users');
  await page.getByRole('row', { name: email }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Give credits' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('600');
  await dialog.getByRole('button', { name: 'Give credits' }).click();
  await expect(fact(page, 'Credits balance')).toHaveText('600.00');
}

async function activateSubscription(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Activate subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate subscription' }).click();
  await expect(page.getByText('Subsription activated')).toBeVisible();
}

/** From the upload that waits for two people to the reports of their rows. */
async function completeSaved(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Open Saved Info' }).click();
  const missing = page.getByText('missing', { exact: true });
  for (const left of [1, 0]) {
    await missing.first().click();
    await page.getByRole('textbox', { name: /^Occupation of / }).fill('Baker');
    await page.keyboard.press('Enter');
    await expect(missing).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Convert waiting rows' }).click();
  return converted(page, { Rows: '2', 'In reports': '2' });
}

/** Pays to the address that it asks for. */
async function deposit(page: Page, credits: bigint): Promise<void> {
  await page.getByRole('button', { name: 'Generate Wallet' }).click();
  const address = page.getByText(/^0x[0-9a-fA-F]{40}$/);
  await expect(address).toBeVisible();
  await chain.pay((await address.textContent()) ?? '', credits * 10n ** BigInt(DECIMALS));
  await chain.mine(CONFIRMATIONS);
}

test('the whole way of a reporting entity: prices, profile, a thousand rows, corrections, approval, fees, a deposit, a subscription', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { operator, maker, checker, email } = await arranged(browser);
  await test.step('the super user sets prices and gives credits', async () => {
    await setPrices(operator);
    await giveCredits(operator, email);
  });
  await test.step('the tenant fills the profile', async () => {
    await opened(maker, '/profile-settings', 'Settings');
    await fillProfile(maker, { 'Organization Id': '4711' });
    await maker.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(maker.getByText('User changes applied successfully')).toBeVisible();
  });
  await opened(maker, '/fiu/convert', 'Convert');
  const sample = await download(maker, 'Download sample');
  const thousand = await changed(sample, faulty(ROWS, WRONG, INCOMPLETE));
  const main = await upload(maker, 'march.xlsx', thousand, {
    Rows: '1,000',
    'In reports': '988',
    'Waiting in Saved Info': '2',
    'In error': '10',
  });
  const saved = await test.step('two are completed in Saved Info', () => completeSaved(maker));
  const rest = await test.step('ten are corrected in the sheet of errors', async () => {
    await opened(maker, main, 'Convert');
    const sheet = await changed(await download(maker, 'Download rows in error'), corrected(WRONG));
    return upload(maker, 'march-errors.xlsx', sheet, { Rows: '10', 'In reports': '10' });
  });
  await test.step('somebody else approves; the first download is charged, the second is free and equal', async () => {
    await handedOut(maker, checker, main);
    await balanceIs(maker, '106.00');
    await handedOut(maker, checker, saved);
    await handedOut(maker, checker, rest);
    await balanceIs(maker, '100.00');
  });
  await test.step('a deposit on the chain raises the balance', async () => {
    await deposit(maker, 250n);
    await balanceIs(maker, '350.00');
  });
  await test.step('the subscription makes the next one free', async () => {
    await activateSubscription(operator);
    const free = await upload(maker, 'april.xlsx', sample, { Rows: '3', 'In reports': '3' });
    await expect(fact(maker, 'Fee')).toContainText('0.00');
    await handedOut(maker, checker, free);
    await balanceIs(maker, '340.00');
  });
  await test.step('the usage shows it all', async () => {
    await opened(operator, '/admin/dashboard', 'Usage data');
    await expect(operator.getByRole('row', { name: email })).toContainText(/1,003\s*4\s*500\.00/);
  });
});
