import { newCompany, save, waiting } from '../support/client-file';
import { ARABIC_NAME, LONG_NAME } from '../support/names';
import { breakDown, goOffline } from '../support/network';
import { newAdministrator, type Person } from '../support/people';
import { isPhone, takeScreens } from '../support/scenes';
import { post } from '../support/system';
import type { Page } from '../support/test';

type World = { administrator: Person; clientId: string; busy: Person };

const NAMES = [LONG_NAME, 'Adriatic Holdings N.V.', ARABIC_NAME, 'Blue Lagoon Gaming B.V.'];

async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const ids: string[] = [];
  for (const name of NAMES) {
    const client = { name, company_type: 'corporate', location_type: 'abroad' };
    const { company } = await post('create-company', client, administrator.token);
    ids.push((company as { _id: string })._id);
  }
  const busy = await newAdministrator('Bea Busy');
  for (const name of NAMES) {
    const id = await newCompany(busy, name);
    await save(busy, id, { kind: 'company', id, fields: { city: 'Willemstad' } });
    await waiting(busy, id, 1);
  }
  return { administrator, clientId: ids[0] ?? '', busy };
}

const administrator = (here: World) => here.administrator;
const client = (here: World) => `/${here.clientId}/managing-directors/`;
const openMenu = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
};

takeScreens('frame', world, [
  { name: 'client', path: client, as: administrator, act: openMenu },
  {
    name: 'collapsed',
    path: client,
    as: administrator,
    before: (page) => page.addInitScript(() => window.localStorage.setItem('sidebar-collapsed', 'yes')),
  },
  {
    name: 'client-switcher',
    path: client,
    as: administrator,
    act: async (page) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Switch client' }).click();
      await page.keyboard.type('n.v.');
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'palette',
    path: client,
    as: administrator,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search clients, screens and actions').fill('hold');
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'palette-nothing',
    path: '/user-management',
    as: administrator,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search clients, screens and actions').fill('zzzzzz');
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'user-menu',
    path: '/user-management',
    as: administrator,
    act: (page) => page.getByRole('button', { name: /Account of/ }).click(),
  },
  {
    name: 'notifications-none',
    path: '/user-management',
    as: administrator,
    act: (page) => page.getByRole('button', { name: 'Notifications' }).click(),
  },
  {
    name: 'notifications',
    path: '/user-management',
    as: ({ busy }) => busy,
    act: (page) => page.getByRole('button', { name: '4 changes waiting' }).click(),
  },
  {
    name: 'help',
    path: '/user-management',
    as: administrator,
    act: async (page) => {
      if (!isPhone(page)) await page.getByRole('button', { name: 'Help' }).click();
    },
  },
  {
    name: 'screen-error',
    path: '/user-management',
    as: administrator,
    before: (page) => page.route('**/assets/users-screen-*.js', (route) => route.abort()),
    act: (page) => page.getByRole('button', { name: 'Reload' }).waitFor(),
  },
  { name: 'offline', path: '/user-management', as: administrator, act: goOffline },
  {
    name: 'toasts',
    path: '/user-management',
    as: administrator,
    before: (page) => breakDown(page, 'user/account/create'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Add User' }).click();
      await page.getByLabel('Username').fill('Ana Croes');
      await page.getByRole('dialog').getByLabel('Email').fill('ana@example.com');
      await page.getByRole('button', { name: 'Generate' }).click();
      await page.getByRole('combobox', { name: 'User type' }).click();
      await page.getByRole('option', { name: 'Supervisor' }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
  },
  { name: 'not-found', path: '/no-such-page', as: administrator },
  { name: 'unknown-client', path: '/ffffffffffffffffffffffff/', as: administrator },
  { name: 'loading', path: '/user-management', as: administrator, stalled: 'get-user' },
  {
    name: 'user-unavailable',
    path: '/user-management',
    as: administrator,
    before: (page) => breakDown(page, 'get-user'),
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
]);
