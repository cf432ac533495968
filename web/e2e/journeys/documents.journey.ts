import { readFile } from 'node:fs/promises';
import { approveAll, idOf, newAccountHolder, newCompany, save, uploadPdf, waiting } from '../support/client-file';
import { breakDown, mend } from '../support/network';
import { pdf } from '../support/pdf';
import { newAdministrator, newColleague } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const MEGABYTE = 1_048_576;

const row = (page: Page, type: string) => page.locator(`[data-document="${type}"]`);

async function more(page: Page, type: string, action: string): Promise<void> {
  await row(page, type)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Drops files on a document's row; `padding` makes them larger. */
async function drop(page: Page, type: string, files: { name: string; bytes: number[] }[], padding = 0): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([wanted, more]) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of wanted) {
        transfer.items.add(new File([new Uint8Array(bytes), new Uint8Array(more)], name, { type: 'application/pdf' }));
      }
      return transfer;
    },
    [files, padding] as const,
  );
  await row(page, type).dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('Drop the file to attach it')).toBeVisible();
  await row(page, type).dispatchEvent('drop', { dataTransfer });
}

test('takes a dropped file, refuses one that is too big, shows it in a new tab and gives it back', async ({
  page,
  context,
  as,
}) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  const stored = pdf('Articles of incorporation');
  const bytes = [...stored];
  await as(administrator);
  await page.goto(`/${company}/corporate/`);
  await drop(page, 'kyc-aoi-5', [{ name: 'scan.pdf', bytes }], 11 * MEGABYTE);
  await expect(page.getByText('scan.pdf is to big, max file size is 10MB')).toBeVisible();
  await expect(row(page, 'kyc-aoi-5')).toContainText('Missing');

  const further = { name: 'annex.pdf', bytes };
  await drop(page, 'kyc-aoi-5', [{ name: 'articles.pdf', bytes }, further]);
  await expect(page.getByText('Document uploaded successfully')).toBeVisible();
  await expect(page.getByText('Only the first file was taken')).toBeVisible();
  await expect(row(page, 'kyc-aoi-5')).toContainText('articles.pdf');
  await expect(page.getByText('annex.pdf')).toHaveCount(0);

  const asked = context.waitForEvent('request', (request) => request.url().includes('/get-kyc-file?'));
  const opened = context.waitForEvent('page');
  await row(page, 'kyc-aoi-5').getByRole('button', { name: 'View in a new tab' }).click();
  const shown = await context.request.get((await asked).url());
  expect(shown.headers()['content-type']).toContain('application/pdf');
  expect(await shown.body()).toEqual(stored);
  await (await opened).close();

  const downloading = page.waitForEvent('download');
  await more(page, 'kyc-aoi-5', 'Download');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('articles.pdf');
  expect(await readFile(await download.path())).toEqual(stored);
});

test('keeps what was typed about a bank until it is cancelled or saved, and lets its name be corrected', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await breakDown(page, 'banks/list');
  await page.goto(`/${company}/corporate/`);
  const add = page.getByRole('button', { name: 'Add Bank Form' });
  const dialog = page.getByRole('dialog', { name: 'Add Bank Form' });
  const bank = dialog.getByRole('combobox', { name: 'Bank Name' });
  await add.click();
  await expect(dialog.getByText(/There was an error during loading bank info/)).toBeVisible();
  await bank.fill('Maduro Bank');
  await mend(page, 'banks/list');
  await page.reload();
  await add.click();
  await expect(bank).toHaveValue('Maduro Bank');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await add.click();
  await expect(bank).toHaveValue('');
  await bank.fill('Maduro Bank');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row(page, 'scfba')).toContainText('Maduro Bank');

  await row(page, 'scfba').getByRole('button', { name: 'Comments' }).click();
  const details = page.getByRole('dialog', { name: 'Maduro Bank' });
  await details.getByLabel('Bank Name').fill('Maduro & Curiel Bank');
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Data saved successfully')).toBeVisible();
  await expect(row(page, 'scfba')).toContainText('Maduro & Curiel Bank');
});

test('says that a proof of address is too old, and searches the web for a person with both names', async ({
  page,
  context,
  as,
}) => {
  const administrator = await newAdministrator();
  const client = await newAccountHolder(administrator, 'Li', 'Wu');
  const person = { company_id: client, firstName: 'Elena', lastName: 'Petrova' };
  const ubo = idOf(await post('ubo/create', person, administrator.token), 'ubo');
  await save(administrator, client, { kind: 'ubo', id: ubo, fields: { address_date_issues: '2020-01-31' } });
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'found' }));
  await as(administrator);
  await page.goto(`/${client}/account-holder/?highlight=${ubo}`);
  await expect(row(page, 'address_file').locator('[data-alarm]')).toContainText('must not be older than 3 months', {
    timeout: 30_000,
  });

  const opened = context.waitForEvent('page');
  await row(page, 'google_search').getByRole('button', { name: 'Google Search', exact: true }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://www.google.com/search?q=Elena+Petrova');
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
});

test('offers an account holder every document of a company without asking for one, and no screen of a company', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const holder = await newAccountHolder(administrator, 'Li', 'Wu');
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await page.goto(`/${holder}/corporate/`);
  await expect(row(page, 'kyc-aoi-5')).toContainText('Optional');
  await expect(row(page, 'kyc-aa-y1-12')).toContainText('Optional');
  for (const address of [`${holder}/shareholders/`, `${holder}/managing-directors/`, `${company}/account-holder/`]) {
    await page.goto(`/${address}`);
    await expect(page.getByText('This page does not exist')).toBeVisible();
  }
});

test('keeps a file that could not be sent, and sends it once when the part is back', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await as(administrator);
  await breakDown(page, 'upload-kyc-file');
  await page.goto(`/${company}/corporate/`);
  await drop(page, 'kyc-aoi-5', [{ name: 'articles.pdf', bytes: [...pdf('Articles')] }]);
  await expect(page.getByText('A part of the system does not answer')).toBeVisible();
  await mend(page, 'upload-kyc-file');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('Document uploaded successfully')).toBeVisible();
  await expect(row(page, 'kyc-aoi-5')).toContainText('articles.pdf');
  expect(await waiting(administrator, company, 1)).toHaveLength(1);
});

test('asks before a section of bank documents is deleted', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await post(
    'file-section/create',
    { company_id: company, documentType: 'scfba', bank_name: 'Coral' },
    administrator.token,
  );
  await approveAll(administrator, company);
  await as(administrator);
  await page.goto(`/${company}/corporate/`);
  await more(page, 'scfba', 'Delete Section');
  const question = page.getByRole('dialog', { name: 'Delete Section' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted request has been submitted successfully')).toBeVisible();
  expect(await waiting(administrator, company, 1)).toHaveLength(1);
});

test('gives each level of review its own comment to write, and those of the others to read', async ({ browser }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await uploadPdf(administrator, { company_id: company, documentType: 'kyc-aoi-5' }, 'articles.pdf');
  const seen = { editors: [] as unknown[], levels: [] as unknown[] };
  const own = {
    DATA_CONTROLLER: 'Account Manager Comments',
    DATA_PROCESSOR: 'Supervisor Comments',
    COMPLIANCE_OFFICER: 'Compliance Officer Comments',
  };
  for (const role of ['DATA_CONTROLLER', 'DATA_PROCESSOR', 'COMPLIANCE_OFFICER'] as const) {
    const person = await newColleague(administrator, role, 'Ana Croes');
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript((token) => window.localStorage.setItem('token', token), person.token);
    await page.goto(`/${company}/corporate/`);
    await row(page, 'kyc-aoi-5')
      .getByRole('button', { name: /comments?$/i })
      .click();
    const comments = page.getByRole('region', { name: 'Comments' });
    // The editor takes the place of the plain field that waits for its code.
    await comments.getByRole('textbox', { name: own[role] }).waitFor();
    const names = Object.values(own);
    const editors: string[] = [];
    const levels: string[] = [];
    for (const name of names) {
      if (await comments.getByRole('textbox', { name }).isVisible()) editors.push(name);
      if (await comments.getByText(name, { exact: true }).first().isVisible()) levels.push(name);
    }
    seen.editors.push(editors);
    seen.levels.push(levels.length);
    await comments.getByRole('textbox').fill(`Seen by the ${role}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Data saved successfully')).toBeVisible();
    await page.context().close();
  }
  expect(seen.editors).toEqual([
    ['Account Manager Comments'],
    ['Supervisor Comments'],
    ['Compliance Officer Comments'],
  ]);
  expect(seen.levels).toEqual([1, 2, 3]);
});
