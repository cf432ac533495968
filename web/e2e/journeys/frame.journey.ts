import { breakDown } from '../support/network';
import { newAdministrator } from '../support/people';
import { post } from '../support/system';
import { expect, test } from '../support/test';

const NAME = 'Adriatic Holdings N.V.';

async function newClient(token: string, name = NAME): Promise<string> {
  const client = { name, company_type: 'corporate', location_type: 'abroad' };
  const { company } = await post('create-company', client, token);
  return (company as { _id: string })._id;
}

test('finds a client by three letters and opens it with Enter', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const id = await newClient(administrator.token);
  await as(administrator);
  await page.goto('/user-management');
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('riat'); // at once, as one does who knows the key: no letter may be lost
  await expect(page.getByPlaceholder('Search clients, screens and actions')).toHaveValue('riat');
  await expect(page.getByRole('button', { name: NAME })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${id}/$`));
  await expect(page.getByRole('button', { name: 'Switch client' })).toContainText(NAME);
});

test('switches from one client to another', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const [first, second] = [
    await newClient(administrator.token),
    await newClient(administrator.token, 'Blue Lagoon B.V.'),
  ];
  await as(administrator);
  await page.goto(`/${first}/`);
  await page.getByRole('button', { name: 'Switch client' }).click();
  await page.keyboard.type('lag');
  await expect(page.getByPlaceholder('Type three letters of a name')).toHaveValue('lag');
  await page.getByRole('link', { name: /Blue Lagoon/ }).click();
  await expect(page).toHaveURL(new RegExp(`/${second}/$`));
});

test('types into the search that is in front', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const id = await newClient(administrator.token);
  await as(administrator);
  await page.goto(`/${id}/`);
  await page.getByRole('button', { name: 'Switch client' }).click();
  await expect(page.getByPlaceholder('Type three letters of a name')).toBeFocused();
  await page.keyboard.press('Control+k');
  const palette = page.getByPlaceholder('Search clients, screens and actions');
  await expect(palette).toBeFocused();
  await page.keyboard.type('terms');
  await expect(palette).toHaveValue('terms');
});

test('remembers the collapsed sidebar and the theme', async ({ page, as }) => {
  await as(await newAdministrator());
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByText('Dark', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('opens the menu on a phone, and going somewhere closes it', async ({ page, as }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await as(await newAdministrator());
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
  await expect(menu).toBeHidden();
});

test('examination 17: offline is said, what is typed stays, and what could not be loaded comes once the line is back', async ({
  page,
  as,
  context,
}) => {
  const administrator = await newAdministrator();
  const company = await newClient(administrator.token);
  await as(administrator);
  await page.goto('/');
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await page.getByRole('tab', { name: /Account Holder/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();

  await page.goto(`/${company}/`);
  const city = page.getByLabel('City', { exact: true }).first();
  await city.fill('Willemstad');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(city).toHaveValue('Willemstad');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Data saved successfully')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByText('This screen could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
});

test('examination 17: back returns to the row that was opened, where it stood', async ({ page, as }) => {
  const administrator = await newAdministrator();
  for (const letter of 'ABCDEFGHIJKLMNOP') await newClient(administrator.token, `Client ${letter} N.V.`);
  await page.setViewportSize({ width: 1280, height: 500 });
  await as(administrator);
  await page.goto('/');
  // The newest stands first.
  const row = page.getByRole('link', { name: 'Client A N.V.' });
  await row.scrollIntoViewIfNeeded();
  const scrolled = () => page.locator('main').evaluate((main) => main.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Client A N.V.' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(row).toBeFocused();
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(40);
});

test('reports an unhandled rejection without the query of the address', async ({ page, as, consoleFaults }) => {
  await as(await newAdministrator());
  await page.goto('/user-management?q=secret');
  await expect(page.getByRole('button', { name: 'Add User' })).toBeVisible();
  let sent: unknown;
  await page.route('**/api/v1/error', (route) => {
    sent = route.request().postDataJSON();
    return route.continue();
  });
  const reported = page.waitForResponse('**/api/v1/error');
  await page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('a planted fault')));
  });
  expect((await reported).status()).toBe(200);
  expect(sent).toMatchObject({ message: 'a planted fault', url: `${new URL(page.url()).origin}/user-management` });
  consoleFaults.length = 0;
});

test('says where one is, and how much waits there', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const id = await newClient(administrator.token);
  await post(`update/kyc-review/${id}`, { risk_level: 'high' }, administrator.token);
  await as(administrator);
  await page.goto(`/${id}/shareholders/`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Corporate KYC', new RegExp(NAME), 'Shareholders']);
  await expect(page).toHaveTitle(`Shareholders, ${NAME} - KYC`);
  // Of all clients, and of this one.
  await expect(page.getByRole('link', { name: /^Work Flow/ })).toContainText(['1', '1']);
  await crumbs.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${id}/$`));
  await page.goto(`/${id.toUpperCase()}/`);
  await expect(page.getByText('This page does not exist')).toBeVisible();
});

test('shows a success for three seconds and an error for seven', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const company = await newClient(administrator.token);
  await as(administrator);
  await page.goto(`/${company}/`);
  const lasts = async (sentence: string): Promise<number> => {
    const toast = page.getByText(sentence);
    await toast.waitFor();
    const since = Date.now();
    await toast.waitFor({ state: 'detached' });
    return Date.now() - since;
  };
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('City', { exact: true }).fill('Willemstad');
  await save.click();
  await page.mouse.move(5, 5);
  const success = await lasts('Data saved successfully');
  await breakDown(page, 'kyc/save-values');
  await page.getByLabel('City', { exact: true }).fill('Kralendijk');
  await save.click();
  await page.mouse.move(5, 5);
  const error = await lasts('A part of the system does not answer');
  expect(success).toBeGreaterThan(1_500);
  expect(success).toBeLessThan(5_000);
  expect(error).toBeGreaterThan(5_000);
  expect(error).toBeLessThan(10_000);
});
