import { randomUUID } from 'node:crypto';
import { mailTo, tokenIn } from '../../../test/support/inbox';
import { type OidcProvider, startOidcProvider } from '../../../test/support/oidc-provider';
import { codeOf, freshStep } from '../../../test/support/totp';
import { withAuthenticator } from '../support/passkeys';
import { addDomain, fillProvider } from '../support/single-sign-on';
import { expect, type Page, test } from '../support/test';

const PASSWORD = 'Tulip-Garden-9';
const NEW_PASSWORD = 'Tulip-Garden-10';

/** What is typed wrong, and what is said of it; the last column is right. */
const TEXTS: readonly (readonly [label: string, wrong: string, message: string, right: string])[] = [
  ['Organization Id', 'ab', 'Organization Id should be at least 3 characters long', 'TRUST-0007'],
  ['User Name', 'ab', 'User Name should be from 3 to 100 characters long', 'Palmera Trust'],
  ['Title', 'abc', 'Title should be from 3 to 30 characters long', 'Drs.'],
  ['First name', 'Al', 'Name should be from 3 to 20 characters long', 'Alida'],
  ['Last name', 'Bo', 'Name should be from 3 to 20 characters long', 'Bonaire'],
  ['ID Number', '12345678', 'ID Number should be at least 9 characters long', '197505310'],
  ['Occupation', 'x', 'Occupation should be from 3 to 100 characters long', 'Director'],
  ['Passport number', '1234', 'Passport number should be at least 5 characters long', 'NL1234567'],
  ['Address', 'Short street 1', 'Address should be from 15 to 100 characters long', 'Kaya Flamboyan 7, Rooi Catootje'],
  ['Town', 'ab', 'Town should be from 3 to 255 characters long', 'Otrobanda'],
  ['City', 'ab', 'City should be from 3 to 255 characters long', 'Willemstad'],
  ['Zip', '123', 'Zip should be exactly 5 characters long', '00000'],
  ['State', 'ab', 'State should be from 3 to 255 characters long', 'Curaçao'],
  ['Phone number', '12-34567', 'Phone number is not valid', '95123456'],
];
const EMPTY = [
  'Organization Id should be at least 3 characters long',
  'Please provide a Name',
  'Please select a gender',
  'Please provide ID Number',
  'Please select a nationality',
  'Please select an address type',
  'Please provide a value',
  'Please select a country',
  'Please select a phone type',
  'Please select a communication type',
  'Please select a country prefix',
];
const CHOICES: readonly (readonly [label: string, option: string])[] = [
  ['Gender', 'Female'],
  ['Nationality', 'Curaçao'],
  ['Passport country', 'Netherlands'],
  ['Address type', 'Business'],
  ['Country', 'Netherlands'],
  ['Phone type', 'Private'],
  ['Communication type', 'Mobile Phone'],
  ['Country prefix', '+599'],
];

let provider: OidcProvider;
test.beforeAll(async ({ baseURL }) => {
  provider = await startOidcProvider(`${baseURL}/api/v1/sso/callback`);
});
test.afterAll(() => provider.stop());

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

async function openSettings(page: Page, name: string): Promise<void> {
  await account(page, name).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/profile-settings/);
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function choosePassword(page: Page, password: string, button: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function registers(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username').fill('Ada Admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'I Read Terms and Conditions and ready to proceed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two factor authentication' });
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await freshStep(10_000);
  await dialog.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(codeOf(secret));
  await expect(page.getByText('Two Factor Authentication set up successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Each message once, then everything right. */
async function fillsProfile(page: Page, email: string): Promise<void> {
  await page.goto('/profile-settings');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const isSaid = (message: string) => expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  await expect(textbox(page, 'Organization Id')).toBeVisible();
  await expect(page.getByText('Attention!')).toHaveCount(0);
  await save.click();
  for (const message of EMPTY) await isSaid(message);
  await textbox(page, 'First name').fill('x'.repeat(21));
  await isSaid('Input too long');
  for (const [label, wrong] of TEXTS) await textbox(page, label).fill(wrong);
  await textbox(page, 'Email').fill('nobody');
  await textbox(page, 'Birth date').fill('31/05/2005');
  await save.click();
  for (const [, , message] of TEXTS) await isSaid(message);
  await isSaid('Please provide a valid email');
  await isSaid('The year of birth should be from 1930 to 2004');
  for (const [label, , , right] of TEXTS) await textbox(page, label).fill(right);
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Birth date').fill('31/05/1975');
  for (const [label, option] of CHOICES) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await save.click();
  await isSaid('User changes applied successfully');
}

async function invites(page: Page, colleague: string): Promise<void> {
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('Username').fill('Bob Beheer');
  await dialog.getByLabel('Email').fill(colleague);
  await dialog.getByRole('combobox', { name: 'User type' }).click();
  await page.getByRole('option', { name: 'Account Manager' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('User created sucessfullly')).toBeVisible();
}

async function acceptsAndSetsPasskey(device: Page, email: string): Promise<void> {
  await withAuthenticator(device);
  await device.goto(`/accept-invitation?token=${tokenIn(await mailTo(email, 'You are invited'))}`);
  await choosePassword(device, PASSWORD, 'Save password');
  await logIn(device, email, PASSWORD);
  await openSettings(device, 'Bob Beheer');
  await device.getByRole('tab', { name: 'Security' }).click();
  await device.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = device.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(device.getByText('Passkey added')).toBeVisible();
  await account(device, 'Bob Beheer').click();
  await device.getByRole('button', { name: 'Logout' }).click();
  await device.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(account(device, 'Bob Beheer')).toBeVisible();
}

async function findsPasswordAgain(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Reset Password email has been sent to your email').first()).toBeVisible();
  await page.goto(`/reset-password?token=${tokenIn(await mailTo(email, 'Reset your Dossier password'))}`);
  await choosePassword(page, NEW_PASSWORD, 'Reset password');
}

test('the life of an account: registered, confirmed, filled in, a colleague invited, let in by passkey, lost and found, and by single sign-on', async ({
  page,
  browser,
  baseURL,
}) => {
  // It waits for several half-minutes: no code of an app counts twice.
  test.setTimeout(240_000);
  const domain = `${randomUUID()}.example.com`;
  const [email, colleague, newcomer] = [`ada@${domain}`, `bob@${domain}`, `sue@${domain}`];
  const elsewhere = async () => (await browser.newContext({ baseURL })).newPage();

  await test.step('registers after the terms, with a second factor', () => registers(page, email));
  await test.step('confirms the address by the mail', async () => {
    await openSettings(page, 'Ada Admin');
    await expect(page.getByText('Attention!')).toBeVisible();
    await page.goto(`/verify?token=${tokenIn(await mailTo(email, 'Please confirm your email address'))}`);
    await expect(page.getByText(`Your email address ${email} is verified now`)).toBeVisible();
  });
  await test.step('fills in the profile, told each thing that is wrong once', () => fillsProfile(page, email));
  await test.step('invites a colleague', () => invites(page, colleague));

  const device = await elsewhere();
  await test.step('the colleague accepts, sets a passkey and signs in with it', () =>
    acceptsAndSetsPasskey(device, colleague));
  await test.step('the password is forgotten, and every session of before is out', async () => {
    const other = await elsewhere();
    await findsPasswordAgain(other, colleague);
    await other.context().close();
    // A gateway may take an ended session for live for up to a second.
    await expect(async () => {
      await device.reload();
      await expect(device).toHaveURL(/\/login/, { timeout: 2_000 });
    }).toPass();
    await logIn(device, colleague, NEW_PASSWORD);
    await expect(account(device, 'Bob Beheer')).toBeVisible();
    await device.context().close();
  });

  await test.step('single sign-on brings a supervisor, by the group of the provider', async () => {
    await page.goto('/user-management');
    await fillProvider(page, provider.issuer);
    await addDomain(page, domain);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Single sign-on saved')).toBeVisible();
    const claims = { email: newcomer, name: 'Sue Supervisor', groups: ['kyc-supervisors'] };
    await provider.next({ sub: newcomer, claims });
    const other = await elsewhere();
    await other.goto('/login');
    await other.getByRole('link', { name: 'Sign in with your company' }).click();
    await other.getByLabel('Work email').fill(newcomer);
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(account(other, 'Sue Supervisor')).toBeVisible();
    await other.context().close();
    await page.goto('/user-management');
    await expect(page.getByRole('row', { name: /Sue Supervisor/ })).toContainText('Supervisor');
  });
});
