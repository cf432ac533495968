import { approveAll, idOf, newAccountHolder, newCompany, uploadPdf } from '../support/client-file';
import { newAdministrator } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const row = (page: Page, type: string) => page.locator(`[data-document="${type}"]`);

test('goes to a file inside a closed card, and marks it', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  const create = (path: string, body: object) =>
    post(`${path}/create`, { company_id: company, ...body }, administrator.token);
  const office = { location_type: 'abroad', entity_type: 'entity', name: 'Curaçao Directors N.V.' };
  const director = idOf(await create('md', office), 'md');
  const official = { mbd_related: director, firstName: 'Elena', lastName: 'Petrova' };
  const person = idOf(await create('person', official), 'person');
  const passport = await uploadPdf(
    administrator,
    { company_id: company, documentType: 'passport_file', person },
    'passport.pdf',
  );
  await as(administrator);
  await page.goto(`/${company}/managing-directors/`);
  await expect(page.getByRole('button', { name: 'Elena Petrova', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.goto(`/${company}/managing-directors/?highlight=${passport}`);
  await expect(row(page, 'passport_file')).toBeInViewport();
  await expect(row(page, 'passport_file')).toHaveAttribute('data-highlighted', 'true');
});

test('gives a long heading a line of its own, and asks for the dates and years that a type has', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  for (const type of [
    'kyc-reftcoc-5-2',
    'kyc-aoi-5',
    'kyc-gaming-license',
    'kyc-aa-y1-12',
    'kyc-dogmos-13',
    'kyc-fpt-14',
  ])
    await uploadPdf(administrator, { company_id: company, documentType: type }, `${type}.pdf`);
  await as(administrator);
  await page.goto(`/${company}/corporate/`);
  await expect(row(page, 'kyc-lteabibtdoea-4')).toHaveAttribute('data-long', 'true');
  await expect(row(page, 'kyc-aoi-5')).not.toHaveAttribute('data-long', 'true');
  await expect(row(page, 'kyc-reftcoc-5-2').getByLabel('Incorporation Date')).toBeVisible();
  await expect(row(page, 'kyc-aoi-5').getByLabel('Issue Date')).toBeVisible();
  const license = row(page, 'kyc-gaming-license');
  await expect(license.getByLabel('Expiration Date')).toBeVisible();
  for (const choice of ['B2B', 'B2C']) await expect(license.getByText(choice, { exact: true })).toBeVisible();
  for (const type of ['kyc-dogmos-13', 'kyc-fpt-14'])
    await expect(row(page, type).getByRole('combobox', { name: 'Year' })).toBeVisible();

  const account = row(page, 'kyc-aa-y1-12');
  await account.getByRole('combobox', { name: 'Year' }).click();
  const years = await page.getByRole('option').allTextContents();
  expect(years).toEqual(Array.from({ length: 17 }, (_, at) => String(2021 + at)).filter((year) => year !== '2035'));
  await page.getByRole('option', { name: '2026' }).click();
  await account.getByLabel('Fiscal Year Ending On').fill('31/12/2025');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(account.getByText('Years do not match')).toBeVisible();
});

test('offers to delete a UBO, but not one of an account holder, nor one behind a shareholder', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  const holder = await newAccountHolder(administrator, 'Ines', 'Kalder');
  const person = { firstName: 'Johanna', lastName: 'Bergmann' };
  await post('ubo/create', { company_id: company, ...person }, administrator.token);
  await post('ubo/create', { company_id: holder, ...person }, administrator.token);
  const held = { shareholder_type: 'person', percentage_held: 60, firstName: 'Otto', lastName: 'Behind' };
  await post('shareholder/create', { company_id: company, ...held }, administrator.token);
  await approveAll(administrator, company, 2);
  await as(administrator);
  await page.goto(`/${company}/shareholders/`);
  await expect(page.getByRole('button', { name: 'Delete Johanna Bergmann' })).toBeVisible();
  // One for the holding; the UBO behind it has none.
  await expect(page.getByRole('button', { name: 'Delete Otto Behind' })).toHaveCount(1);
  await expect(page.getByText('60% of 100% reported')).toBeVisible();
  await expect(page.getByText('Missing shareholder of 40%')).toBeVisible();
  await page.goto(`/${holder}/account-holder/`);
  await expect(page.getByRole('button', { name: 'Johanna Bergmann' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Johanna Bergmann' })).toHaveCount(0);
});
