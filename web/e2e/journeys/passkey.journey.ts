import { withAuthenticator } from '../support/passkeys';
import { newAdministrator, newColleague } from '../support/people';
import { expect, type Page, test } from '../support/test';

async function signOut(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${username}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('keeps a passkey, signs in with it and as a second factor, and takes it away', async ({ page, as }) => {
  const officer = await newColleague(await newAdministrator(), 'COMPLIANCE_OFFICER', 'Olga Officer');
  await withAuthenticator(page);
  await as(officer);
  await page.goto('/profile-settings?tab=security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please give it a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByLabel('Current password').fill(officer.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Work laptop', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Rename Work laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop of Olga');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Laptop of Olga', exact: true })).toBeVisible();

  await signOut(page, officer.username);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('button', { name: `Account of ${officer.username}` })).toBeVisible();

  await signOut(page, officer.username);
  await page.getByLabel('Email').fill(officer.email);
  await page.getByLabel('Password', { exact: true }).fill(officer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: `Account of ${officer.username}` })).toBeVisible();

  // The address bar would bring the first session back, which has ended.
  await page.getByRole('button', { name: `Account of ${officer.username}` }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Remove Laptop of Olga' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(officer.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await signOut(page, officer.username);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByText('This passkey does not open an account here')).toBeVisible();
});
