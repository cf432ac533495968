import { readFileSync } from 'node:fs';
import { filledProfile } from '../../../test/identity/profile-values';
import { newAdministrator } from '../support/people';
import { get, post, put } from '../support/system';
import { expect, test } from '../support/test';

test('a workbook becomes reports: the sample is taken as it is, looked at, downloaded and found again', async ({
  page,
  as,
}) => {
  const person = await newAdministrator();
  await put('save-user-changes', filledProfile({ email: person.email, rentity_id: '4711' }), person.token);
  const { user } = await get('get-user', person.token);
  const user_id = (user as { _id: string })._id;
  await as(person);

  await test.step('without the permission the screens say so', async () => {
    await page.goto('/fiu/convert');
    await expect(page.getByRole('heading', { name: 'You may not see this page' })).toBeVisible();
    await post('update-permissions', { user_id, name: 'fiu_reporting', effect: 'allow' }, person.token);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Convert' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  let bytes = Buffer.alloc(0);
  // The gateway knows of a new permission within a second.
  await expect(async () => {
    const [sample] = await Promise.all([
      page.waitForEvent('download', { timeout: 5_000 }),
      page.getByRole('button', { name: 'Download sample' }).click(),
    ]);
    bytes = readFileSync(await sample.path());
  }).toPass();

  await test.step('a file that is none is refused with the reason', async () => {
    const buffer = Buffer.from('no workbook');
    await page.locator('input[type=file]').setInputFiles({ name: 'january.xlsx', mimeType: 'text/plain', buffer });
    await expect(page.getByText('This is no .xlsx workbook')).toBeVisible();
    await page.getByRole('button', { name: 'Another workbook' }).click();
  });

  await page.locator('input[type=file]').setInputFiles({
    name: 'february.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: bytes,
  });
  const download = page.getByRole('button', { name: 'Download reports' });
  await expect(download).toBeVisible({ timeout: 30_000 });
  const [reports] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(reports.suggestedFilename()).toMatch(/\.zip$/);
  expect(
    readFileSync(await reports.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.goto('/fiu/file-list');
  await expect(page.getByRole('row', { name: /february\.xlsx/ })).toContainText('3 rows');
  await page.goto('/fiu/saved-info');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Info' })).toBeVisible();
  await page.goto('/fiu/user-info');
  await expect(page.getByText('4711', { exact: true })).toBeVisible();
});
