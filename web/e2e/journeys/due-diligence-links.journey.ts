import { mailTo } from '../../../test/support/inbox';
import { expectAccessible } from '../support/accessibility';
import { approveAll, newCompany } from '../support/client-file';
import { copyLink, create, saved, submit, uploadPaper } from '../support/due-diligence';
import { newAdministrator, newColleague } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const SMALL_PHONE = { width: 360, height: 740 };

test('due diligence: a link goes out by e-mail, opens with a code, and its reader wants no reminders', async ({
  page,
  as,
  browser,
}) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Palmera Trading N.V.');
  await as(administrator);
  await page.goto(`/${company}/due-diligence/`);
  await page.getByRole('button', { name: 'Settings for links' }).click();
  await page.getByLabel('Who asks').fill('Curaçao Trust B.V.');
  await page.getByLabel('A link opens only after a code that goes out by e-mail').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  await create(page, company);
  await page.getByRole('button', { name: 'Links' }).click();
  const email = `ana-${company}@example.com`;
  await page.getByLabel('E-mail address: Link of the form').fill(email);
  await page.getByRole('button', { name: 'Send by e-mail' }).first().click();
  await expect(page.getByText(`Last sent to ${email}`)).toBeVisible();
  await expectAccessible(page);

  const address = /https?:\S+/.exec((await mailTo(email, 'Due diligence form for Palmera')).text)?.[0] ?? '';
  const phone = await browser.newContext({ viewport: SMALL_PHONE });
  const visitor = await phone.newPage();
  const { pathname, search } = new URL(address);
  await visitor.goto(`${pathname}${search}#stop`);
  await visitor.getByRole('button', { name: 'Send me the code' }).click();
  await expectAccessible(visitor);
  const code = /\b\d{6}\b/.exec((await mailTo(email, 'Your code to open the page')).text)?.[0] ?? '';
  await visitor.locator('input[inputmode=numeric]').first().click();
  await visitor.keyboard.type(code);
  await visitor.getByRole('button', { name: 'Yes, stop them' }).click();
  await expect(visitor.getByText('No more reminders are sent')).toBeVisible();
  await expect(visitor.getByText('Curaçao Trust B.V.')).toBeVisible();
  await expect(visitor.getByText('Reminders go out until')).toHaveCount(0);
  await phone.close();
});

/** Confirms one person, corrects another, sends a document again and signs. */
async function lookThrough(visitor: Page, link: string): Promise<void> {
  await visitor.goto(link);
  await expect(visitor.getByText('This is what we have on file.')).toBeVisible();
  await expect(visitor.getByText('FATCA', { exact: false })).toHaveCount(0);
  await visitor.getByRole('button', { name: /Sara Holm/ }).click();
  await visitor.getByRole('button', { name: 'Unchanged: Sara Holm' }).click();
  await visitor.getByLabel('Your full name').fill('Ana Pietersz');
  await visitor.getByRole('button', { name: 'Confirm' }).click();
  await expect(visitor.getByText(/Confirmed as unchanged on .* by Ana Pietersz/)).toBeVisible();
  await visitor.getByRole('button', { name: /Boris Maduro/ }).click();
  const boris = visitor.locator('[data-element]').filter({ hasText: 'Boris Maduro' });
  await boris.getByLabel('Residential Address').fill('Scharlooweg 12 to 14');
  await saved(visitor);
  await boris.getByRole('button', { name: 'All else is unchanged: Boris Maduro' }).click();
  await expect(visitor.getByText('2 of 3 parts looked through')).toBeVisible();
  await uploadPaper(visitor, 'Structure Chart', 'chart.pdf');
  await expect(visitor.getByText('3 of 3 parts looked through')).toBeVisible();
  await expectAccessible(visitor);
  const signature = visitor.getByRole('region', { name: 'Signature' });
  await expect(signature.getByLabel('Full Name')).toHaveValue('Ana Pietersz');
  await signature.getByLabel('Position').fill('Director');
  await signature.getByLabel('Date when signed').fill('31/01/2026');
  await saved(visitor);
  await submit(visitor);
}

test('due diligence refresh: confirmed and corrected on a phone, only the change goes into the file', async ({
  page,
  as,
  browser,
}) => {
  const administrator = await newAdministrator();
  const officer = await newColleague(administrator, 'DATA_CONTROLLER', 'Milan Vos');
  const supervisor = await newColleague(administrator, 'DATA_PROCESSOR', 'Sofie Krans');
  const company = await newCompany(administrator, 'Palmera Trading N.V.');
  for (const [firstName, lastName] of [
    ['Sara', 'Holm'],
    ['Boris', 'Maduro'],
  ]) {
    const known = {
      company_id: company,
      firstName,
      lastName,
      percentage_held: 30,
      address_line_1: 'Kaya Flamboyan 1 to 3',
    };
    await post('ubo/create', known, administrator.token);
  }
  await approveAll(supervisor, company, 2);
  await as(officer);
  await page.goto(`/${company}/due-diligence/`);
  await page.getByRole('button', { name: 'Request a refresh' }).click();
  const asking = page.getByRole('dialog');
  await asking.getByLabel('Label').fill('Periodic review 2026');
  for (const box of await asking.getByRole('group', { name: 'Sections' }).getByRole('checkbox').all())
    await box.uncheck();
  await asking.getByLabel('Beneficiary owners – private persons').check();
  await asking.getByLabel('Structure Chart').check();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Create request' }).click();
  await expect(page.getByText('0 of 3 parts looked through')).toBeVisible();
  const link = await copyLink(page);

  const phone = await browser.newContext({ viewport: SMALL_PHONE });
  await lookThrough(await phone.newPage(), link);
  await phone.close();

  await page.reload();
  await expect(page.getByText('3 of 3 parts looked through')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, Approve' }).click();
  await page.getByRole('link', { name: 'Into the client file' }).click();
  const changed = page.getByRole('region', { name: 'Boris Maduro' });
  await expect(changed.getByText('In the client file: Kaya Flamboyan 1 to 3')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Sara Holm' }).getByText('The client file has all of it already.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Propose changes' }).click();
  await expect(page.getByText(/Taken into the client file on .* by Milan Vos/)).toBeVisible();
  await approveAll(supervisor, company, 1);
});
