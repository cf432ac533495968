import type { Person } from '../support/people';
import { givenList, showing } from '../support/sanction-lists';
import { type Scene, takeScreens, withoutData } from '../support/scenes';
import { newSuperUser } from '../support/super-user';
import type { Page } from '../support/test';

type World = { operator: Person };

const world = async (): Promise<World> => ({ operator: await newSuperUser() });
const screen = { path: '/admin/sanction-lists', as: (here: World) => here.operator };

const entries = [
  { id: 'OFAC-26717', name: 'Северная Звезда Шиппинг', type: 'organisation', fields: ['Names', 'Addresses'] },
  { id: 'OFAC-40118', name: 'Viktor Arkadyevich Melnikov', type: 'person', fields: ['Date of birth'] },
];
const withVersions = async (page: Page) => {
  await showing(page, givenList({ served_version: 2 }));
  await page.route('**/bo/v1/sanction-lists/changes*', (route) =>
    route.fulfill({ json: { status: 'success', entries, added: 2, removed: 0, changed: 1_204 } }),
  );
};

/** Nobody could load the version in force, so an earlier one is searched. */
const notLoaded = (page: Page) => {
  const alarm = { at: '2026-01-03T08:00:00.000Z', reason: 'not-loaded', message: 'harbour: no-entries' };
  return showing(page, givenList({ served_version: 1, alarm }));
};

const scenes: Scene<World>[] = [
  ...withoutData('status', screen, 'sanction-lists'),
  { ...screen, name: 'status', whole: true },
  { ...screen, name: 'status-versions', before: withVersions },
  { ...screen, name: 'status-not-loaded', before: notLoaded },
  {
    ...screen,
    name: 'changes',
    before: withVersions,
    act: (page) => page.getByRole('button', { name: 'Changes' }).first().click(),
  },
  {
    ...screen,
    name: 'roll-back',
    before: withVersions,
    act: (page) => page.getByRole('button', { name: 'Put in force' }).last().click(),
  },
  // An operator hears of the lists, and of nothing else.
  { ...screen, name: 'bell', act: (page) => page.getByRole('button', { name: 'Notifications' }).click() },
  { ...screen, path: '/notifications', name: 'notifications' },
  { ...screen, path: '/notifications/settings', name: 'notification-settings' },
];

takeScreens('sanction-lists', world, scenes);
