import { askRemoval, newAccountHolder, newCompany, save, uploadPdf } from '../support/client-file';
import { type FilledFile, filledFile } from '../support/filled-file';
import { ARABIC_NAME, LONG_NAME } from '../support/names';
import { breakDown } from '../support/network';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { isPhone, takeScreens, withoutData } from '../support/scenes';
import { post } from '../support/system';
import type { Page } from '../support/test';

type World = {
  maker: Person;
  auditor: Person;
  file: FilledFile;
  bare: string;
  long: string;
  holder: string;
  owned: string;
  /** A client whose deletion waits. */
  leaving: string;
};

const sentence =
  'Holding of participations in companies that charter vessels, and everything that belongs to that trade. ';

/** Holders, directors and documents whose names are as long as names get. */
async function longRecords(maker: Person, company_id: string): Promise<void> {
  const create = (path: string, body: object) => post(path, { company_id, ...body }, maker.token);
  const person = { firstName: 'Bartholomew Maximilian Alexander', lastName: 'van Wassenaer-Obdam tot Zuilenstein' };
  await create('shareholder/create', { shareholder_type: 'entity', percentage_held: 55.55, name: LONG_NAME });
  await create('shareholder/create', { shareholder_type: 'person', percentage_held: 12.5, ...person });
  await create('md/create', { location_type: 'abroad', entity_type: 'entity', name: LONG_NAME });
  await create('md/create', { location_type: 'local', entity_type: 'person', ...person });
  await create('file-section/create', { documentType: 'scfba', bank_name: LONG_NAME });
  await uploadPdf(maker, { company_id, documentType: 'kyc-ppa-2' }, `${'power-of-attorney-'.repeat(8)}signed.pdf`);
}

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const auditor = await newColleague(administrator, 'EXTERNAL_AUDITOR', 'Emil Auditor');
  const file = await filledFile(maker, checker, 'Caribbean Trust & Trading N.V.');
  const worldCheck = { company_id: file.company, documentType: 'world_check', person: file.official };
  await uploadPdf(maker, worldCheck, 'world-check-elena-petrova.pdf');
  const bare = await newCompany(maker, ARABIC_NAME);
  const long = await newCompany(maker, LONG_NAME);
  const fields = {
    activity: sentence.repeat(12).trim(),
    address_line_1: 'W'.repeat(100),
    city: 'Llanfairpwllgwyngyll '.repeat(6),
  };
  await save(maker, long, { kind: 'company', id: long, fields: { ...fields, listing_services: sentence.repeat(12) } });
  await longRecords(maker, long);
  const holder = await newAccountHolder(maker, 'Rosa', 'Martina');
  const owned = await newAccountHolder(maker, 'Bartholomew Maximilian', 'van Wassenaer-Obdam tot Zuilenstein');
  const owner = { company_id: owned, firstName: 'Bartholomew Maximilian', lastName: 'van Wassenaer-Obdam' };
  await post('ubo/create', owner, maker.token);
  const leaving = await newCompany(maker, 'Adriatic Holdings N.V.');
  await askRemoval(maker, 'company', leaving);
  return { maker, auditor, file, bare, long, holder, owned, leaving };
}

const maker = (here: World) => here.maker;
const at = (screen: string) => (here: World) => `/${here.file.company}/${screen}`;
const document = (page: Page, type: string) => page.locator(`[data-document="${type}"]`);
const official = (page: Page) => page.getByRole('button', { name: 'Elena Petrova', exact: true });
/** What every screen of the file is made of. */
const FILE = 'get-kyc-files-info_2*';
const cityOf = (page: Page) => page.getByLabel('City', { exact: true }).first();

async function openComments(page: Page, type: string) {
  await official(page).click();
  await document(page, type)
    .getByRole('button', { name: /^Comments|comments?$/ })
    .click();
  await page.getByRole('textbox', { name: 'Account Manager Comments' }).waitFor();
}

async function typeWrong(page: Page) {
  await cityOf(page).fill('Wi');
  await page.getByLabel('Zip Code').first().fill('12');
}

takeScreens('client-file', world, [
  ...withoutData('dashboard', { path: at(''), as: maker }, FILE),
  ...withoutData('corporate', { path: at('corporate/'), as: maker }, FILE),
  ...withoutData('shareholders', { path: at('shareholders/'), as: maker }, FILE),
  ...withoutData('managing-directors', { path: at('managing-directors/'), as: maker }, FILE),
  ...withoutData('account-holder', { path: (here) => `/${here.owned}/account-holder/`, as: maker }, FILE),
  { name: 'dashboard', path: at(''), as: maker, whole: true },
  { name: 'dashboard-bare', path: (here) => `/${here.bare}/`, as: maker, whole: true },
  { name: 'dashboard-long', path: (here) => `/${here.long}/`, as: maker, whole: true },
  { name: 'dashboard-leaving', path: (here) => `/${here.leaving}/`, as: maker },
  { name: 'dashboard-read-only', path: at(''), as: (here) => here.auditor, whole: true },
  { name: 'dashboard-holder', path: (here) => `/${here.holder}/`, as: maker, whole: true },
  { name: 'dashboard-unsaved', path: at(''), as: maker, act: typeWrong },
  {
    name: 'dashboard-invalid',
    path: at(''),
    as: maker,
    act: async (page) => {
      await typeWrong(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
  },
  {
    name: 'dashboard-save-down',
    path: at(''),
    as: maker,
    before: (page) => breakDown(page, 'kyc/save-values'),
    act: async (page) => {
      await cityOf(page).fill('Willemstad Oost');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'leave',
    path: at(''),
    as: maker,
    act: async (page) => {
      await typeWrong(page);
      if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Shareholders', exact: true }).click();
    },
  },
  {
    name: 'delete-client',
    path: at(''),
    as: maker,
    act: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete Corporate KYC' }).click();
    },
  },
  { name: 'shareholders', path: at('shareholders/'), as: maker, whole: true },
  { name: 'shareholders-long', path: (here) => `/${here.long}/shareholders/`, as: maker, whole: true },
  { name: 'shareholders-read-only', path: at('shareholders/'), as: (here) => here.auditor },
  { name: 'shareholders-empty', path: (here) => `/${here.bare}/shareholders/`, as: maker },
  {
    name: 'add-shareholder',
    path: at('shareholders/'),
    as: maker,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Shareholder' }).click();
      await page.getByRole('dialog').getByText('Individual').click();
      await page.getByRole('dialog').getByLabel('Percentage of shares held').fill('30');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
  },
  {
    name: 'delete-shareholder',
    path: at('shareholders/'),
    as: maker,
    act: (page) => page.getByRole('button', { name: 'Delete Johanna Bergmann' }).first().click(),
  },
  { name: 'managing-directors', path: at('managing-directors/'), as: maker, whole: true },
  { name: 'managing-directors-long', path: (here) => `/${here.long}/managing-directors/`, as: maker, whole: true },
  { name: 'managing-directors-empty', path: (here) => `/${here.bare}/managing-directors/`, as: maker },
  { name: 'managing-directors-read-only', path: at('managing-directors/'), as: (here) => here.auditor },
  {
    name: 'official',
    path: (here) => `/${here.file.company}/managing-directors/?highlight=${here.file.official}`,
    as: maker,
  },
  {
    name: 'official-documents',
    path: at('managing-directors/'),
    as: maker,
    act: async (page) => {
      await official(page).click();
      await document(page, 'passport_file').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'document-details',
    path: at('managing-directors/'),
    as: maker,
    act: (page) => openComments(page, 'passport_file'),
  },
  {
    name: 'world-check',
    path: at('managing-directors/'),
    as: maker,
    act: (page) => openComments(page, 'world_check'),
  },
  {
    name: 'world-check-comment',
    path: at('managing-directors/'),
    as: maker,
    act: async (page) => {
      await openComments(page, 'world_check');
      await page.getByRole('dialog').getByText('YES').first().click();
    },
  },
  {
    name: 'delete-document',
    path: at('corporate/'),
    as: maker,
    act: async (page) => {
      await document(page, 'kyc-aoi-5')
        .getByRole('button', { name: /^More actions/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
  },
  {
    name: 'add-managing-director',
    path: at('managing-directors/'),
    as: maker,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Managing Director' }).first().click();
      await page.getByRole('dialog').getByText('Legal entity').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    },
  },
  {
    name: 'add-official',
    path: (here) => `/${here.file.company}/managing-directors/?highlight=${here.file.official}`,
    as: maker,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Official' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    },
  },
  {
    name: 'add-ubo',
    path: (here) => `/${here.holder}/account-holder/`,
    as: maker,
    act: (page) => page.getByRole('button', { name: 'Add UBO' }).click(),
  },
  {
    name: 'saved',
    path: (here) => `/${here.bare}/`,
    as: maker,
    act: async (page) => {
      await cityOf(page).fill(`Willemstad ${Date.now()}`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Data saved successfully').waitFor();
    },
  },
  { name: 'corporate', path: at('corporate/'), as: maker, whole: true },
  { name: 'corporate-long', path: (here) => `/${here.long}/corporate/`, as: maker, whole: true },
  { name: 'corporate-bare', path: (here) => `/${here.bare}/corporate/`, as: maker, whole: true },
  { name: 'corporate-read-only', path: at('corporate/'), as: (here) => here.auditor, whole: true },
  {
    name: 'add-bank-form',
    path: at('corporate/'),
    as: maker,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Bank Form' }).click();
      await page.getByRole('combobox', { name: 'Bank Name' }).fill('Mad');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
  },
  {
    name: 'wrong-file',
    path: at('corporate/'),
    as: maker,
    act: (page) =>
      page
        .getByLabel('Choose a file for Power of Attorney')
        .setInputFiles({ name: 'power.docx', mimeType: 'application/msword', buffer: Buffer.from('x') }),
  },
  {
    name: 'uploading',
    path: at('corporate/'),
    as: maker,
    stalled: 'upload-kyc-file',
    act: (page) =>
      page.getByLabel('Choose a file for Power of Attorney').setInputFiles({
        name: 'power-of-attorney.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(400_000, '%'),
      }),
  },
  { name: 'ownership', path: at('ownership/'), as: maker, whole: true },
  { name: 'corporate-holder', path: (here) => `/${here.holder}/corporate/`, as: maker, whole: true },
  { name: 'account-holder', path: (here) => `/${here.holder}/account-holder/`, as: maker },
  { name: 'account-holder-owned', path: (here) => `/${here.owned}/account-holder/`, as: maker, whole: true },
  {
    name: 'account-holder-read-only',
    path: (here) => `/${here.owned}/account-holder/`,
    as: (here) => here.auditor,
    whole: true,
  },
]);
