import { newAdministrator, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { newSuperUser } from '../support/super-user';

type World = Record<'administrator' | 'operator', Person>;

const world = async (): Promise<World> => ({
  administrator: await newAdministrator(),
  operator: await newSuperUser(),
});
const administrator = (here: World) => here.administrator;
const mails = { path: '/admin/mails', as: (here: World) => here.operator };

takeScreens('ways-in', world, [
  {
    name: 'invite',
    path: '/user-management',
    as: administrator,
    act: (page) => page.getByRole('button', { name: 'Add User' }).click(),
  },
  { name: 'accept-invitation', path: '/accept-invitation?token=doi1.none' },
  { name: 'single-sign-on', path: '/single-sign-on' },
  { name: 'single-sign-on-refused', path: '/single-sign-on?refused=identity.sso.not_known' },
  {
    name: 'single-sign-on-settings',
    path: '/user-management/single-sign-on',
    as: administrator,
    act: (page) => page.getByRole('button', { name: 'Add a group' }).click(),
    whole: true,
  },
  {
    name: 'add-passkey',
    path: '/profile-settings?tab=security',
    as: administrator,
    act: (page) => page.getByRole('button', { name: 'Add a passkey' }).click(),
  },
  { name: 'mails', ...mails },
  ...withoutData('mails', mails, 'mails'),
]);
