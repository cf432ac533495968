import { approveAll, askRemoval, idOf, newCompany, save, waiting } from '../support/client-file';
import { breakDown, hold, mend } from '../support/network';
import { newAdministrator, newColleague } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const NOBODYS = 'f'.repeat(24);

async function makerAndChecker() {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  return { maker, checker };
}

const lookup = (page: Page) =>
  page.getByRole('dialog', { name: 'Following changes will be removed if you approve this request:' });

test('a cancelled approval of a removal approves nothing when the answer comes', async ({ page, as }) => {
  const { maker, checker } = await makerAndChecker();
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  const office = { location_type: 'local', entity_type: 'person', firstName: 'Marlon', lastName: 'Isenia' };
  const director = idOf(await post('md/create', { company_id: company, ...office }, maker.token), 'md');
  await approveAll(checker, company);
  await save(maker, company, { kind: 'company', id: company, fields: { city: 'Willemstad' } });
  await waiting(checker, company, 1);
  await askRemoval(maker, 'md', director);
  const removal = (await waiting(checker, company, 2)).find(({ object_id }) => object_id === director)?._id;
  const approvals: string[] = [];
  page.on('request', (request) => request.url().endsWith('/changes/approve') && approvals.push(request.url()));
  await as(checker);
  const release = await hold(page, 'changes/affected');
  await page.goto(`/${company}/workflow/${removal}`);
  await expect(page.getByRole('button', { name: 'Previous change' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(lookup(page).getByText('Processing Request...')).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`${removal}$`));
  await lookup(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(lookup(page)).toBeHidden();
  const answered = page.waitForResponse('**/changes/affected');
  release();
  await answered;

  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText('Changes approved successfully')).toBeVisible();
  expect(approvals).toHaveLength(1);
  expect(await waiting(checker, company)).toHaveLength(1);
});

test('a change is shown under its own client only', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const [first, second] = [
    await newCompany(administrator, 'First N.V.'),
    await newCompany(administrator, 'Second N.V.'),
  ];
  await save(administrator, second, { kind: 'company', id: second, fields: { city: 'Willemstad' } });
  const [change] = await waiting(administrator, second, 1);
  await as(administrator);
  await page.goto(`/${first}/workflow/${change?._id}`);
  await expect(page).toHaveURL(new RegExp(`/${second}/workflow/${change?._id}$`));
  await expect(page.getByRole('button', { name: 'Switch client' })).toContainText('Second N.V.');

  for (const address of [`/workflow/${NOBODYS}`, '/workflow/nonsense', `/${first}/workflow/${NOBODYS}`]) {
    await page.goto(address);
    await expect(page.getByText('This page does not exist')).toBeVisible();
  }
});

test('calls the number of an account holder by its own name in list and comparison', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const { token } = administrator;
  const player = { company_type: 'account_holder', first_name: 'Li', last_name: 'Wu', account_holder_type: 'player' };
  const client = idOf(await post('create-company', player, token), 'company');
  await post('account-number/create', { company_id: client, account_number: 'P-20931' }, token);
  const [change] = await waiting(administrator, client, 1);
  await as(administrator);
  await page.goto(`/${client}/workflow/${change?._id}`);
  await expect(page.getByRole('row', { name: /^Player ID/ })).toContainText('P-20931');
});

test('examination 15: a change below a record that is not there yet leads to it, and is approved with it in one step', async ({
  page,
  as,
}) => {
  const { maker, checker } = await makerAndChecker();
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  const office = { location_type: 'local', entity_type: 'entity', name: 'Coral Directors N.V.' };
  const director = idOf(await post('md/create', { company_id: company, ...office }, maker.token), 'md');
  const official = { company_id: company, mbd_related: director, firstName: 'Marlon', lastName: 'Isenia' };
  const person = idOf(await post('person/create', official, maker.token), 'person');
  const change = (await waiting(checker, company, 2)).find(({ object_id }) => object_id === person)?._id;
  await as(checker);
  await page.goto(`/${company}/workflow/${change}`);
  await expect(page.getByText('The record this belongs to has to be approved first')).toBeVisible();
  await page.getByRole('link', { name: 'Approve Coral Directors N.V. first' }).click();
  await expect(page.getByText('Managing Director added')).toBeVisible();
  expect(await waiting(checker, company)).toHaveLength(2);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Its record: Coral Directors N.V.' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve with its record' }).click();
  await expect(page.getByText('Changes approved successfully')).toBeVisible();
  expect(await waiting(checker, company)).toEqual([]);
});

test('examination 15: who made a change withdraws it, and is not offered to approve it', async ({ page, as }) => {
  const { maker, checker } = await makerAndChecker();
  const company = await newCompany(checker, 'Adriatic Holdings N.V.');
  await save(checker, company, { kind: 'company', id: company, fields: { city: 'Willemstad' } });
  await save(maker, company, { kind: 'company', id: company, fields: { zip: '12345' } });
  const own = (await waiting(checker, company, 2))[0]?._id;
  await as(checker);
  await page.goto(`/${company}/workflow/${own}`);
  await expect(page.getByText('You made this change yourself')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Approve|Deny)/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Why do you take this change back?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The office is moving again.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Change withdrawn')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  expect(await waiting(checker, company)).toHaveLength(1);
});

test('examination 2: a change that is no longer what was seen is shown anew instead of decided', async ({
  page,
  as,
}) => {
  const { maker, checker } = await makerAndChecker();
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  await save(maker, company, { kind: 'company', id: company, fields: { city: 'Willemstad', zip: '12345' } });
  const [change] = await waiting(checker, company, 1);
  await as(checker);
  await page.goto(`/${company}/workflow/${change?._id}`);
  const approve = page.getByRole('button', { name: /^Approve/ });
  const city = page.getByRole('row', { name: /^City/ });
  await expect(approve).toBeEnabled();
  await expect(city).toContainText('Willemstad');
  await save(maker, company, { kind: 'company', id: company, fields: { city: 'Oranjestad' } });
  await waiting(checker, company, 2);

  await approve.click();
  await expect(page.getByText('This change is no longer what you saw. Look at it again, then decide')).toBeVisible();
  await expect(city).toHaveCount(0);
  expect(await waiting(checker, company)).toHaveLength(2);
  await expect(approve).toBeEnabled();
  await approve.click();
  await expect(page.getByText('Changes approved successfully')).toBeVisible();
  await expect(city).toContainText('Oranjestad');
});

test('examination 15: the queue goes through a client, oldest first, and on to the next one', async ({ page, as }) => {
  const { maker, checker } = await makerAndChecker();
  const companies = [await newCompany(maker, 'First N.V.'), await newCompany(maker, 'Second N.V.')];
  for (const company of companies) {
    await save(maker, company, { kind: 'company', id: company, fields: { city: 'Willemstad' } });
    await waiting(checker, company, 1);
    await save(maker, company, { kind: 'company', id: company, fields: { zip: '12345' } });
    await waiting(checker, company, 2);
  }
  const lists: string[] = [];
  page.on('request', (request) => request.url().includes('/notifications?') && lists.push(request.url()));
  await as(checker);
  const [first, second] = companies;
  const [oldest] = await waiting(checker, first ?? '');
  await page.goto(`/${first}/workflow/${oldest?._id}`);
  for (const [company, field] of [
    [first, 'City'],
    [first, 'Zip'],
    [second, 'City'],
    [second, 'Zip'],
  ]) {
    await expect(page).toHaveURL(new RegExp(`/${company}/workflow/[0-9a-f]{24}$`));
    await expect(page.getByRole('row', { name: new RegExp(`^${field}`) })).toBeVisible();
    const approve = page.getByRole('button', { name: /^Approve/ });
    await expect(approve).toBeEnabled();
    await approve.click();
  }
  await expect(page.getByText('No items')).toBeVisible();
  expect(lists.filter((url) => url.includes('limit=200'))).toEqual([]);
});

test('examination 16: a value that waits tells whose it is and leads to its change', async ({ page, as }) => {
  const { maker, checker } = await makerAndChecker();
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  await save(maker, company, { kind: 'company', id: company, fields: { city: 'Willemstad' } });
  const [change] = await waiting(checker, company, 1);
  await as(checker);
  await page.goto(`/${company}/`);
  await page.locator('[data-field="city"]').getByRole('link', { name: 'Ana Croes' }).click();
  await expect(page).toHaveURL(`/${company}/workflow/${change?._id}`);
});

test('a decision that did not get through keeps its reason, and is made once when the part is back', async ({
  page,
  as,
}) => {
  const { maker, checker } = await makerAndChecker();
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  await save(maker, company, { kind: 'company', id: company, fields: { city: 'Willemstad' } });
  const [change] = await waiting(checker, company, 1);
  await as(checker);
  await page.goto(`/${company}/workflow/${change?._id}`);
  const down = page.getByText('A part of the system does not answer');

  await breakDown(page, 'changes/approve');
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(down).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await breakDown(page, 'changes/deny');
  await page.getByRole('button', { name: /^Deny/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Please provide a reason for denying this request:' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The register says otherwise.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(down).toBeVisible();
  await expect(reason).toContainText('The register says otherwise.');
  await mend(page, 'changes/deny');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Changes denied successfully')).toBeVisible();
  expect(await waiting(checker, company)).toEqual([]);
});

test('examination 15: a phone shows the name of the client and keeps the decision in sight below a long comparison', async ({
  page,
  as,
}) => {
  const { maker, checker } = await makerAndChecker();
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  const fields = { activity: 'Chartering of vessels. '.repeat(80), listing_services: 'Accounts. '.repeat(150) };
  await save(maker, company, { kind: 'company', id: company, fields });
  const [change] = await waiting(checker, company, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await as(checker);
  await page.goto(`/${company}/workflow/${change?._id}`);
  const approve = page.getByRole('button', { name: /^Approve/ });
  await expect(approve).toBeEnabled();
  await expect(approve).toBeInViewport({ ratio: 1 });
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toContainText('Adriatic Holdings N.V.');
  await expect(trail).toBeInViewport();
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expect(approve).toBeInViewport({ ratio: 1 });
});
