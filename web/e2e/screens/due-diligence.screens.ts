import { approveAll, newCompany } from '../support/client-file';
import { LONG_NAME } from '../support/names';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { post } from '../support/system';

type Made = { _id: string; token: string; docs_token: string };
type World = {
  administrator: Person;
  auditor: Person;
  company: string;
  empty: string;
  open: Made;
  sent: Made;
  approved: Made;
  refresh: Made;
};

async function filled({ token }: Made): Promise<void> {
  for (const [type, name] of [
    ['director', 'Ana Pietersz'],
    ['shareholder', 'Boris Maduro'],
    ['corporate_shareholder', LONG_NAME],
  ] as const) {
    const { element } = await post('due-diligence/add-element', { type, name }, token);
    const answers = type === 'corporate_shareholder' ? { registration_number: '4711' } : { issuing_state: 'Curaçao' };
    await post('due-diligence/save', { elements: [{ _id: (element as Made)._id, ...answers }] }, token);
  }
  const record = { filler_full_name: 'Ana Pietersz', position: 'Director', date_when_signed: '2026-01-31' };
  await post('due-diligence/save', { record: { ...record, us_applicant: 'NO' } }, token);
}

/** A request to look through a file with a beneficiary. */
async function asked(administrator: Person): Promise<Made> {
  const company_id = await newCompany(administrator, LONG_NAME);
  const holder = { company_id, firstName: 'Bartholomew Maximilian', lastName: 'van Wassenaer-Obdam tot Zuilenstein' };
  await post('ubo/create', { ...holder, percentage_held: 30, dateOfBirth: '1980-02-03' }, administrator.token);
  await approveAll(administrator, company_id);
  const parts = { sections: ['beneficiary', 'fatca'], documents: ['structure_chart', 'proof_of_address'] };
  const made = await post(
    'due-diligence/refresh',
    { company_id, label: 'Refresh 2026', ...parts },
    administrator.token,
  );
  return made.dueDiligence as Made;
}

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const auditor = await newColleague(administrator, 'INTERNAL_AUDITOR', 'Ines Aubert');
  const company = await newCompany(administrator, 'Palmera Trading N.V.');
  const empty = await newCompany(administrator, 'Blue Lagoon Gaming B.V.');
  const make = async (label: string) => {
    const { dueDiligence } = await post('due-diligence/create', { company_id: company, label }, administrator.token);
    return dueDiligence as Made;
  };
  await make('Just opened');
  const [open, sent] = [await make('Periodic review 2026'), await make('Onboarding 2026')];
  await filled(open);
  await filled(sent);
  await post('due-diligence/submit-report', {}, sent.token);
  const ask = { id: sent._id, text: 'Is this the full name?' };
  await post('due-diligence/comment', ask, administrator.token);
  const approved = await make('Refresh 2026');
  await filled(approved);
  await post('due-diligence/submit-report', {}, approved.token);
  await post('due-diligence/state', { id: approved._id, status: 'approved' }, administrator.token);
  const refresh = await asked(administrator);
  return { administrator, auditor, company, empty, open, sent, approved, refresh };
}

const as = ({ administrator }: World) => administrator;
const list = ({ company }: World) => `/${company}/due-diligence/`;
const item = ({ company, sent }: World) => `/${company}/due-diligence/${sent._id}`;

takeScreens('due-diligence', world, [
  { name: 'list', path: list, as },
  { name: 'list-empty', path: ({ empty }) => `/${empty}/due-diligence/`, as },
  ...withoutData('list', { path: list, as }, 'due-diligence/list*'),
  {
    name: 'add',
    path: list,
    as,
    act: (page) => page.getByRole('button', { name: 'Add New Due Diligence' }).click(),
  },
  {
    name: 'request-refresh',
    path: list,
    as,
    act: async (page) => {
      await page.getByRole('button', { name: 'Request a refresh' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create request' }).click();
    },
  },
  { name: 'settings', path: list, as, act: (page) => page.getByRole('button', { name: 'Settings for links' }).click() },
  { name: 'item', path: item, as, whole: true },
  { name: 'item-read-only', path: item, as: ({ auditor }) => auditor },
  { name: 'links', path: item, as, act: (page) => page.getByRole('button', { name: 'Links' }).click() },
  { name: 'remarks', path: item, as, act: (page) => page.getByRole('button', { name: 'Comments' }).click() },
  { name: 'documents', path: item, as, act: (page) => page.getByRole('tab', { name: 'Documents' }).click() },
  {
    name: 'intake',
    path: ({ company, approved }) => `/${company}/due-diligence/into-file/${approved._id}`,
    as,
    whole: true,
  },
  {
    name: 'visitor',
    path: ({ open }) => `/fill-due-diligence/?token=${open.token}`,
    act: (page) => page.getByRole('button', { name: /Boris Maduro/ }).click(),
  },
  { name: 'intake-early', path: ({ company, sent }) => `/${company}/due-diligence/into-file/${sent._id}`, as },
  { name: 'visitor-refresh', path: ({ refresh }) => `/fill-due-diligence/?token=${refresh.token}`, whole: true },
  {
    name: 'visitor-refresh-documents',
    path: ({ refresh }) => `/fill-due-diligence-docs/?token=${refresh.docs_token}`,
    whole: true,
  },
  { name: 'visitor-sent', path: ({ sent }) => `/fill-due-diligence/?token=${sent.token}` },
  { name: 'visitor-documents', path: ({ open }) => `/fill-due-diligence-docs/?token=${open.docs_token}` },
  { name: 'visitor-dead', path: '/fill-due-diligence/?token=dl1.none.none' },
]);
