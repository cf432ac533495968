import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { codeOf, freshStep } from '../../../test/support/totp';
import { pdf } from '../support/pdf';
import { expect, type Page, test } from '../support/test';

const PASSWORD = 'Tulip-Garden-9';
const DIRECTOR = 'Curaçao Directors N.V.';
const SHAREHOLDER = 'Johanna Bergmann';
const OFFICIAL = 'Elena Petrova';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Clients' })).toBeVisible();
}

async function register(page: Page): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username').fill('Maria Jansen');
  await page.getByLabel('Email').fill(`maria.${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'I Read Terms and Conditions and ready to proceed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two factor authentication' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await freshStep();
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(codeOf(secret));
  await expect(page.getByText('Two Factor Authentication set up successfully')).toBeVisible();
}

/** Adds a supervisor and answers how this person signs in. */
async function addSupervisor(page: Page): Promise<{ email: string; password: string }> {
  const email = `sam.${randomUUID()}@example.com`;
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('Username').fill('Sam Supervisor');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByText('Password', { exact: true }).first().click();
  await dialog.locator('input[autocomplete="new-password"]').fill(PASSWORD);
  await dialog.getByRole('combobox', { name: 'User type' }).click();
  await page.getByRole('option', { name: 'Supervisor' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('User created sucessfullly')).toBeVisible();
  return { email, password: PASSWORD };
}

async function addClient(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add New Client' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Company type is required')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Caribbean Trust & Trading N.V.');
  await dialog.getByText('Offshore').click();
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await expect(page).toHaveURL(/\/[0-9a-f]{24}\/$/);
  await expect(page).toHaveTitle('Caribbean Trust & Trading N.V. - KYC');
  return new URL(page.url()).pathname.slice(1, 25);
}

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Data saved successfully')).toBeVisible();
}

async function addShareholder(page: Page, client: string): Promise<void> {
  await page.goto(`/${client}/shareholders/`);
  await page.getByRole('button', { name: 'Add Shareholder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Shareholder' });
  await dialog.getByText('Individual').click();
  await dialog.getByLabel('Percentage of shares held').fill('120');
  await dialog.getByLabel('First Name').fill('Johanna');
  await dialog.getByLabel('Last Name').fill('Bergmann');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Percentage of shares held must be less than 100')).toBeVisible();
  await dialog.getByLabel('Percentage of shares held').fill('60');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Shareholder added successfully')).toBeVisible();
  await expect(page.getByText('Missing shareholder of 40%')).toBeVisible();
  const section = sectionOf(page, SHAREHOLDER);
  await section.getByLabel('Date of Birth').fill('03/09/1971');
  await section.getByLabel('City').fill('Willemstad');
  await save(page);
}

async function addDirectorWithOfficial(page: Page, client: string): Promise<void> {
  await page.goto(`/${client}/managing-directors/`);
  await page.getByRole('button', { name: 'Add Managing Director' }).click();
  const director = page.getByRole('dialog', { name: 'Add Managing Director' });
  await director.getByText('Offshore').click();
  await director.getByText('Legal entity').click();
  await director.getByLabel('Company Name').fill(DIRECTOR);
  await director.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Managing Director added successfully')).toBeVisible();
  const section = sectionOf(page, DIRECTOR);
  await section.getByLabel('Address Line 1').fill('Pietermaai 15, Punda');
  await section.getByLabel('City').fill('Willemstad');
  await save(page);
  await page.getByRole('button', { name: 'Add Official' }).click();
  const official = page.getByRole('dialog', { name: 'Add Official' });
  await official.getByLabel('First Name').fill('Elena');
  await official.getByLabel('Last Name').fill('Petrova');
  await official.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Official added successfully')).toBeVisible();
}

async function fillOfficial(page: Page): Promise<void> {
  const section = sectionOf(page, OFFICIAL);
  await section.getByLabel('Date of Birth').fill('12/04/1980');
  await section.getByLabel('Place of Birth').fill('Sofia');
  await section.getByLabel('Passport Number').fill('BG1234567');
  await section.getByRole('combobox', { name: 'Passport Country' }).fill('Bulg');
  await page.getByRole('option', { name: 'Bulgaria' }).click();
  await section.getByLabel('City').fill('Sofia');
  await section.getByLabel('Zip Code').fill('1000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByText('Zip must be exactly 5 characters long')).toBeVisible();
  await page.reload();
  await sectionOf(page, OFFICIAL).getByLabel('Zip Code').fill('10000');
  await save(page);
  const passport = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: pdf('Passport of Elena Petrova') };
  await sectionOf(page, OFFICIAL).getByLabel('Choose a file for Passport').setInputFiles(passport);
  await expect(page.getByText('Document uploaded successfully')).toBeVisible();
}

const changes = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Opens a waiting change of the client by a part of its sentence. */
async function openChange(page: Page, client: string, sentence: string | RegExp): Promise<void> {
  await page.goto(`/${client}/workflow/`);
  await changes(page).filter({ hasText: sentence }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Action Required' })).toBeVisible();
}

async function approve(page: Page, client: string, sentence: string | RegExp): Promise<void> {
  await openChange(page, client, sentence);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Changes approved successfully')).toBeVisible();
}

async function expectOwnChangeRefused(page: Page, client: string): Promise<void> {
  await openChange(page, client, 'Shareholder added');
  await expect(page.getByText('You made this change yourself')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
}

async function deny(page: Page, client: string): Promise<void> {
  await openChange(page, client, 'Shareholder added');
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Please provide a reason for denying this request:' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('it should be at least 10 characters long')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The register of shareholders says otherwise.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Changes denied successfully')).toBeVisible();
}

async function compareAndDecide(page: Page, client: string): Promise<void> {
  await page.goto('/workflow');
  const row = page.getByRole('row').filter({ hasText: 'Caribbean Trust & Trading N.V.' });
  await expect(row).toContainText('7');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Changes waiting for confirmation' })).toBeVisible();
  await approve(page, client, 'Managing Director added');
  await approve(page, client, 'Entity changed');
  await approve(page, client, 'Person added');
  await openChange(page, client, 'Person changed');
  await expect(page.getByRole('columnheader', { name: 'Current Version' })).toBeVisible();
  await expect(page.getByRole('row', { name: /City/ })).toContainText('Sofia');
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Changes approved successfully')).toBeVisible();
  await approve(page, client, 'New file uploaded');
  await deny(page, client);
}

async function expectOutcome(page: Page, client: string): Promise<void> {
  await page.goto(`/${client}/managing-directors/`);
  // One card for the director and the company behind it.
  await expect(sectionOf(page, DIRECTOR).getByLabel('Address Line 1')).toHaveValue('Pietermaai 15, Punda');
  await page.getByRole('button', { name: OFFICIAL, exact: true }).click();
  await expect(sectionOf(page, OFFICIAL).getByLabel('City')).toHaveValue('Sofia');
  await expect(sectionOf(page, OFFICIAL).getByText('passport.pdf')).toBeVisible();
  await expect(page.getByText('waits for confirmation')).toHaveCount(0);
  await page.goto(`/${client}/shareholders/`);
  await expect(page.getByText('No shareholders yet')).toBeVisible();
  await page.goto(`/${client}/change-log/`);
  await expect(changes(page).filter({ hasText: 'Shareholder added (rejected)' })).toHaveCount(1);
  await expect(changes(page).filter({ hasText: /Person changed: .*\(approved\)/ })).toHaveCount(1);
  // With the shareholder went what was typed of the shareholder.
  await expect(changes(page).filter({ hasText: 'UBO changed' })).toContainText('(Changes were not applied)');
}

async function editAndAskRemoval(page: Page, client: string): Promise<void> {
  await page.goto(`/${client}/managing-directors/`);
  await page.getByRole('button', { name: OFFICIAL, exact: true }).click();
  await sectionOf(page, OFFICIAL).getByLabel('City').fill('Plovdiv');
  await save(page);
  await page
    .getByRole('button', { name: `Delete ${DIRECTOR}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `Delete ${DIRECTOR}` });
  await expect(dialog).toContainText('All the data related to this Managing Director will be deleted.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted request has been submitted successfully')).toBeVisible();
}

async function approveRemoval(page: Page, client: string): Promise<void> {
  await openChange(page, client, 'Deletion of Managing Director requested');
  await page.getByRole('button', { name: /^Approve/ }).click();
  const title = 'Following changes will be removed if you approve this request:';
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('listitem').filter({ hasText: OFFICIAL })).toContainText('Person changed: City');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Changes approved successfully')).toBeVisible();
}

const anotherPerson = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('the main job: two people take a client file from its first name to a removal', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await register(page);
  const supervisor = await addSupervisor(page);
  const client = await addClient(page);
  await addShareholder(page, client);
  await addDirectorWithOfficial(page, client);
  await fillOfficial(page);
  await expectOwnChangeRefused(page, client);

  const second = await anotherPerson(browser);
  await signIn(second, supervisor.email, supervisor.password);
  await compareAndDecide(second, client);
  await expectOutcome(page, client);

  await editAndAskRemoval(page, client);
  await approveRemoval(second, client);
  await page.goto(`/${client}/managing-directors/`);
  await expect(page.getByText('No managing directors yet')).toBeVisible();
  await page.goto(`/${client}/change-log/`);
  await expect(changes(page).filter({ hasText: 'Person changed: City' })).toContainText('(Changes were not applied)');
  await second.context().close();
});
