import { newCompany } from '../support/client-file';
import { goWrong, mend } from '../support/network';
import { newAdministrator, newColleague } from '../support/people';
import { post } from '../support/system';
import { expect, test } from '../support/test';

test('opens a file with the first part that one may see, where the dashboard is not open to them', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  const colleague = await newColleague(administrator, 'DATA_PROCESSOR', 'Milan Vos');
  for (const name of ['view_dashboard_tab', 'view_general_section', 'view_ubo_section_general'])
    await post('update-permissions', { user_id: colleague.id, name, effect: 'deny' }, administrator.token);
  await as(colleague);
  await page.goto('/');
  await page.getByRole('link', { name: 'Adriatic Holdings N.V.' }).click();
  await expect(page).toHaveURL(`/${company}/managing-directors/`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Managing Directors' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await expect(page.getByText('Adriatic Holdings N.V.').first()).toBeVisible();
});

test('says which section could not be loaded, and loads it once the server is well', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  const records = 'get-kyc-files-info_2*';
  await goWrong(page, records);
  for (const [section, said] of [
    ['shareholders/', 'Error loading shareholder'],
    ['managing-directors/', 'Error loading MD'],
    ['subsidiary', 'There was an error loading subsidiaries.'],
    ['corporate/', 'Error loading file'],
    ['', 'There was an error during loading dashboard data. Please try again or contact the support'],
  ] as const) {
    await page.goto(`/${company}/${section}`);
    await expect(page.getByRole('alert')).toContainText(said);
  }
  await mend(page, records);
  // Whatever else asks for the file now loads it, too, and the button is gone.
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Adriatic Holdings N.V.' })).toBeVisible();
});
