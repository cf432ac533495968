import type { components } from '@/lib/api/schema';
import { newSuperUser } from '../support/super-user';
import { expect, type Page, test } from '../support/test';

type ListsStatus = components['schemas']['ListsStatus'];
type ListStatus = components['schemas']['ListStatus'];

const versionOf = (version: number, in_force: boolean) => ({
  version,
  entries: 40 + version,
  current_entries: 40,
  fetched_at: `2026-01-0${version}T08:00:00.000Z`,
  sha256: String(version).repeat(64),
  in_force,
});

/** Version 2 is in force; what is searched and what went wrong differs. */
const list = (more: Partial<ListStatus>): ListStatus => ({
  source: 'harbour',
  title: 'Harbour watch list',
  format: 'tenant-csv',
  is_on: true,
  refresh_hours: 6,
  is_stale: false,
  is_refreshing: false,
  checked_at: '2026-01-03T08:00:00.000Z',
  versions: [versionOf(3, false), versionOf(2, true), versionOf(1, false)],
  ...more,
});

/** A list that goes through what a real one takes hours for: the server's answer is given. */
async function showing(page: Page, first: ListStatus): Promise<{ set: (next: ListStatus) => void }> {
  let shown = first;
  await page.route('**/bo/v1/sanction-lists', (route) => {
    const index = { engine_version: '1.0.0', is_ready: true, names: 40, cards: 40 };
    const status: ListsStatus = { lists: [shown], index, provider: 'local', only_sample: false };
    return route.fulfill({ json: { status: 'success', ...status } });
  });
  return {
    set: (next) => {
      shown = next;
    },
  };
}

test('says that a version is being loaded until it is searched, and which one is searched instead', async ({
  page,
  as,
}) => {
  await as(await newSuperUser());
  const { set } = await showing(page, list({ served_version: 3 }));
  await page.goto('/admin/sanction-lists');
  const card = page.getByRole('region', { name: 'Harbour watch list' });
  await expect(card.getByText('Being loaded', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('In force, being loaded');
  await expect(card.getByRole('listitem').filter({ hasText: 'Version 3' })).toContainText('Still searched');

  const alarm = { at: '2026-01-03T08:00:00.000Z', reason: 'not-loaded', message: 'harbour: no-entries' };
  set(list({ served_version: 3, alarm }));
  await expect(card.getByText('Not loaded', { exact: true })).toBeVisible();
  await expect(
    card.getByText('The version in force could not be loaded. Version 3 is searched instead.'),
  ).toBeVisible();

  set(list({ served_version: 2 }));
  await expect(card.getByText('Up to date')).toBeVisible();
  await expect(card.getByText('In force', { exact: true })).toBeVisible();
  await expect(card.getByText('Still searched')).toBeHidden();
});

test('compares a version with any other', async ({ page, as }) => {
  await as(await newSuperUser());
  await showing(page, list({ served_version: 2 }));
  await page.route('**/bo/v1/sanction-lists/changes*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('from'));
    const entries = [{ id: '1', name: `Newer than ${from}`, type: 'person', fields: [] }];
    return route.fulfill({ json: { status: 'success', entries, added: 1, removed: 0, changed: 0 } });
  });
  await page.goto('/admin/sanction-lists');
  await page.getByRole('button', { name: 'Changes' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Changes from version 2 to 3' })).toContainText('Newer than 2');
  const choice = page.getByRole('combobox', { name: 'Compared with' });
  await expect(choice.getByRole('option')).toHaveText(['Version 2, 02/01/2026', 'Version 1, 01/01/2026']);
  await choice.selectOption('1');
  await expect(page.getByRole('dialog', { name: 'Changes from version 1 to 3' })).toContainText('Newer than 1');
});
