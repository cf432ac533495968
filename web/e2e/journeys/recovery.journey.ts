import { mailTo, tokenIn } from '../../../test/support/inbox';
import { newAdministrator, newColleague, signIn } from '../support/people';
import { tryGet } from '../support/system';
import { expect, test } from '../support/test';

test('confirms the email address by the mail that registration sent', async ({ page, as }) => {
  const administrator = await newAdministrator('Vera Verify');
  await as(administrator);
  await page.goto('/profile-settings');
  await expect(page.getByText('Attention!')).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Verification email sent successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText(/You can send new email in \d+ seconds/)).toBeVisible();
  const token = tokenIn(await mailTo(administrator.email, 'Please confirm your email address', 1));
  await page.goto(`/verify?token=${token}`);
  await expect(page.getByText(`Your email address ${administrator.email} is verified now`)).toBeVisible();
  await page.goto('/profile-settings');
  await expect(page.getByLabel('Organization Id')).toBeVisible();
  await expect(page.getByText('Attention!')).toHaveCount(0);
  await page.goto(`/verify?token=${token}`);
  await expect(page.getByText('There was issue processing your request or link got expired')).toBeVisible();
});

test('brings back a forgotten password, and every session is out', async ({ page }) => {
  const person = await newColleague(await newAdministrator(), 'DATA_PROCESSOR', 'Fiona Forgot');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  const send = page.getByRole('button', { name: 'Send the link' });
  await page.getByLabel('Email').fill('nobody');
  await send.click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await send.click();
  await expect(page.getByText('Reset Password email has been sent to your email').first()).toBeVisible();
  await send.click();
  await expect(page.getByText(/You can send new email in \d+ seconds/)).toBeVisible();

  await page.goto(`/reset-password?token=${tokenIn(await mailTo(person.email, 'Reset your Dossier password'))}`);
  const reset = page.getByRole('button', { name: 'Reset password' });
  await reset.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('New password').fill('Tulip-Garden-11');
  await page.getByLabel('Confirm password').fill('Tulip-Garden-12');
  await reset.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('Tulip-Garden-11');
  await reset.click();
  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(person.email, 'Tulip-Garden-11');
  await expect.poll(async () => (await tryGet('get-roles', person.token)).code).toBe('session.ended');

  await page.goto('/reset-password?token=dor1.used');
  await page.getByLabel('New password').fill('Tulip-Garden-13');
  await page.getByLabel('Confirm password').fill('Tulip-Garden-13');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('There was issue processing your request or link got expired')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});
