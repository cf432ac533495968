import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { type ScreenedClient, screen, screenedClient } from '../support/screening';
import { newSuperUser } from '../support/super-user';
import { expect, type Page, test } from '../support/test';

const folder = process.env.REAL_LISTS ?? '';
const OFAC = 'OFAC Specially Designated Nationals';
const UN = 'UN Security Council Consolidated List';
/** Of the newer OFAC edition only, misspelt. */
const NEWLY_LISTED = { firstname: 'Eduard', surname: 'Sheremetsev', dob: '1979-02-08', nationality: 'RU' };
/** Two lists of many thousand entries are fetched, read, compared and indexed. */
const LOADED = { timeout: 90_000 };

const listCard = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

async function refresh(page: Page, title: string, version: number): Promise<void> {
  const card = listCard(page, title);
  await card.getByRole('button', { name: 'Refresh now' }).click();
  await expect(card.getByText(`Version ${version}`, { exact: true })).toBeVisible(LOADED);
  await expect(card.getByText('Up to date')).toBeVisible(LOADED);
}

/** Versions are served a moment after they are in force, once the index over them is built. */
const isFound = (here: ScreenedClient, expected: boolean) =>
  expect
    .poll(async () => {
      const { data } = (await screen(here, NEWLY_LISTED)) as { data?: { result: { person: { name: string } }[] } };
      return data?.result.some(({ person }) => person.name.includes('SHEREMETTSEV'));
    }, LOADED)
    .toBe(expected);

async function screenMisspelt(page: Page, client: string): Promise<void> {
  await page.goto(`/${client}/sanction-screening-lookups/`);
  await page.getByRole('button', { name: 'Create New Sanction Screaning Request' }).click();
  await page.getByLabel('First Name').fill('Tharwet Saleh');
  await page.getByLabel('Surname').fill('Shehatta');
  await page.getByRole('textbox', { name: 'Date of Birth' }).fill('29/06/1960');
  await page.getByRole('combobox', { name: 'Nationality' }).fill('Egypt');
  await page.getByRole('option', { name: 'Egypt' }).click();
  await page.getByRole('button', { name: 'Make Request' }).click();
}

test('screens a misspelt person of the UN list, picks, saves the PDF; refreshes the OFAC list and rolls back', async ({
  page,
  as,
  browser,
}) => {
  test.setTimeout(420_000);
  const operator = await (await browser.newContext()).newPage();
  const { token } = await newSuperUser();
  await operator.addInitScript((value) => window.localStorage.setItem('token', value), token);
  await operator.goto('/admin/sanction-lists');
  await expect(operator.getByText('only the sample list of invented names is searched')).toBeVisible();
  await refresh(operator, UN, 1);
  await refresh(operator, OFAC, 1);
  await expect(listCard(operator, OFAC).getByText('16,989').first()).toBeVisible();
  await expect(operator.getByText('only the sample list of invented names is searched')).toBeHidden();

  const here = await screenedClient();
  await isFound(here, false);
  await as(here.administrator);
  await screenMisspelt(page, here.client);
  const result = page.getByRole('dialog', { name: 'Result of the sanction screening' });
  // Both lists name him: he is one match, which is open at once.
  await expect(result.getByRole('heading', { name: 'THARWAT SALAH SHIHATA' })).toBeVisible();
  await expect(result.getByText('QDi.017').first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  const report = await readFile(await download.path());
  expect(report.subarray(0, 5).toString()).toBe('%PDF-');
  expect(report.length).toBeGreaterThan(10_000);

  await cp(join(folder, 'newer'), join(folder, 'ofac'), { recursive: true });
  await refresh(operator, OFAC, 2);
  const card = listCard(operator, OFAC);
  await expect(card.getByText('18,494').first()).toBeVisible();
  await isFound(here, true);
  await card.getByRole('button', { name: 'Changes' }).click();
  const changes = operator.getByRole('dialog', { name: 'Changes from version 1 to 2' });
  await expect(changes.getByText('Added 2,184')).toBeVisible();
  await expect(changes.getByText('Removed 679')).toBeVisible();
  await operator.keyboard.press('Escape');

  await card.getByRole('button', { name: 'Put in force' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Put in force' }).click();
  await expect(operator.getByText('Version 1 is in force')).toBeVisible();
  await expect(card.getByText('16,989').first()).toBeVisible();
  await isFound(here, false);
});
