import { approveAll, newAccountHolder, newCompany, save, uploadPdf } from '../support/client-file';
import { LONG_NAME } from '../support/names';
import { pdfOfPages } from '../support/pdf';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens } from '../support/scenes';
import { post } from '../support/system';
import type { Page } from '../support/test';

type World = { administrator: Person; company: string; empty: string; holder: string };

const LINES = ['Articles of incorporation', 'The objects of the company', 'Signed in Willemstad'];

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const { token } = administrator;
  const company = await newCompany(administrator, 'Caribbean Trust & Trading N.V.');
  const empty = await newCompany(administrator, 'Blue Lagoon Gaming B.V.');
  for (const name of ['Adriatic Charter d.o.o.', LONG_NAME])
    await post('subsidiaries/create', { company_id: company, name, last_annual_account_on_file: 2025 }, token);
  const articles = { company_id: company, documentType: 'kyc-aoi-5' };
  await uploadPdf(administrator, articles, 'articles-of-incorporation.pdf', pdfOfPages(LINES));
  const holder = await newAccountHolder(administrator, 'Rosa', 'Martina');
  const profiled = { transaction_profile_report: 'YES', account_holder_type: 'player' };
  await save(administrator, holder, { kind: 'company', id: holder, fields: profiled });
  await approveAll(checker, holder);
  for (const account_number of ['P-7741-22', 'P-7741-23'])
    await post('account-number/create', { company_id: holder, account_number }, token);
  return { administrator, company, empty, holder };
}

const as = ({ administrator }: World) => administrator;
const subsidiaries = ({ company }: World) => `/${company}/subsidiary`;
const corporate = ({ company }: World) => `/${company}/corporate/`;

async function look(page: Page) {
  await page.getByRole('button', { name: 'articles-of-incorporation.pdf' }).click();
  await page.getByRole('document').getByText('Articles of incorporation', { exact: true }).waitFor();
}

takeScreens('parts-of-a-file', world, [
  { name: 'subsidiaries', path: subsidiaries, as },
  { name: 'subsidiaries-empty', path: ({ empty }) => `/${empty}/subsidiary`, as },
  {
    name: 'subsidiary-add',
    path: subsidiaries,
    as,
    act: (page) => page.getByRole('button', { name: 'Add Subsidiary' }).click(),
  },
  {
    name: 'subsidiary',
    path: subsidiaries,
    as,
    act: (page) => page.getByText('Adriatic Charter d.o.o.').click(),
  },
  { name: 'account-numbers', path: ({ holder }) => `/${holder}/`, as, whole: true },
  { name: 'transaction-profile', path: ({ holder }) => `/${holder}/transaction-profile/`, as, whole: true },
  {
    name: 'account-number-add',
    path: ({ holder }) => `/${holder}/transaction-profile/`,
    as,
    act: (page) => page.getByRole('button', { name: 'Add Player ID' }).first().click(),
  },
  { name: 'viewer', path: corporate, as, act: look },
]);
