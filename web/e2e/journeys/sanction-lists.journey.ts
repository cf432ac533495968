import { givenList, showing } from '../support/sanction-lists';
import { newSuperUser } from '../support/super-user';
import { expect, test } from '../support/test';

test('says that a version is being loaded until it is searched, and which one is searched instead', async ({
  page,
  as,
}) => {
  await as(await newSuperUser());
  const { set } = await showing(page, givenList({ served_version: 3 }));
  await page.goto('/admin/sanction-lists');
  const card = page.getByRole('region', { name: 'Harbour watch list' });
  await expect(card.getByText('Being loaded', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('In force, being loaded');
  await expect(card.getByRole('listitem').filter({ hasText: 'Version 3' })).toContainText('Still searched');

  const alarm = { at: '2026-01-03T08:00:00.000Z', reason: 'not-loaded', message: 'harbour: no-entries' };
  set(givenList({ served_version: 3, alarm }));
  await expect(card.getByText('Not loaded', { exact: true })).toBeVisible();
  await expect(
    card.getByText('The version in force could not be loaded. Version 3 is searched instead.'),
  ).toBeVisible();

  set(givenList({ served_version: 2 }));
  await expect(card.getByText('Up to date')).toBeVisible();
  await expect(card.getByText('In force', { exact: true })).toBeVisible();
  await expect(card.getByText('Still searched')).toBeHidden();
});

test('compares a version with any other', async ({ page, as }) => {
  await as(await newSuperUser());
  await showing(page, givenList({ served_version: 2 }));
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
