import { newCompany, save, waiting } from '../support/client-file';
import { filledFile } from '../support/filled-file';
import { breakDown, goWrong, lateOnce, mend } from '../support/network';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const city = (page: Page) => page.getByLabel('City', { exact: true });
const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

test('asks before unsaved edits are left behind, and keeps them over a reload', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await page.goto(`/${company}/`);
  await city(page).fill('Willemstad');
  await expect(saveBar(page)).toContainText('1 unsaved change');
  await page.reload();
  await expect(city(page)).toHaveValue('Willemstad');

  await page.getByRole('link', { name: 'Clients' }).click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes. Are you sure you want to leave?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(city(page)).toHaveValue('Willemstad');
  await page.getByRole('link', { name: 'Clients' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/${company}/`);
  await expect(city(page)).toHaveValue('');

  await city(page).fill('Kralendijk');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(city(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(city(page)).toHaveValue('Kralendijk');
  await expect(saveBar(page)).toContainText('1 unsaved change');
});

test('keeps what was typed when a part is down, and saves it once when it is back', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Blue Lagoon Gaming B.V.');
  await as(administrator);
  await breakDown(page, 'kyc/save-values');
  await page.goto(`/${company}/`);
  await city(page).fill('Willemstad');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('A part of the system does not answer')).toBeVisible();
  await expect(city(page)).toHaveValue('Willemstad');

  await mend(page, 'kyc/save-values');
  await lateOnce(page, 'notifications?**', 'notifications');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Data saved successfully')).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
  await expect(city(page)).toHaveValue('Willemstad');
  await expect(page.getByText(/Maria Jansen/).first()).toBeVisible();
  expect(await waiting(administrator, company, 1)).toHaveLength(1);
});

test('works the next review date out while it is automatic', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await save(administrator, company, { kind: 'company', id: company, fields: { next_review_date_type: 'manual' } });
  await as(administrator);
  await page.goto(`/${company}/`);
  await page.getByLabel('Previous Review Date').fill('14/2/2026');
  await page.getByRole('radiogroup', { name: 'Risk Level' }).getByText('High').click();
  await page.getByLabel('Next Review Date', { exact: true }).fill('01/01/2031');
  await page.getByRole('radiogroup', { name: 'Next Review Date Type' }).getByText('Automatic').click();
  const next = page.locator('[data-field="next_review_date"]');
  await expect(next).toContainText('14/02/2027');
  await expect(next.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Data saved successfully')).toBeVisible();
  await expect(next).toContainText('14/02/2027');
});

test('searches from three letters on, filters with chips, and pages', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const names = Array.from({ length: 31 }, (_, at) => `Invented Trading ${at + 1} N.V.`);
  for (const name of ['Zephyr Holding B.V.', ...names]) await newCompany(administrator, name);
  await as(administrator);
  await page.goto('/');
  const rows = page.getByRole('table', { name: 'Corporate Clients' }).getByRole('link');
  await expect(rows).toHaveCount(30);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(2);

  const search = page.getByRole('searchbox', { name: 'Search clients' });
  await search.fill('zeph');
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/Zephyr Holding B\.V\./);
  await search.fill('');
  await expect(rows).toHaveCount(30);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Created Date Before').fill('01/01/2020');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Nothing matches the filters')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Created Date Before' }).click();
  await expect(rows).toHaveCount(30);
});

test('goes through the waiting changes by keyboard, and only as far as the role may', async ({ page, as, browser }) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const file = await filledFile(maker, checker, 'Caribbean Trust & Trading N.V.');
  await as(checker);
  const [main, queue] = [page.getByRole('main'), `/${file.company}/workflow/`];
  await page.goto(queue);
  await expect(main.getByText('Unread', { exact: true })).toHaveCount(6);
  await page.goto(queue + file.changes.official);
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(queue + file.changes.official);
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(page).toHaveURL(queue + file.changes.official, { timeout: 2_000 });
  }).toPass();
  await page.goto(queue);
  await expect(main.getByText('Unread', { exact: true })).toHaveCount(4);
  const own = await (await browser.newContext()).newPage();
  await own.addInitScript((token) => window.localStorage.setItem('token', token), maker.token);
  await own.goto(queue + file.changes.official);
  await expect(own.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await own.context().close();
});

test('keeps what was typed in a dialog that was left, until it is cancelled', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await page.goto(`/${company}/managing-directors/`);
  const add = page.getByRole('button', { name: 'Add Managing Director' });
  const director = page.getByRole('dialog', { name: 'Add Managing Director' });
  await add.click();
  await director.getByText('Legal entity').click();
  await director.getByLabel('Company Name').fill('Curaçao Directors N.V.');
  await page.mouse.click(5, 5);
  await expect(director).toBeHidden();
  await add.click();
  await expect(director.getByLabel('Company Name')).toHaveValue('Curaçao Directors N.V.');
  await director.getByRole('button', { name: 'Cancel' }).click();
  await add.click();
  await expect(director.getByLabel('Company Name')).toHaveCount(0);

  await page.goto('/user-management');
  const user = page.getByRole('dialog', { name: 'Add user' });
  await page.getByRole('button', { name: 'Add User' }).click();
  await user.getByText('Password', { exact: true }).first().click();
  await user.locator('input[autocomplete="new-password"]').fill('Tulip-Garden-9');
  await user.getByLabel('Username').fill('Sam Supervisor');
  await page.reload();
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(user.getByLabel('Username')).toHaveValue('Sam Supervisor');
  await user.getByText('Password', { exact: true }).first().click();
  await expect(user.locator('input[autocomplete="new-password"]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Tulip');
});

test('examination 17: a country is found by its first letters without the accent, over the one that is there, too', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await page.goto(`/${company}/`);
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  for (const [typed, found] of [
    ['portug', 'Portugal'],
    ['curac', 'Curaçao'],
  ] as const) {
    await country.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue(found);
  }
});

test('examination 17: says once that a text is too long', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await page.goto(`/${company}/`);
  await page.getByLabel('Activity').fill('x'.repeat(2001));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Input too long')).toHaveCount(1);
});

test('keeps what was typed in the dialogs for new records while a part is down', async ({ page, as }) => {
  const administrator = await newAdministrator();
  await as(administrator);
  await breakDown(page, 'create-company');
  await page.goto('/');
  await page.getByRole('button', { name: 'Add New Client' }).first().click();
  const client = page.getByRole('dialog', { name: 'Add New Client' });
  await client.getByLabel('Name', { exact: true }).fill('Harbour Trading N.V.');
  await client.getByText('Offshore').click();
  await client.getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByText('A part of the system does not answer')).toBeVisible();
  await expect(client.getByLabel('Name', { exact: true })).toHaveValue('Harbour Trading N.V.');
  await mend(page, 'create-company');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('Harbour Trading N.V. - KYC');

  const company = new URL(page.url()).pathname.slice(1, 25);
  await breakDown(page, 'shareholder/create');
  await page.goto(`/${company}/shareholders/`);
  await page.getByRole('button', { name: 'Add Shareholder' }).click();
  const holder = page.getByRole('dialog', { name: 'Add Shareholder' });
  await holder.getByText('Corporate').click();
  await holder.getByLabel('Company Name').fill('Bergmann Beheer B.V.');
  await holder.getByLabel('Percentage of shares held').fill('60');
  await holder.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('A part of the system does not answer')).toBeVisible();
  await expect(holder.getByLabel('Company Name')).toHaveValue('Bergmann Beheer B.V.');
  await mend(page, 'shareholder/create');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Shareholder added successfully')).toBeVisible();
  expect(await waiting(administrator, company, 1)).toHaveLength(1);
});

test('asks before a client is deleted, and marks it until a second person has agreed', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  await as(maker);
  await page.goto(`/${company}/`);
  const remove = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete Corporate KYC' }).click();
  };
  await remove();
  const question = page.getByRole('dialog', { name: 'Delete Corporate KYC' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await waiting(administrator, company)).toEqual([]);
  await remove();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted request has been submitted successfully')).toBeVisible();
  await expect(page.getByText('Deletion of KYC Review requested')).toBeVisible();
  await page.goto(`/${company}/`);
  await expect(page.getByText('Deletion waits for confirmation').first()).toBeVisible();
  expect(await waiting(administrator, company, 1)).toHaveLength(1);
});

test('says what could not be saved when the server has no sentence for it', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await goWrong(page, 'kyc/save-values');
  await page.goto(`/${company}/`);
  await city(page).fill('Willemstad');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('There was an error during KYC Review update.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto(`/${company}/corporate/`);
  await page.getByRole('textbox', { name: 'Listing of Services' }).fill('Bookkeeping');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error updating listing services')).toBeVisible();
});

test('brings unsaved edits back to whose session ended by itself, and to nobody else', async ({ page }) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const other = await newColleague(administrator, 'DATA_CONTROLLER', 'Milan Vos');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  const signIn = async ({ email, password }: Person) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const saveAfterTheEnd = async () => {
    await post('user/account/end-sessions', { user_id: maker.id }, administrator.token);
    await page.waitForTimeout(1_100);
    // The screen may have noticed already, by what it asks after a save.
    await saveButton.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(page.getByText('Your session has ended. Please sign in again')).toBeVisible();
  };
  await page.goto(`/${company}/`);
  await signIn(maker);
  await city(page).fill('Willemstad');
  await saveAfterTheEnd();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Willemstad');
  await signIn(maker);
  await expect(page.getByRole('button', { name: 'Account of Ana Croes' })).toBeVisible();
  await expect(city(page)).toHaveValue('Willemstad');
  await saveButton.click();
  await expect(page.getByText('Data saved successfully')).toBeVisible();

  await city(page).fill('Kralendijk');
  await saveAfterTheEnd();
  await signIn(other);
  await expect(page.getByRole('button', { name: 'Account of Milan Vos' })).toBeVisible();
  await expect(city(page)).not.toHaveValue('Kralendijk');
  await expect(saveBar(page)).toBeHidden();
});
