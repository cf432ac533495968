import { randomUUID } from 'node:crypto';
import { mailTo, tokenIn } from '../../../test/support/inbox';
import { type OidcProvider, startOidcProvider } from '../../../test/support/oidc-provider';
import { signIn } from '../support/people';
import { addDomain, fillProvider } from '../support/single-sign-on';
import { post } from '../support/system';
import { expect, test } from '../support/test';

let provider: OidcProvider;
test.beforeAll(async ({ baseURL }) => {
  provider = await startOidcProvider(`${baseURL}/api/v1/sso/callback`);
});
test.afterAll(() => provider.stop());

test('an administrator sets up single sign-on; a colleague arrives with the user type of the group', async ({
  page,
  as,
  browser,
}) => {
  const domain = `${randomUUID()}.example.com`;
  const [email, password, username] = [`ada@${domain}`, 'Tulip-Garden-9', 'Ada Admin'];
  await post('register', { username, email, password });
  await post('verify-token', { token: tokenIn(await mailTo(email, 'Please confirm')) });
  await as(await signIn(email, password));

  await page.goto('/user-management');
  await fillProvider(page, provider.issuer);
  await addDomain(page, 'gmail.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('No administrator has a confirmed address in one of these domains')).toBeVisible();
  await page.getByLabel('Email domains').first().press('Backspace');
  await addDomain(page, domain);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Single sign-on saved')).toBeVisible();

  const sue = `sue@${domain}`;
  await provider.next({ sub: sue, claims: { email: sue, name: 'Sue Supervisor', groups: ['kyc-supervisors'] } });
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${new URL(page.url()).origin}/login`);
  await other.getByRole('link', { name: 'Sign in with your company' }).click();
  await other.getByLabel('Work email').fill(`sue@${randomUUID()}.example.com`);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('No company signs in here with this email address')).toBeVisible();
  await other.getByLabel('Work email').fill(sue);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('button', { name: 'Account of Sue Supervisor' })).toBeVisible();

  await page.goto('/user-management');
  await expect(page.getByRole('row', { name: /Sue Supervisor/ })).toContainText('Supervisor');
});
