import { UPLOAD } from '@dossier/proto/rules/limits';
import { newCompany } from '../support/client-file';
import { type Form, newForm, saved } from '../support/due-diligence';
import { pdf } from '../support/pdf';
import { newAdministrator } from '../support/people';
import { slowLine } from '../support/slow-line';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const SLOW = 500_000;

const formOf = async (name: string): Promise<Form & { staff: string }> => {
  const officer = await newAdministrator();
  return { ...(await newForm(officer, await newCompany(officer, name))), staff: officer.token };
};

/** The form of a link, and its field for the position of whoever signs. */
async function position(page: Page, { token }: Form) {
  await page.goto(`/fill-due-diligence/?token=${token}`);
  const field = page.getByRole('region', { name: 'Signature' }).getByLabel('Position');
  await expect(field).toBeVisible({ timeout: 30_000 });
  return field;
}

const answered = async ({ token }: Form) => (await post('due-diligence-info', {}, token)).dueDiligence;

/** As large as a file may be. */
function largest(name: string) {
  const page = pdf(name);
  const rest = Buffer.from(`%${' '.repeat(UPLOAD.maxBytes - page.length - 2)}\n`);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([page, rest]) };
}

test('due diligence: 10 MB on a slow line tell how far they are, and go up once when the line comes back', async ({
  page,
  baseURL,
}) => {
  const { docs_token } = await formOf('Palmera Trading N.V.');
  const line = await slowLine(baseURL ?? '');
  await page.goto(`${line.url}/fill-due-diligence-docs/?token=${docs_token}`);
  await page.getByRole('button', { name: 'Upload: Structure Chart' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose a file', { exact: true }).last().setInputFiles(largest('chart.pdf'));
  line.slowTo(SLOW);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const bar = dialog.getByRole('progressbar');
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(0);
  const before = await percent();
  await expect.poll(percent).toBeGreaterThan(before);
  expect(await percent()).toBeLessThan(100);
  line.cut();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(dialog.getByText('chart.pdf')).toBeVisible();
  line.mend();
  await again.click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  const { docs } = await post('due-diligence-doc-info', {}, docs_token);
  expect(docs).toHaveLength(1);
  expect(docs).toMatchObject([{ file: { filename: 'chart.pdf', filesize: UPLOAD.maxBytes } }]);
  line.close();
});

test('due diligence: of two people who answer the same the later one is shown the other answer, and chooses', async ({
  page,
  browser,
}) => {
  const form = await formOf('Palmera Trading N.V.');
  const phone = await browser.newContext({ viewport: PHONE });
  const other = await phone.newPage();
  const [mine, theirs] = [await position(page, form), await position(other, form)];
  await mine.fill('Director');
  await saved(page);
  await theirs.fill('Secretary');
  const told = other.getByRole('alert').filter({ hasText: 'Somebody else has answered meanwhile: Director' });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(theirs).toHaveValue('Secretary');
  expect(await answered(form)).toMatchObject({ position: { new_value: 'Director' } });
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(other.getByText('1 answer cannot be saved as it is.')).toBeVisible();
  await other.keyboard.press('Escape');
  await told.getByRole('button', { name: 'Keep mine' }).click();
  await saved(other);
  expect(await answered(form)).toMatchObject({ position: { new_value: 'Secretary' } });
  await phone.close();
});

test('due diligence: without a line answers stay on the device, are sent another day, and overwrite nobody', async ({
  browser,
}) => {
  const form = await formOf('Palmera Trading N.V.');
  const phone = await browser.newContext({ viewport: PHONE });
  const before = await phone.newPage();
  const field = await position(before, form);
  await phone.setOffline(true);
  await field.fill('Secretary');
  await expect(before.getByText('Your answers are kept on this device and sent later.')).toBeVisible();
  await before.close();
  await post('due-diligence/save', { record: { position: 'Director' } }, form.token);

  await phone.setOffline(false);
  const later = await phone.newPage();
  await expect(await position(later, form)).toHaveValue('Secretary');
  const told = later.getByRole('alert').filter({ hasText: 'Somebody else has answered meanwhile: Director' });
  await told.getByRole('button', { name: 'Take this answer' }).click();
  await saved(later);
  await expect(await position(later, form)).toHaveValue('Director');
  await phone.close();
});

test('due diligence: a link that ends while somebody types leaves the answers to be copied, and then tells nothing', async ({
  browser,
}) => {
  const form = await formOf('Palmera Trading N.V.');
  const phone = await browser.newContext({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const visitor = await phone.newPage();
  const field = await position(visitor, form);
  await post('due-diligence/link/revoke', { id: form._id, purpose: 'due_diligence_form' }, form.staff);
  const opens = () =>
    answered(form).then(
      () => true,
      () => false,
    );
  await expect.poll(opens).toBe(false);
  await field.fill('Secretary');
  await expect(visitor.getByText('This link was withdrawn while you were typing.')).toBeInViewport();
  await expect(field).toHaveValue('Secretary');
  await visitor.getByRole('button', { name: 'Copy my answers' }).click();
  await expect(visitor.getByText('Your answers are copied')).toBeVisible();
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe('Position: Secretary');
  await visitor.reload();
  await expect(visitor.getByText('This link does not open anything')).toBeVisible();
  await expect(visitor.getByText('Palmera')).toHaveCount(0);
  await phone.close();
});
