import { newCompany, save, waiting } from '../support/client-file';
import { newAdministrator, newColleague } from '../support/people';
import { expect, test } from '../support/test';

const CITIES = ['Lisbon', 'Porto', 'Braga', 'Faro', 'Coimbra', 'Aveiro', 'Viseu', 'Evora', 'Beja'];

test('ten changes are approved from the queue in one go, the own one is refused with its reason', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Sofia Brandt');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  for (const [number, city] of CITIES.entries()) {
    const company = await newCompany(maker, `Adriatic Holdings ${number} N.V.`);
    await save(maker, company, { kind: 'company', id: company, fields: { city } });
    await waiting(checker, company, 1);
  }
  const own = await newCompany(checker, 'Own Holdings N.V.');
  await save(checker, own, { kind: 'company', id: own, fields: { city: 'Sintra' } });
  await waiting(checker, own, 1);

  await as(checker);
  await page.goto('/workflow');
  await page.getByRole('link', { name: 'All waiting changes' }).click();
  await expect(page).toHaveURL(/\/approvals/);
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await page.getByRole('button', { name: 'Approve 10 changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve several changes' });
  await expect(dialog.getByText('9 changes will take effect')).toBeVisible();
  const refused = dialog.getByRole('region', { name: 'Cannot be approved' });
  await expect(refused.getByText('Own Holdings N.V.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve 9 changes' }).click();
  const outcome = page.getByRole('dialog', { name: 'What was decided' });
  // One decision after the other.
  await expect(outcome.getByText('9 changes were approved.')).toBeVisible({ timeout: 60_000 });
  await expect(outcome.getByText('Own Holdings N.V.').first()).toBeVisible();
  await outcome.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('checkbox', { name: /^Choose/ })).toHaveCount(1);

  await page.getByLabel('Changes made by').selectOption('Sam Supervisor');
  await expect(page).toHaveURL(/f\.maker=/);
  await page.getByLabel('Waits for', { exact: true }).selectOption('a week or longer');
  await expect(page.getByText('No changes wait for confirmation')).toBeVisible();
});
