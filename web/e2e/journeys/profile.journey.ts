import { newAdministrator, newColleague, type Person, signIn } from '../support/people';
import { fillProfile } from '../support/profile';
import { expect, type Page, test } from '../support/test';

async function openSettings(page: Page, { username }: Person) {
  await page.goto('/');
  await page.getByRole('button', { name: `Account of ${username}` }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/profile-settings$/);
}

test('fills in the profile, told of each field that is wrong, and finds it again', async ({ page, as }) => {
  const person = await newColleague(await newAdministrator(), 'TRUST_OFFICER', 'Anna Keller');
  await as(person);
  await openSettings(page, person);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  for (const sentence of [
    'Please provide ID Number',
    'Please select a gender',
    'Please select a nationality',
    'Please select a country',
    'Please select an address type',
    'Please select a phone type',
    'Please select a communication type',
    'Please select a country prefix',
  ])
    await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Organization Id')).toBeFocused();
  await page.getByLabel('First name').fill('x'.repeat(21));
  await expect(
    page.getByRole('alert').getByText('Input too long').or(page.getByText('Input too long')).first(),
  ).toBeVisible();
  await fillProfile(page);
  await save.click();
  await expect(page.getByText('User changes applied successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('ID Number')).toHaveValue('197505310');
  await expect(page.getByLabel('Birth date')).toHaveValue('31/05/1975');
});

test('changes the own password and is signed out everywhere else', async ({ page, as }) => {
  const person = await newColleague(await newAdministrator(), 'DATA_CONTROLLER', 'Ana Croes');
  await signIn(person.email, person.password);
  await as(person);
  await openSettings(page, person);
  await page.getByRole('tab', { name: 'Security' }).click();
  const sessions = page.getByRole('table', { name: 'Active sessions' });
  await expect(sessions.getByText('This session')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  const fill = async (current: string, fresh: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(fresh);
    await page.getByLabel('Confirm password').fill(fresh);
    await change.click();
  };
  await fill('not-the-password', 'Tulip-Garden-10');
  await expect(page.getByText('The current password is not correct')).toBeVisible();
  await fill(person.password, 'Tulip-Garden-10');
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  await signIn(person.email, 'Tulip-Garden-10');
});

test('makes recovery codes and comes in with one of them', async ({ page, as }) => {
  const officer = await newColleague(await newAdministrator(), 'COMPLIANCE_OFFICER', 'Olga Officer');
  await as(officer);
  await page.goto('/profile-settings?tab=security');
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make new recovery codes?' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByLabel('Current password').fill(officer.password);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(shown.getByRole('code')).toHaveCount(10);
  const code = (await shown.getByRole('code').first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Account of Olga Officer' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(officer.email);
  await page.getByLabel('Password', { exact: true }).fill(officer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  // A new page would start with the session that was left.
  await page.getByRole('button', { name: 'Account of Olga Officer' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText('9 codes left')).toBeVisible();
});
