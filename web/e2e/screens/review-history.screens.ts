import { approveAll, newCompany, save } from '../support/client-file';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { post } from '../support/system';
import type { Page } from '../support/test';

type World = { maker: Person; company: string; bare: string; snapshot: string };

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const company = await newCompany(administrator, 'Caribbean Trust & Trading N.V.');
  const bare = await newCompany(administrator, 'Nothing Stored B.V.');
  const comment = { ops: [{ insert: 'The file as it was accepted, with the passports of both directors.\n' }] };
  const stored = { company_id: company, label: 'Onboarding', comment };
  const { snapshot } = await post('snapshot-save', stored, maker.token);
  const fields = {
    name: 'Caribbean Trust N.V.',
    activity: 'Holding of participations in companies that charter vessels',
  };
  await save(administrator, company, { kind: 'company', id: company, fields });
  const director = {
    company_id: company,
    location_type: 'local',
    entity_type: 'person',
    firstName: 'Ana',
    lastName: 'Croes',
  };
  await post('md/create', director, administrator.token);
  await approveAll(maker, company, 2);
  await post('snapshot-save', { ...stored, label: 'A second look, with a label that is rather long' }, maker.token);
  return { maker, company, bare, snapshot: (snapshot as { _id: string })._id };
}

const maker = (here: World) => here.maker;
const history = (here: World) => `/${here.company}/document-history`;
const add = (page: Page) => page.getByRole('button', { name: 'Add revision' }).first().click();

takeScreens('review-history', world, [
  ...withoutData('list', { path: history, as: maker }, 'snapshots/list*'),
  { name: 'list', path: history, as: maker },
  { name: 'list-empty', path: (here) => `/${here.bare}/document-history`, as: maker },
  { name: 'add', path: history, as: maker, act: add },
  { name: 'snapshot', path: (here) => `/${here.company}/?snapshot=${here.snapshot}`, as: maker },
  { name: 'difference', path: (here) => `${history(here)}/difference?from=${here.snapshot}`, as: maker, whole: true },
  { name: 'difference-none', path: (here) => `${history(here)}/difference`, as: maker },
  {
    name: 'approve-review',
    path: (here) => `/${here.company}/`,
    as: maker,
    act: (page) => page.getByRole('button', { name: 'Approve review' }).click(),
  },
]);
