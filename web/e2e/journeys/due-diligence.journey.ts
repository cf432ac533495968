import { expectAccessible } from '../support/accessibility';
import { approveAll, idOf, newCompany, sendFile } from '../support/client-file';
import { PAPERS, uploadPaper } from '../support/due-diligence';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

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

/** Takes a picture as a phone's camera does; what is sent is a PDF. */
async function photograph(page: Page, title: string, name: string): Promise<void> {
  const jpeg = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3_000, 1_500);
    canvas.getContext('2d')?.fillRect(100, 100, 500, 500);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await page.getByRole('button', { name: `Upload: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  const picture = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) };
  await dialog.getByLabel('Take a picture', { exact: true }).last().setInputFiles(picture);
  await expect(dialog.getByText(`${name}.pdf`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toBeHidden();
}

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
  for (const [title, name] of PAPERS) await uploadPaper(visitor, title, name);
  await expect(visitor.getByText('Pending Review')).toHaveCount(6);
  await photograph(visitor, 'Privacy Policy', 'IMG_0042');
  await expect(visitor.getByRole('button', { name: /IMG_0042\.pdf/ })).toBeVisible();
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
  await page.getByRole('button', { name: /articles\.pdf/ }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Document status changed to Approved')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('It ends at 30%')).toBeVisible();
  await phone.close();
});

test('due diligence: a wrong link tells nothing', async ({ page }) => {
  for (const path of ['/fill-due-diligence/?token=dl1.wrong.wrong', '/fill-due-diligence-docs/']) {
    expect(await (await page.request.get(path)).text()).not.toContain('Dossier');
    await page.goto(path);
    await expect(page.getByText('This link does not open anything')).toBeVisible();
    await expect(page.getByText('Dossier')).toHaveCount(0);
  }
});
