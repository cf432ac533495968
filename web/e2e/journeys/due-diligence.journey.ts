import { expectAccessible } from '../support/accessibility';
import { approveAll, idOf, newCompany, sendFile } from '../support/client-file';
import { create, saved, submit, uploadPaper } from '../support/due-diligence';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

async function addElement(page: Page, section: string, name: string): Promise<void> {
  const region = page.getByRole('region', { name: section });
  await region.getByRole('button', { name: 'Add New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(region.getByText(name, { exact: true })).toBeVisible();
}

/** Everything a visitor answers, and a wrong ID number on the way. */
async function fillIn(page: Page): Promise<void> {
  await page.getByText('All sections', { exact: true }).click();
  await addElement(page, '5. Shareholders – private persons', 'Ana Pietersz');
  await addElement(page, '5. Shareholders – private persons', 'Boris Maduro');
  const holder = page.locator('[data-element]').filter({ hasText: 'Boris Maduro' });
  await holder.getByLabel('Identity Document Number').fill('12345');
  await expect(holder.getByText('ID Number should be at least 9 characters long')).toBeVisible();
  await holder.getByLabel('Identity Document Number').fill('NL1234567');
  await holder.getByLabel('Amount of shares holding').fill('40');
  await page.getByRole('region', { name: '7. FATCA' }).getByText('No', { exact: true }).first().click();
  const signature = page.getByRole('region', { name: 'Signature' });
  await signature.getByLabel('Full Name').fill('Ana Pietersz');
  await signature.getByLabel('Position').fill('Director');
  await signature.getByLabel('Date when signed').fill('31/01/2026');
  await saved(page);
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
  await page.getByRole('dialog').locator('[contenteditable=true]').fill('Please answer the question');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
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

test('due diligence: created, filled in on a phone, sent back, corrected and approved', async ({
  page,
  as,
  browser,
}) => {
  const administrator = await newAdministrator();
  const officer = await newColleague(administrator, 'DATA_CONTROLLER', 'Milan Vos');
  await as(officer);
  const link = await create(page, await newCompany(officer, 'Palmera Trading N.V.'));

  const phone = await browser.newContext({ viewport: PHONE });
  const visitor = await phone.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText('For Palmera Trading N.V.')).toBeVisible();
  expect(visitor.url()).not.toContain('token');
  await expect(visitor.getByText('Dossier')).toHaveCount(0);
  await expectAccessible(visitor);
  await fillIn(visitor);
  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Signature' }).getByLabel('Position')).toHaveValue('Director');
  await submit(visitor);

  await page.reload();
  await expect(page.getByText('Submitted by Client')).toBeVisible();
  await sendBack(page);
  await visitor.reload();
  await correct(visitor);
  await submit(visitor);

  await page.reload();
  await expect(page.getByText('New since the last decision. Before: Director')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Due Dilligence Form.pdf');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This link does not open anything')).toBeVisible();
  await phone.close();
});

/** An approved form of two shareholders, of whom the client file knows one, and three accepted papers. */
async function approvedForm({ token }: Person, company_id: string): Promise<string> {
  const { dueDiligence } = await post('due-diligence/create', { company_id, label: 'Onboarding 2026' }, token);
  const { _id: id } = dueDiligence as { _id: string };
  for (const [type, name, born] of [
    ['director', 'Dirk de Vries', '1970-05-06'],
    ['shareholder', 'Sara Holm', '1980-02-03'],
    ['shareholder', 'Boris Maduro', '1990-01-01'],
  ] as const) {
    const { element } = await post('due-diligence/add-element', { id, type, name }, token);
    const shares = type === 'shareholder' ? { amount_of_shares_holding: 20 } : {};
    const answers = { _id: (element as { _id: string })._id, date_of_birth: born, ...shares };
    await post('due-diligence/save', { record: { _id: id }, elements: [answers] }, token);
  }
  for (const doc_type of ['structure_chart', 'article_if_incorp', 'privacy_policy']) {
    const place = { doc_type, due_diligence_id: id };
    const { file } = await sendFile({ token }, 'due-diligence/upload-file', place, `${doc_type}.pdf`);
    await post('document/state', { id: (file as { id: string }).id, status: 'approved' }, token);
  }
  const signed = { filler_full_name: 'Ana Pietersz', position: 'Director', date_when_signed: '2026-01-31' };
  await post('due-diligence/save', { record: { _id: id, ...signed } }, token);
  await post('due-diligence/submit-report', { id }, token);
  await post('due-diligence/state', { id, status: 'approved' }, token);
  return id;
}

test('due diligence into the file: two people are new, one is known, another person approves', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const officer = await newColleague(administrator, 'DATA_CONTROLLER', 'Milan Vos');
  const supervisor = await newColleague(administrator, 'DATA_PROCESSOR', 'Sofie Krans');
  const company = await newCompany(administrator, 'Palmera Trading N.V.');
  const known = {
    company_id: company,
    firstName: 'Sara',
    lastName: 'Holm',
    percentage_held: 10,
    dateOfBirth: '1980-02-03',
  };
  await post('ubo/create', known, administrator.token);
  await approveAll(supervisor, company);
  const form = await approvedForm(officer, company);

  await as(officer);
  await page.goto(`/${company}/due-diligence/${form}`);
  await page.getByRole('link', { name: 'Into the client file' }).click();
  const director = page.getByRole('region', { name: 'Dirk de Vries' });
  await expect(director.getByRole('radio', { name: 'New record' })).toBeChecked();
  const sara = page.getByRole('region', { name: 'Sara Holm' });
  await expect(sara.getByRole('radio', { name: 'Existing record' })).toBeChecked();
  await expect(sara.getByText('The client file has it already').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Propose changes' }).click();
  await expect(director.getByText('The client file needs this. Please fill it in')).toBeVisible();
  await director.getByText('Onshore').click();
  await page.getByRole('button', { name: 'Propose changes' }).click();
  await expect(page.getByText(/Taken into the client file on .* by Milan Vos/)).toBeVisible();

  await as(supervisor);
  await page.goto(`/${company}/workflow/`);
  await page
    .getByText(/Dirk de Vries/)
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Due Diligence: Onboarding 2026' })).toBeVisible();
  await approveAll(supervisor, company, 4);
  await page.goto(`/${company}/managing-directors/`);
  await expect(page.getByText('Dirk de Vries').first()).toBeVisible();
  await page.goto(`/${company}/corporate/`);
  await expect(page.getByText('article_if_incorp.pdf').first()).toBeVisible();
  await page.goto(`/${company}/change-log/`);
  await expect(page.getByText(/Dirk de Vries/).first()).toBeVisible();
});

test('due diligence documents: uploaded by link, rejected with a reason, accepted', async ({ page, as, browser }) => {
  const officer = await newAdministrator();
  const company = await newCompany(officer, 'Palmera Trading N.V.');
  const made = await post('due-diligence/create', { company_id: company, label: 'Papers' }, officer.token);
  const { docs_token } = made.dueDiligence as { docs_token: string };
  const phone = await browser.newContext({ viewport: PHONE });
  const visitor = await phone.newPage();
  await visitor.goto(`/fill-due-diligence-docs/?token=${docs_token}`);
  await expect(visitor.getByText('The structure chart must go down to UBOs holding 25% or more.')).toBeVisible();
  expect(visitor.url()).not.toContain('token');
  for (const [title, name] of [
    ['Structure Chart', 'chart.pdf'],
    ['Privacy Policy', 'privacy.pdf'],
    ['Copy of License', 'license.pdf'],
  ] as const)
    await uploadPaper(visitor, title, name);
  await expect(visitor.getByText('Pending Review')).toHaveCount(6);
  await expectAccessible(visitor);

  await as(officer);
  await page.goto(`/${company}/due-diligence/${idOf(made, 'dueDiligence')}`);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: /chart\.pdf/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please add a rejection explanation')).toBeVisible();
  await dialog.getByLabel('Why do you reject it?').fill('It ends at 30%');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Document status changed to Rejected')).toBeVisible();
  await page.getByRole('button', { name: /privacy\.pdf/ }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Document status changed to Approved')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('It ends at 30%')).toBeVisible();
  await phone.close();
});

test('due diligence: a wrong link tells nothing', async ({ page }) => {
  for (const path of ['/fill-due-diligence/?token=dl1.wrong.wrong', '/fill-due-diligence-docs/']) {
    await page.goto(path);
    await expect(page.getByText('This link does not open anything')).toBeVisible();
    await expect(page.getByText('Dossier')).toHaveCount(0);
  }
});
