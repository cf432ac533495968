import type { Page } from '@playwright/test';
import { breakDown, stall } from '../support/network';
import { takeScreens } from '../support/scenes';
import { MISSPELT, NOBODY, type ScreenedClient, screen, screenedClient, uploadOwnList } from '../support/screening';

type World = ScreenedClient & { one: string; several: string; none: string };

async function world(): Promise<World> {
  const client = await screenedClient();
  const one = String((await screen(client, MISSPELT)).search_id);
  const none = String((await screen(client, NOBODY)).search_id);
  await screen(client, { type: 'organisation', name: 'Northlight Shiping Ltd' });
  await uploadOwnList(client.administrator);
  const several = String((await screen(client, { ...MISSPELT, surname: 'Melnikov' })).search_id);
  return { ...client, one, several, none };
}

const as = ({ administrator }: World) => administrator;
const list = ({ client }: World) => `/${client}/sanction-screening-lookups`;
const item = (which: (world: World) => string) => (here: World) => `${list(here)}/${which(here)}/`;
const openForm = (page: Page) =>
  page.getByRole('button', { name: 'Create New Sanction Screaning Request' }).click({ timeout: 8_000 });

takeScreens('screening', world, [
  { name: 'list', path: list, as },
  { name: 'list-loading', path: list, as, before: (page) => stall(page, 'sanction-screening/list*') },
  { name: 'list-down', path: list, as, before: (page) => breakDown(page, 'sanction-screening/list*') },
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
  { name: 'own-list', path: '/own-sanction-list', as },
]);
