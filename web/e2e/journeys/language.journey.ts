import { newCompany } from '../support/client-file';
import { newAdministrator } from '../support/people';
import { expect, test } from '../support/test';

test('speaks the language that was chosen, here and on the next device', async ({ page, as, browser }) => {
  const person = await newAdministrator();
  const company = await newCompany(person, 'Adriatic Holdings N.V.');
  await as(person);
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByLabel('Language').selectOption('Nederlands');
  await expect(page.getByRole('heading', { level: 1, name: 'Zakelijke cliënten' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');

  await test.step('the server answers in it, too', async () => {
    await page.goto(`/${company}/shareholders`);
    await page.getByRole('button', { name: 'Aandeelhouder toevoegen' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Toevoegen/ })
      .click();
    await expect(page.getByText('De soort aandeelhouder is verplicht')).toBeVisible();
  });

  await test.step('another browser follows the account', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.addInitScript((token) => localStorage.setItem('token', token), person.token);
    await other.goto('/user-management');
    await expect(other.getByRole('heading', { level: 1, name: 'Gebruikersbeheer' })).toBeVisible();
    await other.context().close();
  });

  await page.goto('/');
  await page.getByRole('button', { name: /^Account van/ }).click();
  await page.getByLabel('Taal').selectOption('Zoals de browser');
  await expect(page.getByRole('heading', { level: 1, name: 'Corporate Clients' })).toBeVisible();
});
