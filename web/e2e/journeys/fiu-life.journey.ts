import { readFileSync } from 'node:fs';
import { filledProfile } from '../../../test/identity/profile-values';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { post, put, tryGet } from '../support/system';
import { expect, type Page, test } from '../support/test';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function reportsOfTwo(): Promise<{ maker: Person; checker: Person }> {
  const maker = await newAdministrator('Ria Maker');
  const checker = await newColleague(maker, 'COMPLIANCE_OFFICER', 'Otto Checker');
  await put('save-user-changes', filledProfile({ email: maker.email, rentity_id: '4711' }), maker.token);
  const { user } = await tryGet('get-user', maker.token);
  for (const user_id of [(user as { _id: string })._id, checker.id])
    await post('update-permissions', { user_id, name: 'fiu_reporting', effect: 'allow' }, maker.token);
  return { maker, checker };
}

/** Opens a page of this person's; a permission is live within a second. */
async function opened(page: Page, path: string, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('reports are approved by somebody else, downloaded, rejected by the FIU and corrected', async ({ browser }) => {
  const { maker, checker } = await reportsOfTwo();
  const pageOf = async ({ token }: Person) => {
    const page = await browser.newPage();
    await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
    return page;
  };
  const mine = await pageOf(maker);
  const theirs = await pageOf(checker);

  await opened(mine, '/fiu/convert', 'Convert');
  const [sample] = await Promise.all([
    mine.waitForEvent('download'),
    mine.getByRole('button', { name: 'Download sample' }).click(),
  ]);
  const buffer = readFileSync(await sample.path());
  await mine.locator('input[type=file]').setInputFiles({ name: 'march.xlsx', mimeType: XLSX, buffer });

  await test.step('the maker waits for somebody else', async () => {
    await expect(mine.getByText('Waits for approval')).toBeVisible({ timeout: 30_000 });
    await expect(mine.getByRole('button', { name: 'Download reports' })).toBeHidden();
    await expect(mine.getByRole('button', { name: 'Approve reports' })).toBeHidden();
  });

  await test.step('the other one looks through them and approves', async () => {
    await opened(theirs, '/fiu/file-list', 'Uploads history');
    await expect(theirs.getByRole('row', { name: /march\.xlsx/ })).toContainText('Waits for approval');
    await theirs.getByRole('link', { name: /\d/ }).first().click();
    await theirs.getByRole('button', { name: 'Approve reports' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Approve reports' }).click();
    await expect(theirs.getByText('Reports approved')).toBeVisible();
  });

  await test.step('the maker downloads, and writes down that the FIU rejected one', async () => {
    await mine.reload();
    const [zip] = await Promise.all([
      mine.waitForEvent('download'),
      mine.getByRole('button', { name: 'Download reports' }).click(),
    ]);
    expect(zip.suggestedFilename()).toBe('march.zip');
    await mine.getByRole('button', { name: /Record the answer on .*_001\.xml/ }).click();
    const dialog = mine.getByRole('dialog');
    await dialog.getByText('rejected it').click();
    await dialog.getByLabel('Reference number').fill('FIU-2026-7');
    await dialog.getByRole('button', { name: 'Record the answer' }).click();
    await expect(dialog.getByText('Write down why the FIU rejected it')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The residence is missing');
    await dialog.getByRole('button', { name: 'Record the answer' }).click();
    await expect(mine.getByText('The FIU rejected a report.')).toBeVisible();
  });

  await test.step('a correction names what it corrects', async () => {
    await mine.getByRole('link', { name: 'Upload a correction' }).click();
    await expect(mine.getByText('corrects the rejected reports of march.xlsx')).toBeVisible();
    await mine.locator('input[type=file]').setInputFiles({ name: 'march-2.xlsx', mimeType: XLSX, buffer });
    await expect(mine.getByText('Corrects an upload that the FIU rejected')).toBeVisible({ timeout: 30_000 });
    await mine.getByRole('link', { name: 'Open the rejected upload' }).click();
    await expect(mine.getByText('Corrected by another upload')).toBeVisible();
  });
});

test('an administrator loads the schema of the own FIU and puts it to use', async ({ page, as }) => {
  const { maker } = await reportsOfTwo();
  await as(maker);
  await opened(page, '/fiu/profiles', 'Schemas of FIUs');
  const schema = readFileSync(new URL('../../../services/fiu/profiles/goaml-4.0.2.xsd', import.meta.url));
  await page.getByRole('button', { name: 'Load a schema' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Example FIU');
  await dialog.getByLabel('Version').fill('4.0.2-7');
  await dialog.getByLabel('Local currency').fill('DUCAT');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'schema.xsd', mimeType: 'text/xml', buffer: schema });
  await dialog.getByRole('button', { name: 'Load a schema' }).click();
  await expect(dialog.getByText('The schema does not have this code')).toBeVisible({ timeout: 30_000 });
  await dialog.getByLabel('Local currency').fill('XCG');
  await dialog.getByRole('button', { name: 'Load a schema' }).click();
  const row = page.getByRole('row', { name: /Example FIU/ });
  await expect(row).toContainText('3 of 3 rows taken', { timeout: 30_000 });
  await row.getByRole('button', { name: /Use Example FIU/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use for conversions' }).click();
  await expect(row).toContainText('In force');
});
