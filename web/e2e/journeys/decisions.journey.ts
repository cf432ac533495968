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
  await expect(page.getByText('1 of 2')).toBeVisible();

  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(lookup(page).getByText('Processing Request...')).toBeVisible();
  await page.keyboard.press('j');
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

test('a change below a record that is not there yet leads to the one that adds it', async ({ page, as }) => {
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
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('link', { name: 'Open that change' }).last().click();
  await expect(page.getByRole('heading', { name: 'Action Required' })).toBeVisible();
  await expect(page.getByText('Managing Director added')).toBeVisible();
  expect(await waiting(checker, company)).toHaveLength(2);
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
