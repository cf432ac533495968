import { expect, type Page } from './test';

/** From the users' list: describes the provider of the tests, which anybody may come by, and whose one group are supervisors. */
export async function fillProvider(page: Page, issuer: string): Promise<void> {
  await page.getByRole('link', { name: 'Single sign-on' }).click();
  await page.getByLabel('Issuer').fill(issuer);
  await page.getByRole('button', { name: 'Test the provider' }).click();
  await expect(page.getByText('The provider answers')).toBeVisible();
  await page.getByLabel('Client ID').fill('dossier');
  await page.getByLabel('Client secret').fill('a-secret-of-the-tests');
  await page.getByRole('switch', { name: 'People may sign in by it' }).click();
  await page.getByRole('combobox', { name: 'Who may come in' }).click();
  await page.getByRole('option', { name: /Everybody whom the provider sends/ }).click();
  await page.getByRole('button', { name: 'Add a group' }).click();
  await page.getByRole('textbox', { name: 'Group', exact: true }).fill('kyc-supervisors');
  await page.getByRole('combobox', { name: 'User type' }).first().click();
  await page.getByRole('option', { name: 'Supervisor' }).click();
}

export async function addDomain(page: Page, domain: string): Promise<void> {
  await page.getByLabel('Email domains').first().fill(domain);
  await page.keyboard.press('Enter');
}
