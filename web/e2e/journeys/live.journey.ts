import type { Browser } from '@playwright/test';
import { mailTo } from '../../../test/support/inbox';
import { idOf, newCompany, save } from '../support/client-file';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

/** The line is opened once a page has been there for a while. */
const OPEN_MS = 5_000;

async function secondBrowser(browser: Browser, { token }: Person): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript((value) => window.localStorage.setItem('token', value), token);
  return context.newPage();
}

test('what a colleague saves shows in every tab and in the open file, without a reload', async ({
  page,
  as,
  context,
}) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Sofia Brandt');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  await as(checker);
  await page.goto(`/${company}/corporate/`);
  const second = await context.newPage();
  await second.goto('/');
  for (const tab of [page, second]) await expect(tab.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await page.waitForTimeout(OPEN_MS);
  await save(maker, company, { kind: 'company', id: company, fields: { city: 'Willemstad' } });
  for (const tab of [page, second]) await expect(tab.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await expect(page.getByText('Sofia Brandt changed Adriatic Holdings N.V.')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${company}/$`));
});

test('a new task and what is said about it appear at the other one', async ({ page, as, browser }) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sofia Brandt');
  const doer = await newColleague(administrator, 'DATA_CONTROLLER', 'Milan Vos');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  await as(doer);
  await page.goto('/tasks/?f.mine=assigned');
  await expect(page.getByText('Nothing matches the filters')).toBeVisible();
  await page.waitForTimeout(OPEN_MS);
  const task = { description: 'Ask for the certified passport', task_comment: 'Please ask again.', assignee: doer.id };
  const taskId = idOf(await post('task/create', { company_id: company, task }, maker.token), 'task');
  await page.getByRole('link', { name: 'Ask for the certified passport' }).click();
  await expect(page.getByText('Please ask again.')).toBeVisible();

  const other = await secondBrowser(browser, maker);
  await other.goto(`/${company}/tasks/${taskId}`);
  await expect(other.getByText('Please ask again.')).toBeVisible();
  await other.waitForTimeout(OPEN_MS);
  await post('task/message/create', { task: { task_id: taskId, content: 'It is on its way.' } }, doer.token);
  for (const screen of [page, other]) await expect(screen.getByText('It is on its way.')).toBeVisible();
  await other.context().close();
});

test('a mention reaches the bell and the mail inbox, and is read once it is opened', async ({ page, as, browser }) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sofia Brandt');
  const officer = await newColleague(administrator, 'COMPLIANCE_OFFICER', 'Milan Vos');
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  const task = { description: 'Ask for the certified passport', task_comment: 'Please ask again.' };
  const taskId = idOf(await post('task/create', { company_id: company, task }, maker.token), 'task');
  await as(officer);
  await page.goto('/notifications');
  await expect(page.getByText('Nothing new')).toBeVisible();
  await page.waitForTimeout(OPEN_MS);

  const other = await secondBrowser(browser, maker);
  await other.goto(`/${company}/tasks/${taskId}`);
  await other.getByRole('button', { name: 'Add more details' }).click();
  await other.getByRole('dialog').getByRole('textbox', { name: 'Message' }).click();
  await other.keyboard.type('@mil');
  await expect(other.getByRole('list', { name: 'People' }).getByText('Milan Vos')).toBeVisible();
  await other.keyboard.press('Enter');
  await other.keyboard.type('please look at this');
  await other.getByRole('button', { name: 'Send' }).click();
  const said = other.getByRole('list', { name: 'Discussion' });
  await expect(said.getByText('@Milan Vos please look at this')).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: '1 new notification' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('link', { name: 'You are mentioned in the task Ask for the certified passport' }).click();
  await expect(page).toHaveURL(new RegExp(`/${company}/tasks/${taskId}`));
  await expect(page.getByRole('button', { name: '1 new notification' })).toBeHidden();
  expect((await mailTo(officer.email, 'Sofia Brandt mentioned you')).text).toContain(`/${company}/tasks/${taskId}`);
});
