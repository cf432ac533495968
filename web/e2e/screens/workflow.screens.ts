import { approveAll, newCompany, save, waiting } from '../support/client-file';
import { type FilledFile, filledFile } from '../support/filled-file';
import { LONG_NAME } from '../support/names';
import { breakDown } from '../support/network';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { post } from '../support/system';
import type { Page } from '../support/test';

const DIRECTOR = { location_type: 'local', entity_type: 'entity' };

type World = {
  maker: Person;
  checker: Person;
  auditor: Person;
  file: FilledFile;
  quiet: string;
  long: string;
  history: FilledFile;
  nobody: Person;
  /** One client with one change of each fate. */
  single: Person;
  /** More clients than fit a page, and one of them with more changes than that. */
  busy: Person;
  busiest: string;
};

const MANY = 34;

async function oneOfEach(): Promise<Person> {
  const administrator = await newAdministrator('Olga One');
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const company = await newCompany(maker, 'Harbour Trading N.V.');
  await save(maker, company, { kind: 'company', id: company, fields: { risk_level: 'high' } });
  await approveAll(administrator, company);
  await save(maker, company, { kind: 'company', id: company, fields: { city: 'Willemstad' } });
  await waiting(administrator, company, 1);
  return administrator;
}

async function crowd(): Promise<{ busy: Person; busiest: string }> {
  const busy = await newAdministrator('Bea Busy');
  const maker = await newColleague(busy, 'DATA_CONTROLLER', 'Ana Croes');
  const companies: string[] = [];
  for (let at = 1; at <= MANY; at++) companies.push(await newCompany(maker, `Invented Trading ${at} N.V.`));
  for (const id of companies) await save(maker, id, { kind: 'company', id, fields: { risk_level: 'high' } });
  const [busiest = ''] = companies;
  for (let at = 1; at <= MANY; at++)
    await post('md/create', { company_id: busiest, ...DIRECTOR, name: `Directors Number ${at}` }, maker.token);
  await waiting(busy, busiest, MANY);
  await waiting(busy, companies.at(-1) ?? '', 1);
  return { busy, busiest };
}

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const auditor = await newColleague(administrator, 'EXTERNAL_AUDITOR', 'Emil Auditor');
  const file = await filledFile(maker, checker, 'Caribbean Trust & Trading N.V.');
  const history = await filledFile(maker, checker, 'Blue Lagoon Gaming B.V.');
  const decide = (verb: string, body: object) => post(`changes/${verb}`, body, checker.token);
  await decide('approve', { id: history.changes.company });
  await decide('deny', { id: history.changes.official, text: 'The zip code belongs to another city.' });
  await decide('approve', { id: history.changes.removal });
  const quiet = await newCompany(maker, 'Adriatic Holdings N.V.');
  const long = await newCompany(maker, LONG_NAME);
  const holder = { company_id: long, shareholder_type: 'entity', percentage_held: 60, name: LONG_NAME };
  await post('shareholder/create', holder, maker.token);
  await waiting(checker, long, 1);
  return {
    maker,
    checker,
    auditor,
    file,
    quiet,
    long,
    history,
    nobody: await newAdministrator('Nora Newcomer'),
    single: await oneOfEach(),
    ...(await crowd()),
  };
}

const checker = (here: World) => here.checker;
const change = (name: keyof FilledFile['changes']) => (here: World) =>
  `/${here.file.company}/workflow/${here.file.changes[name]}`;
const past = (name: keyof FilledFile['changes']) => (here: World) =>
  `/${here.history.company}/change-log/${here.history.changes[name]}`;
const refused = (page: Page, code: string, status: number, details: object) =>
  page.route('**/api/v1/changes/approve', (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ status: 'error', code, message: 'Refused', details }),
    }),
  );
const approve = async (page: Page) => {
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.waitForTimeout(600);
};

takeScreens('workflow', world, [
  ...withoutData('clients', { path: '/workflow', as: checker }, 'notification-by-client*'),
  ...withoutData('clients-history', { path: '/change-log', as: checker }, 'notification-by-client*'),
  ...withoutData('list', { path: (here) => `/${here.file.company}/workflow/`, as: checker }, 'notifications?*'),
  ...withoutData('history', { path: (here) => `/${here.history.company}/change-log/`, as: checker }, 'notifications?*'),
  ...withoutData('change', { path: change('official'), as: checker }, 'notification/*'),
  ...withoutData('history-change', { path: past('official'), as: checker }, 'notification/*'),
  { name: 'clients', path: '/workflow', as: checker },
  { name: 'clients-history', path: '/change-log', as: checker },
  { name: 'clients-empty', path: '/workflow', as: (here) => here.nobody },
  { name: 'clients-one-row', path: '/workflow', as: (here) => here.single },
  { name: 'clients-full-page', path: '/workflow', as: (here) => here.busy, whole: true },
  { name: 'clients-history-empty', path: '/change-log', as: (here) => here.nobody },
  { name: 'clients-history-one-row', path: '/change-log', as: (here) => here.single },
  { name: 'list', path: (here) => `/${here.file.company}/workflow/`, as: checker, whole: true },
  { name: 'list-full-page', path: (here) => `/${here.busiest}/workflow/`, as: (here) => here.busy, whole: true },
  { name: 'list-long', path: (here) => `/${here.long}/workflow/`, as: checker },
  { name: 'list-empty', path: (here) => `/${here.quiet}/workflow/`, as: checker },
  { name: 'history', path: (here) => `/${here.history.company}/change-log/`, as: checker },
  { name: 'history-empty', path: (here) => `/${here.quiet}/change-log/`, as: checker },
  { name: 'history-approved', path: past('company'), as: checker },
  { name: 'history-rejected', path: past('official'), as: checker },
  { name: 'history-removed', path: past('removal'), as: checker },
  { name: 'change-company', path: change('company'), as: checker, whole: true },
  { name: 'change-person', path: change('official'), as: checker },
  {
    name: 'change-person-all',
    path: change('official'),
    as: checker,
    act: (page) => page.getByRole('switch', { name: 'Show all fields' }).click(),
  },
  { name: 'change-added', path: change('newcomer'), as: checker, whole: true },
  { name: 'change-removal', path: change('removal'), as: checker },
  { name: 'change-document', path: change('passport'), as: checker, whole: true },
  { name: 'change-own', path: change('official'), as: (here) => here.maker },
  { name: 'change-read-only', path: change('official'), as: (here) => here.auditor },
  { name: 'change-unknown', path: (here) => `/${here.file.company}/workflow/${'f'.repeat(24)}`, as: checker },
  {
    name: 'deny',
    path: change('official'),
    as: checker,
    act: async (page) => {
      await page.getByRole('button', { name: /^Deny/ }).click();
      await page.getByRole('textbox', { name: 'Reason' }).fill('Too short');
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    },
  },
  {
    name: 'affected',
    path: change('removal'),
    as: checker,
    act: approve,
  },
  {
    name: 'stale',
    path: change('official'),
    as: checker,
    before: (page) =>
      refused(page, 'workflow.change.stale', 409, {
        city: { base: 'Sofia', live: 'Varna', proposed: 'Plovdiv' },
        zip: { base: '10000', live: '90000', proposed: '40000' },
      }),
    act: approve,
  },
  {
    name: 'four-eyes',
    path: change('official'),
    as: checker,
    before: (page) => refused(page, 'workflow.change.own', 403, {}),
    act: approve,
  },
  {
    name: 'approve-down',
    path: change('official'),
    as: checker,
    before: (page) => breakDown(page, 'changes/approve'),
    act: approve,
  },
]);
