import { newCompany } from '../support/client-file';
import { LONG_NAME } from '../support/names';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { post } from '../support/system';

type World = { administrator: Person; company: string; empty: string; task: string; ticket: string };

const DESCRIPTIONS = ['Ask for the certified passport', `Ask the notary of ${LONG_NAME} for the deed`, 'W'.repeat(120)];

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const { token } = administrator;
  const manager = await newColleague(administrator, 'DATA_CONTROLLER', 'Bartholomew Maximilian van Wassenaer-Obdam');
  const company = await newCompany(administrator, LONG_NAME);
  const empty = await newCompany(administrator, 'Blue Lagoon Gaming B.V.');
  const made: string[] = [];
  for (const description of DESCRIPTIONS) {
    const given = {
      description,
      task_comment: 'The scan is not certified.',
      assignee: manager.id,
      due_date: '2026-01-31',
    };
    const { task } = await post('task/create', { company_id: company, task: given }, token);
    made.push((task as { task_id?: string; _id: string })._id);
  }
  const [task = '', reviewed = '', done = ''] = made;
  await post('task/update', { task_id: reviewed, status: 'review' }, manager.token);
  await post('task/update', { task_id: done, status: 'done' }, token);
  await post(
    'task/message/create',
    { task: { task_id: task, content: 'I wrote to the client today.' } },
    manager.token,
  );
  const asked = { severity: 'high', subject: `The chart of ${LONG_NAME} is empty`, content: 'I see no owners.' };
  const { ticket } = await post('support/create', { ticket: asked }, token);
  return { administrator, company, empty, task, ticket: (ticket as { _id: string })._id };
}

const as = ({ administrator }: World) => administrator;
const list = { path: '/tasks/', as };
const tickets = { path: '/help-center', as };

takeScreens('tasks', world, [
  { name: 'list', ...list },
  ...withoutData('list', list, 'task/list*'),
  { name: 'client', path: ({ company }) => `/${company}/tasks/`, as },
  { name: 'client-empty', path: ({ empty }) => `/${empty}/tasks/`, as },
  {
    name: 'add',
    ...list,
    act: (page) => page.getByRole('button', { name: 'New task' }).first().click(),
  },
  { name: 'item', path: ({ company, task }) => `/${company}/tasks/${task}`, as, whole: true },
  { name: 'tickets', ...tickets },
  { name: 'ticket-add', ...tickets, act: (page) => page.getByRole('button', { name: 'New ticket' }).click() },
  { name: 'ticket', path: ({ ticket }) => `/help-center/${ticket}`, as, whole: true },
]);
