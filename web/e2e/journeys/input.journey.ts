import { newCompany } from '../support/client-file';
import { newAdministrator, newColleague } from '../support/people';
import { newSuperUser } from '../support/super-user';
import { post } from '../support/system';
import { expect, test } from '../support/test';

test('examination 17: a date that is none is told when its field is left, in the form that its hint has', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await page.goto(`/${company}/`);
  const day = page.getByRole('textbox', { name: 'Previous Review Date' });
  const told = page.getByText('Please provide a date as DD/MM/YYYY, such as 31/01/2026');
  await day.fill('31/02/2026');
  await expect(day).toHaveAttribute('placeholder', 'DD/MM/YYYY');
  await expect(told).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(told).toBeVisible();
  await expect(day).toHaveValue('31/02/2026');
  await day.fill('28/02/2026');
  await page.keyboard.press('Tab');
  await expect(told).toBeHidden();
});

test('examination 17: an empty file is called by its name and not sent', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/upload-kyc-file') && sent.push(request.url()));
  await as(administrator);
  await page.goto(`/${company}/corporate/`);
  const empty = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
  await page.getByLabel('Choose a file for Power of Attorney').setInputFiles(empty);
  await expect(page.getByText('empty.pdf is empty').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('examination 17: a search says how many letters it needs, and a dialog asks for the kind of client once', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('ad');
  await expect(page.getByText('Type at least 3 letters')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await expect(dialog.getByRole('button', { name: 'Add Client' })).toBeVisible();
  await expect(dialog.getByText('Client Type', { exact: true })).toHaveCount(1);
});

test('examination 17: who may not see a screen is told so, and whom to ask', async ({ page, as }) => {
  const administrator = await newAdministrator();
  await as(await newColleague(administrator, 'EXTERNAL_AUDITOR', 'Emil Auditor'));
  await page.goto('/user-management');
  await expect(page.getByText('You may not see this page').first()).toBeVisible();
  await expect(page.getByText(/Ask an administrator of your company/)).toBeVisible();
  await expect(page).toHaveURL(/\/user-management$/);
});

test('examination 17: a legal entity that directs is one card with its details', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company_id = await newCompany(administrator, 'Adriatic Holdings N.V.');
  const director = { company_id, location_type: 'local', entity_type: 'entity', name: 'Coral Directors N.V.' };
  await post('md/create', director, administrator.token);
  await as(administrator);
  await page.goto(`/${company_id}/managing-directors/`);
  await expect(page.getByRole('region', { name: 'Coral Directors N.V.', exact: true })).toHaveCount(1);
});

test('examination 17: a super user begins in the back office', async ({ page, as }) => {
  await as(await newSuperUser());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Back office' })).toBeVisible();
});
