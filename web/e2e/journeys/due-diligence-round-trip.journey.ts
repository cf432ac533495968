import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility';
import { approveAll, newCompany, waiting } from '../support/client-file';
import { create, PAPERS, saved, submit, uploadPaper } from '../support/due-diligence';
import { pdf } from '../support/pdf';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { get, post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const OTHERS = [
  ['2. Company directors – corporate persons', 'Coral Directors N.V.'],
  ['3. Company directors – private persons', 'Dirk de Vries'],
  ['4. Shareholders – corporate persons', 'Blue Lagoon Holding B.V.'],
] as const;
const SHAREHOLDERS = '5. Shareholders – private persons';
const BENEFICIARIES = '6. Beneficiary owners – private persons';

const card = (page: Page, name: string) => page.locator('[data-element]').filter({ hasText: name });

async function addElement(page: Page, section: string, name: string): Promise<void> {
  const region = page.getByRole('region', { name: section });
  await region.getByRole('button', { name: 'Add New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(region.getByText(name, { exact: true })).toBeVisible();
}

/** Something in each of the seven sections, a wrong ID number on the way, and the signature. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('region', { name: '1. Company Information' }).getByLabel('Tax ID').fill('102.345.678');
  for (const [section, name] of OTHERS) await addElement(page, section, name);
  await addElement(page, BENEFICIARIES, 'Sara Holm');
  const known = card(page, 'Sara Holm');
  await known.getByLabel('Date of Birth').fill('03/02/1980');
  await known.getByLabel('Residential Address').fill('Kaya Flamboyan 1 to 3');
  await addElement(page, SHAREHOLDERS, 'Ana Pietersz');
  await card(page, 'Ana Pietersz').getByLabel('Amount of shares holding').fill('30');
  await addElement(page, SHAREHOLDERS, 'Boris Maduro');
  const holder = card(page, 'Boris Maduro');
  await holder.getByLabel('Identity Document Number').fill('12345');
  await expect(holder.getByText('ID Number should be at least 9 characters long')).toBeVisible();
  await holder.getByLabel('Identity Document Number').fill('NL1234567');
  await holder.getByLabel('Amount of shares holding').fill('40');
  const fatca = page.getByRole('region', { name: '7. FATCA' });
  for (const each of [0, 1, 2]) await fatca.getByText('No', { exact: true }).nth(each).click();
  await expect(fatca.getByText('3 of 3 answered')).toBeVisible({ timeout: 20_000 });
  const signature = page.getByRole('region', { name: 'Signature' });
  await signature.getByLabel('Full Name').fill('Ana Pietersz');
  await signature.getByLabel('Position').fill('Director');
  await signature.getByLabel('Date when signed').fill('31/01/2026');
  await saved(page);
}

/** The link tells nothing of the tool or of itself; what was filled in survives a reload. */
async function fillFromPhone(visitor: Page, link: string): Promise<void> {
  await visitor.goto(link);
  await expect(visitor.getByText('For Palmera Trading N.V.')).toBeVisible();
  expect(visitor.url()).not.toContain('token');
  await expect(visitor.getByText('Dossier')).toHaveCount(0);
  await expectAccessible(visitor);
  await fillIn(visitor);
  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Signature' }).getByLabel('Position')).toHaveValue('Director');
}

/** Staff asks about the first answer and sends the form back. */
async function sendBack(page: Page): Promise<void> {
  await page.getByText('Company Name').first().hover();
  await page.getByRole('button', { name: 'Ask about this' }).first().click();
  await page.getByLabel('What do you want to know?').fill('Is this the full name?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Open comments block the approval:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[contenteditable=true]').fill('Please answer the question');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The form was sent back')).toBeVisible();
}

async function correct(page: Page): Promise<void> {
  await expect(page.getByText('Please answer the question')).toBeVisible();
  await page.getByLabel('Your reply').first().fill('Yes, it is');
  await page.getByRole('button', { name: 'Reply' }).first().click();
  await expect(page.getByText('Yes, it is').first()).toBeVisible();
  await page.getByRole('region', { name: 'Signature' }).getByLabel('Position').fill('Managing director');
  await saved(page);
}

async function downloadPdf(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Due Dilligence Form.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

async function acceptPapers(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Documents' }).click();
  for (const [, name] of PAPERS) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.locator('[data-paper]').getByText('Approved', { exact: true })).toHaveCount(PAPERS.length);
}

/** Both shareholders are new, the beneficiary is in the file already, nobody else is taken. Answers how many changes that makes. */
async function intoFile(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Into the client file' }).click();
  for (const [, name] of OTHERS)
    await page.getByRole('region', { name }).getByText('Leave out', { exact: true }).click();
  for (const name of ['Ana Pietersz', 'Boris Maduro'])
    await expect(page.getByRole('region', { name }).getByRole('radio', { name: 'New record' })).toBeChecked();
  const known = page.getByRole('region', { name: 'Sara Holm' });
  await expect(known.getByRole('radio', { name: 'Existing record' })).toBeChecked();
  await expect(known.getByText('Not in the client file yet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Propose changes' }).click();
  const told = page.getByText(/^\d+ changes wait for approval$/);
  await expect(told).toBeVisible();
  const changes = Number.parseInt((await told.textContent()) ?? '', 10);
  await expect(page.getByText(/Taken into the client file on .* by Milan Vos/)).toBeVisible();
  return changes;
}

/** The supervisor looks at what waits and approves all of it. */
async function approve(page: Page, changes: number): Promise<void> {
  await page.goto('/workflow');
  await page.getByRole('link', { name: 'All waiting changes' }).click();
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await page.getByRole('button', { name: `Approve ${changes} changes` }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve several changes' });
  await dialog.getByRole('button', { name: `Approve ${changes} changes` }).click();
  const outcome = page.getByRole('dialog', { name: 'What was decided' });
  await expect(outcome.getByText(`${changes} changes were approved.`)).toBeVisible({ timeout: 60_000 });
}

/** What was taken over and approved stands in the file, opens, and is told by the change log. */
async function standsInFile(page: Page, reader: Person, company: string): Promise<void> {
  await page.goto(`/${company}/shareholders/`);
  for (const name of ['Ana Pietersz', 'Boris Maduro']) await expect(page.getByText(name).first()).toBeVisible();
  await page.goto(`/${company}/corporate/`);
  for (const [, name] of PAPERS) await expect(page.getByText(name).first()).toBeVisible();
  const { kycFiles } = await get(`get-kyc-files-info_2?company_id=${company}`, reader.token);
  const files = (kycFiles as { file: { value: { filename: string; serverName: string } } }[]).map(
    ({ file }) => file.value,
  );
  expect(files.map(({ filename }) => filename).sort()).toEqual(PAPERS.map(([, name]) => name).sort());
  for (const { filename, serverName } of files) {
    const { token } = await post('generate-view/token', {}, reader.token);
    const opened = await page.request.get(`/api/v1/get-kyc-file?id=${serverName}&viewingToken=${token}`);
    expect((await opened.body()).equals(pdf(filename))).toBe(true);
  }
  await page.getByRole('button', { name: 'chart.pdf' }).click();
  await expect(page.getByRole('dialog').getByRole('document')).toHaveAttribute('data-pages', '1', { timeout: 20_000 });
  await page.goto(`/${company}/change-log/`);
  for (const name of ['Ana Pietersz', 'Boris Maduro', 'Sara Holm'])
    await expect(page.getByText(new RegExp(name)).first()).toBeVisible();
}

test('due diligence: created, filled in on a phone, sent back, corrected, approved, and taken into the file', async ({
  page,
  as,
  browser,
}) => {
  test.slow();
  const administrator = await newAdministrator();
  const officer = await newColleague(administrator, 'DATA_CONTROLLER', 'Milan Vos');
  const supervisor = await newColleague(administrator, 'DATA_PROCESSOR', 'Sofie Krans');
  const company = await newCompany(officer, 'Palmera Trading N.V.');
  const known = { firstName: 'Sara', lastName: 'Holm', percentage_held: 10, dateOfBirth: '1980-02-03' };
  await post('ubo/create', { company_id: company, ...known }, officer.token);
  await approveAll(supervisor, company);
  await as(officer);
  const link = await create(page, company);

  const phone = await browser.newContext({ viewport: PHONE });
  const visitor = await phone.newPage();
  await fillFromPhone(visitor, link);
  const { dueDiligence } = await get(`due-diligence/list?company_id=${company}`, officer.token);
  const [{ docs_token }] = dueDiligence as [{ docs_token: string }];
  const papers = await phone.newPage();
  await papers.goto(`/fill-due-diligence-docs/?token=${docs_token}`);
  for (const [title, name] of PAPERS) await uploadPaper(papers, title, name);
  await submit(visitor);

  await page.reload();
  await expect(page.getByText('Submitted by Client')).toBeVisible();
  await sendBack(page);
  await visitor.reload();
  await correct(visitor);
  await submit(visitor);

  await page.reload();
  await expect(page.getByText('New since the last decision. Before: Director')).toBeVisible();
  await downloadPdf(page);
  await acceptPapers(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(page.getByText('The form is approved')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This link does not open anything')).toBeVisible();
  await phone.close();

  const changes = await intoFile(page);
  await waiting(supervisor, company, changes);
  await as(supervisor);
  await approve(page, changes);
  await standsInFile(page, supervisor, company);
});
