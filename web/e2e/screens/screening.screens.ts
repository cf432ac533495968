import { approveAll, newCompany } from '../support/client-file';
import { LONG_NAME } from '../support/names';
import { breakDown } from '../support/network';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { takeScreens, withoutData } from '../support/scenes';
import { MISSPELT, NOBODY, type ScreenedClient, screen, screenedClient, uploadOwnList } from '../support/screening';
import { post } from '../support/system';
import type { Page } from '../support/test';

type World = ScreenedClient &
  Record<'one' | 'several' | 'none' | 'organisation' | 'quiet' | 'closed' | 'single' | 'busy', string> & {
    manager: Person;
    nobody: Person;
  };

const MANY = 34;

/** A client that allows screening, none of it done yet. */
async function allowed(administrator: Person, name: string): Promise<string> {
  const id = await newCompany(administrator, name);
  await post(`update/kyc-review/${id}`, { sanction_screening_available: 'YES' }, administrator.token);
  await approveAll(administrator, id);
  return id;
}

async function world(): Promise<World> {
  const client = await screenedClient();
  const one = String((await screen(client, MISSPELT)).search_id);
  const none = String((await screen(client, NOBODY)).search_id);
  const misspelt = { type: 'organisation', name: 'Northlight Shiping Ltd' };
  const organisation = String((await screen(client, misspelt)).search_id);
  await screen(client, { type: 'organisation', name: LONG_NAME });
  await uploadOwnList(client.administrator);
  const several = String((await screen(client, { ...MISSPELT, surname: 'Melnikov' })).search_id);
  const { administrator } = client;
  const closed = await newCompany(administrator, 'Adriatic Holdings N.V.');
  const quiet = await allowed(administrator, 'Blue Lagoon Gaming B.V.');
  const single = await allowed(administrator, 'Harbour Trading N.V.');
  await screen({ ...client, client: single }, MISSPELT);
  const busy = await allowed(administrator, 'Invented Trading N.V.');
  for (let at = 1; at <= MANY; at++)
    await screen({ ...client, client: busy }, { type: 'organisation', name: `Invented Trading ${at} N.V.` });
  const manager = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  return {
    ...client,
    one,
    several,
    none,
    organisation,
    quiet,
    closed,
    single,
    busy,
    manager,
    nobody: await newAdministrator('Nora Newcomer'),
  };
}

const as = ({ administrator }: World) => administrator;
const list = ({ client }: World) => `/${client}/sanction-screening-lookups`;
const item = (which: (world: World) => string) => (here: World) => `${list(here)}/${which(here)}/`;
const openForm = (page: Page) => page.getByRole('button', { name: 'Create New Sanction Screaning Request' }).click();

const directors = ({ client, director }: World) => `/${client}/managing-directors/?highlight=${director}`;
const askToScreen = (page: Page) => page.getByRole('button', { name: 'Sanction screening' }).click();
const startScreening = async (page: Page) => {
  await askToScreen(page);
  await page.getByRole('button', { name: 'Go on' }).click();
};
const OWN = '/own-sanction-list';

takeScreens('screening', world, [
  ...withoutData('list', { path: list, as }, 'sanction-screening/list*'),
  ...withoutData('item', { path: item(({ one }) => one), as }, 'sanction-screening/*'),
  ...withoutData('own-list', { path: OWN, as }, 'sanction-lists/own'),
  { name: 'list-one-row', path: ({ single }) => `/${single}/sanction-screening-lookups`, as },
  { name: 'list-full-page', path: ({ busy }) => `/${busy}/sanction-screening-lookups`, as, whole: true },
  { name: 'list', path: list, as },
  { name: 'list-empty', path: ({ quiet }) => `/${quiet}/sanction-screening-lookups`, as },
  { name: 'list-not-allowed', path: ({ closed }) => `/${closed}/sanction-screening-lookups`, as },
  { name: 'request', path: list, as, act: openForm },
  {
    name: 'request-invalid',
    path: list,
    as,
    act: async (page) => {
      await openForm(page);
      await page.getByRole('button', { name: 'Make Request' }).click();
    },
  },
  { name: 'item', path: item(({ one }) => one), as, whole: true },
  { name: 'item-several', path: item(({ several }) => several), as },
  {
    name: 'item-picked',
    path: item(({ several }) => several),
    as,
    act: async (page) => {
      await page.getByRole('button', { name: 'I understand' }).click();
      await page.getByRole('button', { name: /1972/ }).click();
    },
  },
  { name: 'item-none', path: item(({ none }) => none), as },
  { name: 'item-organisation', path: item(({ organisation }) => organisation), as, whole: true },
  { name: 'own-list', path: OWN, as, whole: true },
  { name: 'own-list-read-only', path: OWN, as: ({ manager }) => manager },
  { name: 'own-list-empty', path: OWN, as: ({ nobody }) => nobody },
  {
    name: 'own-list-remove',
    path: OWN,
    as,
    act: (page) => page.getByRole('button', { name: 'Remove the list' }).click(),
  },
  { name: 'confirm', path: directors, as, act: askToScreen },
  {
    name: 'result-loading',
    path: directors,
    as,
    stalled: 'sanction-screening',
    act: startScreening,
  },
  {
    name: 'result-error',
    path: directors,
    as,
    before: (page) => breakDown(page, 'sanction-screening'),
    act: startScreening,
  },
  {
    name: 'result',
    path: directors,
    as,
    act: async (page) => {
      await startScreening(page);
      await page.getByRole('button', { name: 'Save as PDF' }).waitFor();
    },
  },
]);
