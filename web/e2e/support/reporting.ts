import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Person } from './people';
import { expect, type Page } from './test';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A window of this person's, of the system at that address. */
export async function pageOf(browser: Browser, { token }: Person, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
  return page;
}

/** Opens a page of this person's; a permission is live within a second. */
export async function opened(page: Page, path: string, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

export async function download(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFileSync(await file.path());
}

/** What stands below a label, such as the balance. */
export const fact = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::div[1]');

export async function balanceIs(page: Page, credits: string): Promise<void> {
  await expect(async () => {
    await opened(page, '/wallet', 'Wallet');
    await expect(fact(page, 'Credits balance')).toHaveText(credits, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/** Waits for the end of the conversion that the page shows; answers its address. */
export async function converted(page: Page, facts: Record<string, string>): Promise<string> {
  await expect(fact(page, 'In reports')).toBeVisible({ timeout: 60_000 });
  for (const [label, value] of Object.entries(facts)) await expect(fact(page, label)).toHaveText(value);
  await expect(page.getByText('Waits for approval').first()).toBeVisible();
  return page.url();
}

export async function upload(page: Page, name: string, buffer: Buffer, facts: Record<string, string>): Promise<string> {
  await opened(page, '/fiu/convert', 'Convert');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: XLSX, buffer });
  return converted(page, facts);
}

async function approve(page: Page, file: string): Promise<void> {
  await opened(page, file, 'Convert');
  await page.getByRole('button', { name: 'Approve reports' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve reports' }).click();
  await expect(page.getByText('Reports approved')).toBeVisible();
}

/** Approved by one, and downloaded twice by the other: the same both times, and free the second. */
export async function handedOut(maker: Page, checker: Page, file: string): Promise<void> {
  await approve(checker, file);
  await opened(maker, file, 'Convert');
  const first = await download(maker, 'Download reports');
  await expect(fact(maker, 'Fee')).toContainText('Downloaded already: free of charge');
  expect((await download(maker, 'Download reports')).equals(first)).toBe(true);
}
