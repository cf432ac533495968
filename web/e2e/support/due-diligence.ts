import { expectAccessible } from './accessibility';
import { pdf } from './pdf';
import type { Person } from './people';
import { post } from './system';
import { expect, type Page } from './test';

export type Form = { _id: string; token: string; docs_token: string };

/** A form of a client, made without its screen. */
export async function newForm({ token }: Person, company_id: string): Promise<Form> {
  const { dueDiligence } = await post('due-diligence/create', { company_id, label: 'Onboarding 2026' }, token);
  return dueDiligence as Form;
}

/** Three documents that a client file has a place for, and what their files are called. */
export const PAPERS = [
  ['Structure Chart', 'chart.pdf'],
  ['Articles of Incorporation', 'articles.pdf'],
  ['Copy of License', 'license.pdf'],
] as const;

export async function uploadPaper(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Upload: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Choose a file', { exact: true })
    .last()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf(name) });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The form has been submitted. It can be read, but not changed.')).toBeVisible();
}

export const saved = (page: Page) => expect(page.getByText('All answers are saved')).toBeVisible({ timeout: 20_000 });

/** Opens a form from the list and answers the address that is sent. */
export async function create(page: Page, company: string): Promise<string> {
  await page.goto(`/${company}/due-diligence/`);
  await expect(page.getByText('No records yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Due Diligence' }).first().click();
  await page.getByRole('dialog').getByLabel('Label').fill('Onboarding 2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/due-diligence\/[0-9a-f]{24}$/);
  await expectAccessible(page);
  return copyLink(page);
}

/** The address of an open form, as staff copies it. */
export async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Links' }).click();
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.getByText('Link copied to clipboard')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  return link;
}
