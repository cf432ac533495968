import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breakDown, goOffline } from '../support/network';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { newSuperUser } from '../support/super-user';
import { post } from '../support/system';

type World = Record<
  'administrator' | 'fresh' | 'auditor' | 'manager' | 'longest' | 'alone' | 'crowded' | 'operator',
  Person
>;

const MANY = 34;

async function crowdedCompany(): Promise<Person> {
  const administrator = await newAdministrator('Bea Busy');
  for (let at = 1; at <= MANY; at++) {
    const user = {
      username: `Colleague ${at}`,
      email: `colleague.${randomUUID()}@example.com`,
      type: 'DATA_CONTROLLER',
    };
    await post('user/account/create', { ...user, password: 'Tulip-Garden-9' }, administrator.token);
  }
  return administrator;
}

/** A company with people of several roles, and one administrator who has not set up the second factor. */
async function world(): Promise<World> {
  const administrator = await newAdministrator();
  const manager = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const longest = await newColleague(administrator, 'CLIENT', 'Wwwwwwwwwwwwwwwwwwww');
  await newColleague(administrator, 'DATA_PROCESSOR', 'شركة الخليج');
  const auditor = await newColleague(administrator, 'EXTERNAL_AUDITOR', 'Auditors & Partners');
  await post('update-permissions', { user_id: auditor.id, name: 'view_user', effect: 'allow' }, administrator.token);
  await post(
    'update-permissions',
    { user_id: auditor.id, name: 'view_permission_of_user', effect: 'allow' },
    administrator.token,
  );
  const email = `fresh.${randomUUID()}@example.com`;
  const registered = await post('register', { username: 'Fresh Admin', email, password: 'Tulip-Garden-9' });
  const fresh = { username: 'Fresh Admin', email, password: 'Tulip-Garden-9', token: String(registered.token) };
  const [alone, crowded] = [await newAdministrator('Olga One'), await crowdedCompany()];
  const operator = await newSuperUser();
  return { administrator, fresh, auditor, manager, longest, alone, crowded, operator };
}

const userPath =
  (person: (world: World) => Person, tab = '') =>
  (here: World) =>
    `/user-management/users/${person(here).id}/${tab}`;
const administrator = (here: World) => here.administrator;

async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function askForCode(page: Page, person: { email: string; password: string }) {
  await fillLogin(page, person);
  await page.getByLabel('Digit 1 of 6').waitFor();
}

async function fillRegistration(page: Page, email = `pieter.${randomUUID()}@example.com`) {
  await page.getByLabel('Username').fill('Pieter de Vries');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Tulip-Garden-9');
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Through the terms to the answer; `between` happens while they are read. */
async function register(page: Page, between?: () => Promise<unknown>, email?: string) {
  await fillRegistration(page, email);
  const accept = page.getByRole('button', { name: 'I Read Terms and Conditions and ready to proceed' });
  await accept.waitFor();
  await between?.();
  await accept.click();
}

takeScreens('identity', world, [
  { name: 'login', path: '/login' },
  { name: 'login-invalid', path: '/login', act: (page) => fillLogin(page, { email: 'nobody', password: 'abc' }) },
  {
    name: 'login-wrong',
    path: '/login',
    act: async (page, { manager }) => {
      await fillLogin(page, { ...manager, password: 'not-this-one' });
      await page.getByText('Wrong email or password').waitFor();
    },
  },
  {
    name: 'login-locked',
    path: '/login',
    before: (page) =>
      page.route('**/api/v1/login', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'Retry-After': '60' },
          contentType: 'application/json',
          body: JSON.stringify({
            status: 'error',
            code: 'identity.account.locked',
            message: 'Too many failed attempts. Please try again later',
          }),
        }),
      ),
    act: (page, { manager }) => fillLogin(page, manager),
  },
  { name: 'login-code', path: '/login', act: (page, here) => askForCode(page, here.administrator) },
  {
    name: 'login-code-wrong',
    path: '/login',
    act: async (page, here) => {
      await askForCode(page, here.administrator);
      await page.getByLabel('Digit 1 of 6').fill('0');
      await page.keyboard.type('00000');
      await page.getByText('The code is not correct').waitFor();
    },
  },
  {
    name: 'login-set-up',
    path: '/login',
    act: async (page, { fresh }) => {
      await askForCode(page, fresh);
      await page.getByText('Scan this code').waitFor();
    },
  },
  {
    name: 'login-down',
    path: '/login',
    before: (page) => breakDown(page, 'login'),
    act: (page, { manager }) => fillLogin(page, manager),
  },
  {
    name: 'login-offline',
    path: '/login',
    act: async (page, { manager }) => {
      await goOffline(page);
      await fillLogin(page, manager);
    },
  },
  { name: 'register', path: '/register' },
  {
    name: 'register-down',
    path: '/register',
    before: (page) => breakDown(page, 'register'),
    act: (page) => register(page),
  },
  {
    name: 'register-offline',
    path: '/register',
    act: (page) => register(page, () => goOffline(page)),
  },
  {
    name: 'register-invalid',
    path: '/register',
    act: (page) => page.getByRole('button', { name: 'Create account' }).click(),
  },
  {
    name: 'register-used',
    path: '/register',
    act: (page, here) => register(page, undefined, here.administrator.email),
  },
  { name: 'register-terms', path: '/register', act: (page) => fillRegistration(page) },
  { name: 'terms-public', path: '/terms-and-conditions' },
  { name: 'terms', path: '/terms-and-conditions', as: administrator },
  ...withoutData('terms', { path: '/terms-and-conditions' }, 'get-terms'),
  { name: 'two-factor-gate', path: '/user-management', as: ({ fresh }) => fresh },
  {
    name: 'two-factor-own',
    path: '/user-management',
    as: ({ auditor }) => auditor,
    act: async (page) => {
      // Once begun it is there at every visit until it is completed.
      if (await page.getByText('Scan this code').isVisible()) return;
      await page.getByRole('button', { name: /Account of/ }).click();
      await page.getByRole('button', { name: 'Set up two factor' }).click();
    },
  },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-empty-fields',
    path: '/contact',
    act: (page) => page.getByRole('button', { name: 'Send' }).click(),
  },
  { name: 'terms-admin', path: '/admin/terms-admin', as: ({ operator }) => operator, whole: true },
  {
    name: 'terms-agreements',
    path: '/admin/terms-admin',
    as: ({ operator }) => operator,
    act: async (page) => {
      await page.getByRole('table', { name: 'Versions' }).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email').fill(`nobody.${randomUUID()}@example.com`);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('status').first().waitFor();
    },
  },
  { name: 'reset-password', path: '/reset-password?token=dor1.none' },
  {
    name: 'reset-password-ended',
    path: '/reset-password?token=dor1.none',
    act: async (page) => {
      for (const label of ['New password', 'Confirm password']) await page.getByLabel(label).fill('Tulip-Garden-13');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'verify-failed',
    path: '/verify?token=doe1.none',
    act: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'profile', path: '/profile-settings', as: ({ manager }) => manager, whole: true },
  {
    name: 'profile-empty-fields',
    path: '/profile-settings',
    as: ({ manager }) => manager,
    act: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
    whole: true,
  },
  { name: 'profile-security', path: '/profile-settings?tab=security', as: administrator, whole: true },
  ...withoutData('profile-security', { path: '/profile-settings?tab=security', as: administrator }, 'user/security'),
  {
    name: 'profile-recovery-codes',
    path: '/profile-settings?tab=security',
    as: administrator,
    act: async (page, here) => {
      await page.getByRole('button', { name: 'Make recovery codes' }).click();
      await page.getByRole('dialog').getByLabel('Current password').fill(here.administrator.password);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Recovery codes' }).waitFor();
    },
  },
  { name: 'users', path: '/user-management', as: administrator },
  { name: 'users-one-row', path: '/user-management', as: ({ alone }) => alone },
  { name: 'users-full-page', path: '/user-management', as: ({ crowded }) => crowded, whole: true },
  ...withoutData('users', { path: '/user-management', as: administrator }, 'user/accounts'),
  { name: 'users-no-match', path: '/user-management?q=nobody', as: administrator },
  { name: 'users-read-only', path: '/user-management', as: ({ auditor }) => auditor },
  {
    name: 'user-add',
    path: '/user-management',
    as: administrator,
    act: async (page) => {
      for (const name of ['Add User', 'Password', 'Generate', 'Add'])
        await page.getByText(name, { exact: true }).last().click();
    },
  },
  { name: 'user', path: userPath(({ manager }) => manager), as: administrator },
  ...withoutData('user', { path: userPath(({ manager }) => manager), as: administrator }, 'user/account?*'),
  ...withoutData(
    'user-permissions',
    { path: userPath(({ manager }) => manager, '?tab=permissions'), as: administrator },
    'user/account/permissions*',
  ),
  { name: 'user-unknown', path: `/user-management/users/${'f'.repeat(24)}/`, as: administrator },
  { name: 'user-longest', path: userPath(({ longest }) => longest), as: administrator, whole: true },
  { name: 'user-read-only', path: userPath(({ manager }) => manager), as: ({ auditor }) => auditor },
  {
    name: 'user-edit',
    path: userPath(({ longest }) => longest),
    as: administrator,
    act: (page) => page.getByRole('button', { name: 'Edit' }).click(),
  },
  {
    name: 'user-delete',
    path: userPath(({ manager }) => manager),
    as: administrator,
    act: (page) => page.getByRole('button', { name: 'Delete User' }).click(),
  },
  {
    name: 'user-permissions',
    path: userPath(({ auditor }) => auditor, '?tab=permissions'),
    as: administrator,
    whole: true,
  },
  {
    name: 'user-permissions-read-only',
    path: userPath(({ manager }) => manager, '?tab=permissions'),
    as: ({ auditor }) => auditor,
  },
  {
    name: 'user-permissions-found',
    path: userPath(({ manager }) => manager, '?tab=permissions'),
    as: administrator,
    act: (page) => page.getByPlaceholder('Find a permission').fill('download'),
  },
]);
