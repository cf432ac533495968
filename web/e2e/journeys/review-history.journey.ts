import { readFile } from 'node:fs/promises';
import { approveAll, newCompany, save, waiting } from '../support/client-file';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { expect, type Page, test } from '../support/test';

let administrator: Person;
let supervisor: Person;
let company: string;

const COMPLETE = {
  risk_level: 'high',
  next_review_date_type: 'automatic',
  extension_profit_tax: 'NO',
  current_fiscal_year: 2026,
  last_annual_account_on_file: 2025,
  last_filed_profit_tax_on_file: 2025,
  last_board_meeting: '2026-03-01',
};

/** As a save of the file makes it, approved. */
async function set(fields: Record<string, unknown>): Promise<void> {
  await save(administrator, company, { kind: 'company', id: company, fields });
  await approveAll(supervisor, company);
}

test.beforeEach(async () => {
  administrator = await newAdministrator();
  supervisor = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  company = await newCompany(administrator, 'Adriatic Holdings N.V.');
});

const addRevision = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add revision' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add revision' });
  await dialog.getByRole('button', { name: 'Store revision' }).click();
  await expect(dialog.getByText('Please fill in the name field')).toBeVisible();
  await dialog.getByLabel('Label').fill(label);
  await dialog.getByRole('button', { name: 'Store revision' }).click();
  await expect(page.getByText(`Revision ${label} added successfully`)).toBeVisible();
};

test('an old revision shows the file as it was on every screen, read-only, until its banner is closed', async ({
  page,
  as,
}) => {
  await as(supervisor);
  await page.goto(`/${company}/document-history`);
  await addRevision(page, 'Before the rename');
  await set({ name: 'Baltic Holdings N.V.' });
  await page.goto(`/${company}/document-history`);
  await page.getByRole('link', { name: 'Compare' }).click();
  const record = page.getByRole('article', { name: 'Baltic Holdings N.V.' });
  await expect(record).toContainText('Changed');
  await expect(record.getByRole('row', { name: /Name/ })).toContainText('Adriatic Holdings N.V.');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('difference.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Swap the sides' }).click();
  await expect(page.getByRole('article', { name: 'Adriatic Holdings N.V.' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Before the rename' }).click();
  const banner = page.getByRole('complementary', { name: 'Snapshot' });
  await expect(banner).toContainText('Before the rename');
  await expect(page.getByRole('heading', { level: 1, name: 'Adriatic Holdings N.V.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Activity' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Approve review' })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Shareholders' }).click();
  await expect(page).toHaveURL(/\/shareholders\/\?snapshot=[0-9a-f]{24}$/);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Shareholder' })).toHaveCount(0);
  await banner.getByRole('button', { name: 'Back to the current view' }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL(`/${company}/shareholders/`);
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baltic Holdings N.V.' })).toBeVisible();
});

test('a revision is deleted by a request, and a foreign one is no page', async ({ page, as }) => {
  await as(supervisor);
  await page.goto(`/${company}/document-history`);
  await addRevision(page, 'By mistake');
  await page.getByRole('button', { name: 'Delete By mistake' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Revision' });
  await expect(question).toContainText('Are you sure you want to delete this revision?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deletion waits')).toBeVisible();
  const [removal] = await waiting(administrator, company, 1);
  await as(administrator);
  await page.goto(`/${company}/workflow/${removal?._id}`);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Document Revision has been deleted successfully')).toBeVisible();
  await page.goto(`/${company}/document-history`);
  await expect(page.getByText('No revisions yet')).toBeVisible();
  await page.goto(`/${company}/?snapshot=${'f'.repeat(24)}`);
  await expect(page.getByText('This page does not exist')).toBeVisible();
});

test('the approval of a review names what is missing, then moves the dates by the risk rule', async ({ page, as }) => {
  await as(supervisor);
  await page.goto(`/${company}/`);
  await page.getByRole('button', { name: 'Approve review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve review' });
  await dialog.getByLabel('Label').fill('Review 2026');
  await dialog.getByRole('button', { name: 'Approve review' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Risk Level');
  await set(COMPLETE);
  await dialog.getByRole('button', { name: 'Approve review' }).click();
  const year = new Date().getFullYear() + 1;
  await expect(page.getByText(new RegExp(`Review approved. The next one is due .*${year}`))).toBeVisible();
  await page.goto(`/${company}/document-history`);
  await expect(page.getByRole('row', { name: /Review 2026/ })).toContainText('Review');
});

test('what a file lacks stands on its dashboard and in the list of clients, which is filtered by it', async ({
  page,
  as,
}) => {
  await as(supervisor);
  await page.goto(`/${company}/`);
  const card = page.getByRole('region', { name: 'Requirements' });
  await card.getByRole('button', { name: /Show all/ }).click();
  await expect(card.getByRole('listitem').filter({ hasText: "Shareholders' Register" })).toContainText('Missing');
  await card.getByRole('link', { name: "Shareholders' Register" }).click();
  await expect(page).toHaveURL(`/${company}/corporate/`);
  await page.goto('/');
  await expect(page.getByRole('row', { name: /Adriatic Holdings/ })).toContainText(/\d+ missing/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Requirements' }).click();
  await page.getByRole('option', { name: 'Expired', exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('row', { name: /Adriatic Holdings/ })).toHaveCount(0);
});
