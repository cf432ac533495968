import { newSuperUser } from '../support/super-user';
import { expect, test } from '../support/test';

test('takes a message of a stranger, told what is missing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Please fill out all fields');
  await page.getByLabel('Name', { exact: true }).fill('Ines Inquirer');
  await page.getByLabel('Email').fill('ines');
  await page.getByLabel('Company name').fill('Palmera Trust');
  await page.getByRole('textbox', { name: 'Message' }).fill('Could you show us the product?');
  await send.click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Could you show us the product?');
  await page.getByLabel('Email').fill('ines@example.com');
  await send.click();
  await expect(page.getByText('Your message has been sent. We answer by email.')).toBeVisible();
});

test('puts new terms in force and shows who agreed to which', async ({ page, as }) => {
  await as(await newSuperUser());
  await page.goto('/admin/terms-admin');
  const versions = page.getByRole('table', { name: 'Versions' });
  await expect(versions).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Terms' })).toHaveCount(1);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await page.getByRole('textbox', { name: 'Terms and Conditions' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' (new)');
  await save.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(versions.getByText('Olivia Operator').first()).toBeVisible();
});
