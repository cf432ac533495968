import { addDays, today } from '@dossier/proto/rules/dates';
import { LONGEST } from '../support/all-kinds';
import { approveAll, newCompany, save, waiting } from '../support/client-file';
import { LONG_NAME } from '../support/names';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { post } from '../support/system';

type World = { administrator: Person; checker: Person; nobody: Person };

/** A supervisor for whom changes wait and tasks are late, and somebody for whom nothing waits. */
async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Bartholomew Maximili');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  for (const name of [LONG_NAME, 'Palmera Trading N.V.']) {
    const company = await newCompany(maker, name);
    await save(maker, company, { kind: 'company', id: company, fields: { city: 'Lisbon', activity: LONGEST } });
    await waiting(checker, company, 1);
    for (const [description, due] of [
      ['Ask for the certified passport', -3],
      [`Ask the notary of ${LONG_NAME} for the deed`, 5],
    ] as const) {
      const task = { description, task_comment: 'Please ask again.', assignee: checker.id };
      const due_date = addDays(today(), due);
      await post('task/create', { company_id: company, task: { ...task, due_date } }, maker.token);
    }
  }
  const decided = await newCompany(maker, 'Decided Trading N.V.');
  await save(maker, decided, { kind: 'company', id: decided, fields: { city: 'Lisbon' } });
  await approveAll(checker, decided);
  return { administrator, checker, nobody: await newAdministrator('Nora Nobody') };
}

const as = ({ checker }: World) => checker;
const none = ({ nobody }: World) => nobody;
const work = { path: '/my-work', as };
const approvals = { path: '/approvals', as };

takeScreens('my-work', world, [
  { name: 'list', ...work, whole: true },
  { name: 'list-empty', path: '/my-work', as: none },
  ...withoutData('list', work, 'my-work*'),
  {
    name: 'snooze',
    ...work,
    act: (page) =>
      page
        .getByRole('button', { name: /^Snooze$/ })
        .first()
        .click(),
  },
  { name: 'approvals', ...approvals, whole: true },
  { name: 'approvals-empty', path: '/approvals', as: none },
  {
    name: 'approvals-chosen',
    ...approvals,
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'All on this page' }).click();
      await page.getByRole('button', { name: 'Approve 2 changes' }).click();
    },
  },
  { name: 'notifications', path: '/notifications', as },
  { name: 'notifications-empty', path: '/notifications', as: none },
  { name: 'notification-settings', path: '/notifications/settings', as, whole: true },
  { name: 'team', path: '/team', as, whole: true },
  { name: 'team-empty', path: '/team', as: none },
  {
    name: 'team-changes',
    path: ({ checker }) => `/team/changes?f.counted=decided&f.by=${checker.id}`,
    as,
    whole: true,
  },
  { name: 'team-changes-empty', path: '/team/changes?f.counted=decided&f.week=2020-01-06', as },
]);
