import { randomUUID } from 'node:crypto';
import { mailTo, tokenIn } from '../../../test/support/inbox';
import { codeOf, freshStep } from '../../../test/support/totp';
import { goWrong } from '../support/network';
import { newAdministrator, newColleague } from '../support/people';
import { post, tryGet } from '../support/system';
import { expect, type Page, test } from '../support/test';

const PASSWORD = 'Tulip-Garden-9';

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function typeCode(page: Page, secret: string, stepsBack = 0): Promise<void> {
  await freshStep();
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(codeOf(secret, stepsBack));
}

/** A gateway may take an ended session for live for up to a second. */
const refusedFrom = (token: string) =>
  expect.poll(async () => (await tryGet('user/accounts', token)).code).toBe('session.ended');

test('registers after the terms, sets up the second factor, and signs in again with a code', async ({ page }) => {
  const email = `pieter.${randomUUID()}@example.com`;
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Username must be from 3 to 20 characters long')).toBeVisible();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(page.getByText('Password must be from 6 to 30 characters long')).toBeVisible();

  await page.getByLabel('Username').fill('Pieter de Vries');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'I Read Terms and Conditions and ready to proceed' }).click();

  const dialog = page.getByRole('dialog', { name: 'Two factor authentication' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await typeCode(page, secret, 1);
  await expect(page.getByText('Two Factor Authentication set up successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Account of Pieter de Vries' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, email, PASSWORD);
  await expect(page.getByText('Enter 6 digit code from auth app')).toBeVisible();
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type('000000');
  await expect(page.getByText('The code is not correct')).toBeVisible();
  await typeCode(page, secret);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'User Management' })).toBeVisible();
});

test('says under the right field what is wrong, and waits out a lock', async ({ page }) => {
  const administrator = await newAdministrator();
  const colleague = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  await page.goto('/login');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await fillLogin(page, colleague.email, `wrong-${attempt}`);
    await expect(page.getByText('Wrong email or password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('');
  }
  await fillLogin(page, colleague.email, colleague.password);
  await expect(page.getByRole('alert')).toContainText('Too many failed attempts. Please try again later');
  await expect(page.getByRole('alert')).toContainText(/You can try again in \d+ seconds/);
});

test('comes back to the wanted page after signing in, and only to a page of this site', async ({ page }) => {
  const administrator = await newAdministrator();
  const auditor = await newColleague(administrator, 'EXTERNAL_AUDITOR', 'Auditor');
  await page.goto('/change-log?page=1');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillLogin(page, auditor.email, auditor.password);
  await expect(page).toHaveURL(/\/change-log\?page=1$/);

  await page.goto('/login?next=//evil.example/');
  await expect(page).toHaveURL(/localhost[^/]*\/$|127\.0\.0\.1[^/]*\/$/);
});

test('shows what a role may see, and nothing else', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const client = await newColleague(administrator, 'CLIENT', 'The Client');
  await as(client);
  await page.goto('/user-management');
  await expect(page.getByRole('heading', { level: 1, name: 'You may not see this page' })).toBeVisible();
  await expect(page).toHaveTitle(/You may not see this page/);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Clients' })).toBeVisible();
  for (const hidden of ['Work Flow', 'Change Log', 'User Management', 'Wallet']) {
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0);
  }
  await page.goto('/no-such-page');
  await expect(page.locator('#content').getByText('Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Page not found - KYC');
});

test('adds a colleague, changes the permissions, and deletes the colleague', async ({ page, as }) => {
  const administrator = await newAdministrator();
  await as(administrator);
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('Username').fill('Li Wei');
  await dialog.getByLabel('Email').fill(administrator.email);
  await dialog.getByText('Password', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await dialog.getByRole('combobox', { name: 'User type' }).click();
  await page.getByRole('option', { name: 'Supervisor' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('This email is already registered')).toBeVisible();
  await dialog.getByLabel('Email').fill(`li.wei.${randomUUID()}@example.com`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('User created sucessfullly')).toBeVisible();

  await page.getByRole('link', { name: 'Li Wei' }).click();
  await expect(page).toHaveTitle('Li Wei - KYC');
  await page.getByRole('tab', { name: 'User Permissions' }).click();
  const wallet = page.getByRole('switch', { name: /View the wallet/ });
  await expect(wallet).not.toBeChecked();
  await page.getByText('View the wallet').click();
  await expect(wallet).toBeChecked();
  await page.reload();
  await expect(wallet).toBeChecked();
  await expect(page.getByText('Differs from the user type')).toHaveCount(1);
  await expect(page.getByText('User type: Denied')).toBeVisible();
  await page.getByRole('button', { name: "Back to the user type's: View the wallet" }).click();
  await expect(wallet).not.toBeChecked();
  await expect(page.getByText('Differs from the user type')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete User' }).click();
  await page.getByRole('dialog', { name: 'Delete Li Wei?' }).getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/user-management$/);
  await expect(page.getByRole('link', { name: 'Li Wei' })).toHaveCount(0);
});

test('locks the permissions of an administrator and keeps the own account', async ({ page, as }) => {
  const administrator = await newAdministrator();
  await as(administrator);
  await page.goto('/user-management');
  await page.getByRole('link', { name: administrator.username }).click();
  await expect(page.getByRole('button', { name: 'Delete User' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'User Permissions' }).click();
  await expect(page.getByText('An administrator holds every permission. They cannot be changed.')).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeDisabled();
});

test('keeps what was typed when a part is down, and finishes with one click', async ({ page, as }) => {
  const administrator = await newAdministrator();
  await as(administrator);
  const keys: (string | undefined)[] = [];
  let down = true;
  await page.route('**/api/v1/user/account/create', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return down ? route.abort('connectionrefused') : route.continue();
  });
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('Username').fill('Ana Croes');
  await dialog.getByLabel('Email').fill(`ana.${randomUUID()}@example.com`);
  await dialog.getByText('Password', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await dialog.getByRole('combobox', { name: 'User type' }).click();
  await page.getByRole('option', { name: 'Account Manager' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(dialog.getByLabel('Username')).toHaveValue('Ana Croes');
  down = false;
  await again.click();
  await expect(page.getByText('User created sucessfullly')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('says what failed when the server has no sentence for it', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const { id } = await newColleague(administrator, 'DATA_PROCESSOR', 'Li Wei');
  await as(administrator);
  await goWrong(page, 'user/account/update');
  await page.goto(`/user-management/users/${id}/`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Disable sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable sign in' }).click();
  await expect(page.getByText('Error updating user')).toBeVisible();
});

test('moves through the table with the keyboard', async ({ page, as }) => {
  const administrator = await newAdministrator('Zoe Zuiver');
  await newColleague(administrator, 'CLIENT', 'Aaa');
  await newColleague(administrator, 'CLIENT', 'Bbb');
  await as(administrator);
  await page.goto('/user-management');
  await page.getByRole('link', { name: 'Aaa' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Bbb' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Zoe Zuiver' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Bbb - KYC');
});

test('goes to the login page when the session has ended elsewhere', async ({ page, as }) => {
  const administrator = await newAdministrator();
  await as(administrator);
  await page.goto('/user-management');
  await expect(page.getByRole('button', { name: 'Add User' })).toBeVisible();
  await post('logout', {}, administrator.token);
  await refusedFrom(administrator.token);
  await page.getByRole('link', { name: administrator.username }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session has ended. Please sign in again')).toBeVisible();
});

test('a sign-out in one tab is one in the others, and so is the next sign-in', async ({ page, context }) => {
  const administrator = await newAdministrator();
  const person = await newColleague(administrator, 'DATA_PROCESSOR', 'Two Tabs');
  await page.goto('/login');
  await fillLogin(page, person.email, person.password);
  const account = (tab: Page) => tab.getByRole('button', { name: 'Account of Two Tabs' });
  await expect(account(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile-settings');
  await expect(account(other)).toBeVisible();
  await account(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login/);
  await fillLogin(page, person.email, person.password);
  await expect(account(page)).toBeVisible();
  await expect(account(other)).toBeVisible();
});

test('invites a colleague, who chooses the password and signs in', async ({ page, as, browser }) => {
  const administrator = await newAdministrator();
  const email = `ivy.${randomUUID()}@example.com`;
  await as(administrator);
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('Username').fill('Ivy Invited');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('combobox', { name: 'User type' }).click();
  await page.getByRole('option', { name: 'Supervisor' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('User created sucessfullly')).toBeVisible();
  await page.getByRole('link', { name: 'Ivy Invited' }).click();
  await expect(page.getByText('Invitation works until')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(
    `${new URL(page.url()).origin}/accept-invitation?token=${tokenIn(await mailTo(email, 'You are invited'))}`,
  );
  await other.getByLabel('New password').fill(PASSWORD);
  await other.getByLabel('Confirm password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await fillLogin(other, email, PASSWORD);
  await expect(other.getByRole('button', { name: 'Account of Ivy Invited' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Invitation works until')).toHaveCount(0);
});
