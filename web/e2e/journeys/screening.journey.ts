import { readFile } from 'node:fs/promises';
import type { ScreeningAnswer } from '@/screening/answer';
import { expectAccessible } from '../support/accessibility';
import { MISSPELT, NOBODY, ownedByMelnikov, screen, screenedClient, uploadOwnList } from '../support/screening';
import { expect, type Page, test } from '../support/test';

async function request(page: Page, first: string, surname: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Sanction Screaning Request' }).click();
  await page.getByLabel('First Name').fill(first);
  await page.getByLabel('Surname').fill(surname);
  await page.getByRole('textbox', { name: 'Date of Birth' }).fill('17/04/1961');
  await page.getByRole('combobox', { name: 'Nationality' }).fill('Russia');
  await page.getByRole('option', { name: 'Russia' }).click();
  await page.getByRole('button', { name: 'Make Request' }).click();
}

async function savedPdf(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Sanction screening .+\.pdf$/);
  return readFile(await download.path());
}

test('screens a listed person whose name is misspelt, reads why, saves the PDF and finds it again', async ({
  page,
  as,
}) => {
  const { administrator, client } = await screenedClient();
  await as(administrator);
  await page.goto(`/${client}/`);
  await page.getByRole('link', { name: 'Sanction History' }).click();
  await expect(page.getByText('No screening was requested for this client yet')).toBeVisible();

  await page.getByRole('button', { name: 'Create New Sanction Screaning Request' }).click();
  await page.getByRole('button', { name: 'Make Request' }).click();
  await expect(page.getByText('First name must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Nationality is required')).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('examination 17: the palette begins a screening by the word for it', async () => {
    await page.goto(`/${client}/`);
    await page.getByRole('button', { name: 'Search or jump to' }).click();
    await page.getByPlaceholder('Search clients, screens and actions').fill('screen');
    await page.getByRole('button', { name: 'Screen a person or an organisation' }).waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Surname')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await request(page, 'Viktor', 'Melnikof');
  const result = page.getByRole('dialog', { name: 'Result of the sanction screening' });
  await expect(result.getByRole('heading', { name: 'Viktor Arkadyevich Melnikov' })).toBeVisible();
  await expect(result.getByRole('region', { name: 'Why this score' })).toContainText('The date of birth is the same');
  await expect(result.getByText('No Articles found')).toBeVisible();
  await expectAccessible(page);
  expect((await savedPdf(page)).subarray(0, 5).toString()).toBe('%PDF-');
  await result.getByRole('button', { name: 'Close' }).last().click();

  await page
    .getByRole('row', { name: /Melnikof/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'Melnikof, Viktor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
});

test('lets nobody pick one of several matches before having understood', async ({ page, as }) => {
  const here = await screenedClient();
  await uploadOwnList(here.administrator);
  const { search_id } = await screen(here, { ...MISSPELT, surname: 'Melnikov' });
  await as(here.administrator);
  await page.goto(`/${here.client}/sanction-screening-lookups/${search_id}/`);
  await expect(page.getByText('The search returned more than one document')).toBeVisible();
  const match = page.getByRole('button', { name: /1972/ });
  await expect(match).toBeDisabled();
  await page.getByRole('button', { name: 'I understand' }).click();
  await match.click();
  await expect(page.getByText('Came with a forged statement')).toBeVisible();
});

test('screens the person of a world-check document and proposes the PDF as its file', async ({ page, as }) => {
  const { administrator, client } = await screenedClient();
  await as(administrator);
  await page.goto(`/${client}/managing-directors/`);
  await page
    .getByRole('button', { name: /^Viktor Melnikov/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Sanction screening' }).click();
  await expect(page.getByText('The data will be used by a third party')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Viktor Arkadyevich Melnikov' })).toBeVisible();
  await savedPdf(page);
  await expect(page.getByText('proposed as the world-check document')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Result of the sanction screening' })).toBeHidden();
  await expect(page.getByText(/Sanction screening Viktor Melnikov .+\.pdf/)).toBeVisible();
});

test('examination 14: a UBO is screened from the world-check row, and what lowers the score is not green', async ({
  page,
  as,
}) => {
  const { administrator, client } = await ownedByMelnikov();
  await as(administrator);
  await page.goto(`/${client}/account-holder/`);
  await page.getByRole('button', { name: 'Sanction screening' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  const why = page.getByRole('region', { name: 'Why this score' });
  await expect(why).toContainText('The date of birth is the same');
  const lowers = why.getByTitle('lowers the score');
  await expect(lowers).not.toHaveCount(0);
  for (const points of await lowers.all()) {
    const [red = 0, green = 0] = await points.evaluate((shown) =>
      (getComputedStyle(shown).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(green - red).toBeLessThan(20);
  }
});

test('examination 14: nobody found in the sample list alone is no clean result, on the screen and in a stored one', async ({
  page,
  as,
}) => {
  const here = await screenedClient();
  const { search_id } = await screen(here, NOBODY);
  await as(here.administrator);
  await page.goto(`/${here.client}/sanction-screening-lookups/${String(search_id)}/`);
  await expect(page.getByText('Sample only: nobody was screened')).toBeVisible();
  await expect(page.getByText('No match', { exact: true })).toHaveCount(0);
  expect((await savedPdf(page)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('marks alerts of another provider, which explains no score, and counts no lists that it does not state', async ({
  page,
  as,
}) => {
  const here = await screenedClient();
  const { search_id } = await screen(here, MISSPELT);
  const stored = `**/api/v1/sanction-screening/${String(search_id)}`;
  const answerAs = (change: (data: ScreeningAnswer['data']) => Partial<ScreeningAnswer['data']>) =>
    page.route(stored, async (route) => {
      const answer = await (await route.fetch()).json();
      const { data, ...rest } = JSON.parse(answer.data.response);
      const searched_with = { provider: 'yente', engine_version: 'yente' };
      answer.data.response = JSON.stringify({ ...rest, data: { ...data, searched_with, ...change(data) } });
      await route.fulfill({ json: answer });
    });
  await as(here.administrator);
  await answerAs(({ result: [match] }) => ({
    result: match ? [{ ...match, score: 0.5, is_alert: true, explanation: undefined }] : [],
    lists: [{ source: 'us_ofac_sdn', title: 'us_ofac_sdn' }],
  }));
  await page.goto(`/${here.client}/sanction-screening-lookups/${String(search_id)}/`);
  await expect(page.getByText('Alert', { exact: true })).toBeVisible();
  await page.getByText('Searched by yente', { exact: true }).click();
  await expect(page.getByText('version not stated')).toBeVisible();

  await page.unroute(stored);
  await answerAs(() => ({ result: [], lists: [] }));
  await page.reload();
  await expect(page.getByText('Nobody of this name was found by the provider yente.')).toBeVisible();
});
