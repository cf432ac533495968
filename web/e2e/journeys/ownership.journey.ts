import { readFile } from 'node:fs/promises';
import { approveAll, idOf, newCompany, save } from '../support/client-file';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

/** Two layers of owners with a gap of 20%, and a UBO declared with another share than the holdings make. */
async function structure(maker: Person, checker: Person): Promise<string> {
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  const create = (path: string, body: object) => post(`${path}/create`, { company_id: company, ...body }, maker.token);
  const holding = await create('shareholder', {
    shareholder_type: 'entity',
    percentage_held: 80,
    name: 'Bergmann B.V.',
  });
  const own = { shareholder_type: 'person', percentage_held: 50, firstName: 'Johanna', lastName: 'Bergmann' };
  const held = await create('shareholder', { ...own, share_holder_related: idOf(holding, 'shareholder') });
  const declared = await create('ubo', { firstName: 'Johanna', lastName: 'Bergmann', percentage_held: 10 });
  const born = { dateOfBirth: '1970-02-03' };
  for (const made of [held, declared]) await save(maker, company, { kind: 'ubo', id: idOf(made, 'ubo'), fields: born });
  await approveAll(checker, company, 5);
  return company;
}

async function download(page: Page, format: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('shows the structure of a client, warns of what does not fit, and gives it as picture and document', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const company = await structure(maker, administrator);
  await as(maker);
  await page.goto(`/${company}/shareholders/`);
  await expect(page.getByText('Johanna Bergmann is declared with 10%, the holdings make 40%')).toBeVisible();
  await page.getByRole('link', { name: 'Open the ownership chart' }).click();
  await expect(page).toHaveURL(`/${company}/ownership/`);
  for (const node of ['Missing Shares (20%)', 'Missing Shares (50%)', 'Missing Managing Director', 'Bergmann B.V.'])
    await expect(page.getByText(node).first()).toBeVisible();
  await expect(page.getByText('60% of the client belongs to nobody named in the file')).toBeVisible();
  await expect(page.locator('.react-flow__minimap')).toHaveCount(0);

  const picture = await download(page, 'Picture (PNG)');
  expect(picture.name).toBe('Ownership chart Adriatic Holdings N.V..png');
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.bytes.readUInt32BE(16)).toBeGreaterThan(1_000);
  const document = await download(page, 'Document (PDF)');
  expect(document.name).toBe('Ownership chart Adriatic Holdings N.V..pdf');
  expect(document.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.locator('.react-flow__node').getByText('Bergmann B.V.').click();
  await expect(page).toHaveURL(/shareholders\/\?highlight=/);
  await expect(page.getByRole('region', { name: 'Bergmann B.V.' })).toBeInViewport();

  await page.goto(`/${company}/`);
  const panel = page.getByRole('region', { name: 'Ownership chart' });
  await expect(panel.locator('svg[aria-label="Ownership chart"]')).toBeVisible();
  await panel.getByRole('link', { name: 'Open Full Screen' }).click();
  await expect(page).toHaveURL(`/${company}/ownership/`);
});

test('has a map from forty nodes on', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  for (let at = 0; at < 38; at += 1) {
    const body = {
      company_id: company,
      shareholder_type: 'person',
      percentage_held: 2,
      firstName: 'Owner',
      lastName: `Number ${at}`,
    };
    await post('shareholder/create', body, administrator.token);
  }
  await as(administrator);
  await page.goto(`/${company}/ownership/`);
  await expect(page.locator('.react-flow__minimap')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByText('Effective ownership')).toBeVisible();
});
