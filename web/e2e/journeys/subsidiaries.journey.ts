import { newAccountHolder, newCompany, save, waiting } from '../support/client-file';
import { pdf } from '../support/pdf';
import { newAdministrator, newColleague } from '../support/people';
import { get, post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const annual = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) });
const popup = (page: Page, name: string) => page.getByRole('dialog', { name });

test('lists subsidiaries, adds one with its annual account, edits it and asks for its deletion', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  await as(maker);
  await page.goto(`/${company}/`);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Subsidiaries' }).click();
  await expect(page).toHaveURL(`/${company}/subsidiary`);
  await page.getByRole('button', { name: 'Add Subsidiary' }).click();
  const form = popup(page, 'Add Subsidiary');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Subsidiary Name').fill('Adriatic Charter d.o.o.');
  await form.getByRole('combobox', { name: 'Last Annual Account on File' }).click();
  await page.getByRole('option', { name: '2024' }).click();
  await form.locator('input[type="file"]').setInputFiles(annual('annual-2024.pdf'));
  await form.getByLabel('Comment', { exact: true }).pressSequentially('Charters two yachts');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Subsidiary Adriatic Charter d.o.o. added successfully')).toBeVisible();
  const list = page.getByRole('table', { name: 'Subsidiaries' });
  await expect(list).toContainText('Last Annual Account on File');
  await expect(list).toContainText('2024 annual-2024.pdf');

  await list.getByText('Adriatic Charter d.o.o.').click();
  const view = popup(page, 'Adriatic Charter d.o.o.');
  await expect(view).toContainText('Charters two yachts');
  await expect(view.locator('[data-field="comment_by"]')).toContainText('Ana Croes');
  await expect(view).toContainText('annual-2024.pdf');
  await view.getByRole('button', { name: 'Edit' }).click();
  const edit = popup(page, 'Edit Subsidiary');
  await edit.getByLabel('Subsidiary Name').fill('Adriatic Yachting d.o.o.');
  await edit.locator('input[type="file"]').setInputFiles(annual('annual-2025.pdf'));
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Subsidiary Adriatic Yachting d.o.o. edited successfully')).toBeVisible();
  await expect(list).toContainText('annual-2025.pdf');

  await list.getByText('Adriatic').first().click();
  await popup(page, 'Adriatic Yachting d.o.o.').getByRole('button', { name: 'Delete' }).click();
  const question = popup(page, 'Delete Adriatic Yachting d.o.o.');
  await expect(question).toContainText('Are you sure you want to delete this subsidiary?');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted request has been submitted successfully')).toBeVisible();
  await expect(list).toContainText('Deletion waits for confirmation');
  const open = await waiting(administrator, company, 4);
  const removal = open.find(({ actionType }) => actionType === 'remove');
  const others = open.map(({ _id }) => _id).filter((id) => id !== removal?._id);
  for (const id of others.sort()) await post('changes/approve', { id }, administrator.token);
  await as(administrator);
  await page.goto(`/${company}/workflow/${removal?._id}`);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Subsidiary has been deleted successfully')).toBeVisible();
});

test('an account has its label, its number and its transaction profile, which goes with it', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newAccountHolder(administrator, 'Ines', 'Kalder');
  await as(administrator);
  await page.goto(`/${company}/transaction-profile/`);
  await expect(page.getByText('This page does not exist')).toBeVisible();
  await save(administrator, company, {
    kind: 'company',
    id: company,
    fields: { transaction_profile_report: 'YES', account_holder_type: 'player' },
  });
  const [change] = await waiting(administrator, company, 1);
  await post('changes/approve', { id: change?._id }, administrator.token);
  await page.goto(`/${company}/transaction-profile/`);
  await page.getByRole('button', { name: 'Add Player ID' }).first().click();
  const add = popup(page, 'Add Player ID');
  await add.getByLabel('Player ID').fill('P-7741-22');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Player ID added successfully')).toBeVisible();

  const profile = page.getByRole('region', { name: 'P-7741-22' });
  await profile.getByLabel('Player ID').fill('P-7741-23');
  await profile.getByLabel('Bank Name').fill('Maduro & Curiel’s Bank');
  await profile.getByRole('combobox', { name: 'Currency' }).fill('USD');
  await page.getByRole('option', { name: 'USD' }).click();
  await expect(profile.locator('[data-field="incoming_counterparty"]')).toHaveAttribute('data-missing', 'true');
  await expect(profile.locator('[data-field="incoming_counterparty_2"]')).not.toHaveAttribute('data-missing', 'true');
  await profile.locator('[data-field="incoming_counterparty"] input').fill('Bergmann Beheer B.V.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Data saved successfully')).toBeVisible();
  const file = await get(`get-kyc-files-info_2?company_id=${company}`, administrator.token);
  const after = { account_number: { value: null, new_value: 'P-7741-23' } };
  expect(file).toMatchObject({ account_number: [after], transactional_profile: [after] });

  await page
    .getByRole('region', { name: 'P-7741-23' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = popup(page, 'Delete Transaction Profile');
  await expect(question).toContainText('Associated Account number will be deleted as well');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted request has been submitted successfully')).toBeVisible();
  await page.goto(`/${company}/`);
  await expect(page.getByRole('region', { name: 'Account Numbers' }).getByLabel('Player ID')).toHaveCount(1);
});
