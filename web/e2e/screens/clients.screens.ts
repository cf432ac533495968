import { newAccountHolder, newCompany, save } from '../support/client-file';
import { ARABIC_NAME, LONG_NAME } from '../support/names';
import { breakDown } from '../support/network';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import type { Page } from '../support/test';

type World = { manager: Person; auditor: Person; empty: Person; single: Person };

const NAMES = [ARABIC_NAME, LONG_NAME, ...Array.from({ length: 30 }, (_, at) => `Invented Trading ${at + 1} N.V.`)];

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const manager = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const auditor = await newColleague(administrator, 'EXTERNAL_AUDITOR', 'Emil Auditor');
  for (const [at, name] of NAMES.toReversed().entries()) await newCompany(manager, name, at % 3 ? 'local' : 'abroad');
  await newAccountHolder(manager, 'Rosa', 'Martina');
  const empty = await newAdministrator('Empty Office');
  const single = await newAdministrator('Single Client');
  const only = await newCompany(single, 'Blue Lagoon Gaming B.V.');
  await save(single, only, { kind: 'company', id: only, fields: { risk_level: 'high' } });
  return { manager, auditor, empty, single };
}

const manager = (here: World) => here.manager;
const openDialog = (page: Page) => page.getByRole('button', { name: 'Add New Client' }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Add Client' }).click();

takeScreens('clients', world, [
  ...withoutData('list', { path: '/', as: manager }, 'companies/list*'),
  { name: 'full-page', path: '/', as: manager, whole: true },
  { name: 'last-page', path: '/?page=2', as: manager },
  { name: 'account-holders', path: '/?type=account_holder', as: manager },
  { name: 'empty', path: '/', as: (here) => here.empty },
  { name: 'one-row', path: '/', as: (here) => here.single },
  { name: 'no-match', path: '/?q=zzzzzz', as: manager },
  { name: 'filtered', path: '/?f.review_date_present=no&f.added_from=2020-01-31', as: manager },
  {
    name: 'filter-panel',
    path: '/',
    as: manager,
    act: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  { name: 'read-only', path: '/', as: (here) => here.auditor },
  { name: 'add', path: '/', as: manager, act: openDialog },
  {
    name: 'add-invalid',
    path: '/',
    as: manager,
    act: async (page) => {
      await openDialog(page);
      await submit(page);
    },
  },
  {
    name: 'add-holder-invalid',
    path: '/?type=account_holder',
    as: manager,
    act: async (page) => {
      await openDialog(page);
      await submit(page);
    },
  },
  {
    name: 'add-down',
    path: '/',
    as: manager,
    before: (page) => breakDown(page, 'create-company'),
    act: async (page) => {
      await openDialog(page);
      await page.getByLabel('Name', { exact: true }).fill('Adriatic Holdings N.V.');
      await page.getByRole('dialog').getByText('Onshore').click();
      await submit(page);
    },
  },
]);
