import { type FilledFile, filledFile } from '../support/filled-file';
import { pdf } from '../support/pdf';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { post } from '../support/system';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
let [maker, colleague, checker]: Person[] = [];
let file: FilledFile;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const administrator = await newAdministrator();
  maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  colleague = await newColleague(administrator, 'DATA_CONTROLLER', 'Boris Maduro');
  checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  file = await filledFile(maker, checker, 'Caribbean Trust & Trading N.V.');
});
const person = (one: Person | undefined): Person => one as Person;

test('examination 15: a change shows what else waits around it, and the first page of its PDF', async ({
  page,
  as,
}) => {
  await as(person(checker));
  await page.goto(`/${file.company}/workflow/${file.changes.passport}`);
  const thumbnail = page.locator('main img');
  await expect(thumbnail).toBeVisible({ timeout: 30_000 });
  expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  const related = page.getByRole('region', { name: 'Related changes' });
  await expect(related.getByRole('link')).not.toHaveCount(0);
  await expect(related.getByText('Above it')).toBeVisible();
  await expect(related.getByText('by Ana Croes').first()).toBeVisible();
});

test('examination 16: what waits is counted apart, and an edit says whose waiting value it would replace', async ({
  page,
  as,
}) => {
  await as(person(colleague));
  await page.goto(`/${file.company}/`);
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByText('1 more waits for confirmation').first()).toBeVisible();
  const city = page.getByRole('group', { name: 'Risk Level' }).or(page.locator('[data-field="risk_level"]')).first();
  await city.scrollIntoViewIfNeeded();
  await city.getByText('Low', { exact: true }).first().click();
  const bar = page.locator('[data-save-bar]');
  await expect(bar.getByText('Takes the place of what Ana Croes proposed')).toContainText('Risk Level');
  await bar.getByRole('button', { name: 'Discard' }).click();
  await expect(bar).toBeHidden();
});

test('examination 16: what waits is counted alike on cards, in the menu and in the queue', async ({ page, as }) => {
  await as(person(checker));
  await page.goto(`/${file.company}/managing-directors/`);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const office = card('Curaçao Corporate Directors N.V.');
  // One save of three fields and one passport of the official, and one further official.
  await expect(office.getByText('3 changes waiting').first()).toBeVisible();
  await page.getByRole('button', { name: 'Elena Petrova', exact: true }).click();
  await expect(card('Elena Petrova').getByText('2 changes waiting').first()).toBeVisible();
  const all = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByText(/^\d+ changes waiting$/)
    .first();
  const said = (await all.textContent()) ?? '';
  await page.goto(`/${file.company}/`);
  for (const title of ['General Information', 'Review Dates'])
    await expect(page.getByRole('region', { name: title }).getByText('1 change waiting')).toBeVisible();
  await page.goto(`/${file.company}/workflow/`);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') }),
  ).toHaveCount(Number.parseInt(said, 10));
});

test('examination 16: a file that takes the place of one that waits is sent after a question', async ({ page, as }) => {
  await as(person(colleague));
  await page.goto(`/${file.company}/managing-directors/`);
  await page.getByRole('button', { name: 'Elena Petrova', exact: true }).click();
  const row = page.locator('[data-document="passport_file"]').first();
  await expect(row.getByText('passport-elena-petrova.pdf')).toBeVisible();
  const choose = () =>
    page
      .getByLabel('Choose a file for Passport', { exact: true })
      .setInputFiles({ name: 'newer.pdf', mimeType: 'application/pdf', buffer: pdf('newer') });
  await choose();
  const question = page.getByRole('dialog', { name: 'Replace the file that waits?' });
  await expect(question).toContainText('Ana Croes attached a file');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByText('passport-elena-petrova.pdf')).toBeVisible();
  await choose();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(row.getByText('newer.pdf')).toBeVisible();
});

for (const list of ['workflow', 'change-log'])
  test(`examination 17: clients of the ${list} are filtered, and back returns to the row that was opened`, async ({
    page,
    as,
  }) => {
    await as(person(checker));
    await page.goto(`/${list}`);
    await page.getByRole('button', { name: 'Filters' }).click();
    const panel = page.locator('[data-dialog="client-filters"]');
    await panel.getByText('Account Holder', { exact: true }).click();
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Nothing matches the filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).first().click();
    const row = page.getByRole('link', { name: 'Caribbean Trust & Trading N.V.' });
    await row.click();
    await expect(page).toHaveURL(new RegExp(`${file.company}/${list}/$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(row).toBeFocused();
  });

test('examination 16: a maker hears of a denial, and edits and resubmits what was denied', async ({ page, as }) => {
  const reason = 'The zip code belongs to another city.';
  await post('changes/deny', { id: file.changes.official, text: reason }, person(checker).token);
  await as(person(maker));
  await expect(async () => {
    await page.goto(`/${file.company}/`);
    await page.getByRole('button', { name: /1 change of yours was denied/ }).click({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Petrova/ })
    .click();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('button', { name: 'Edit and resubmit' }).click();
  await expect(page).toHaveURL(/managing-directors/);
  await expect(page.locator('[data-save-bar]').getByText('3 unsaved changes')).toBeVisible();
});
