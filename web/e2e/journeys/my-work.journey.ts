import { addDays, today } from '@dossier/proto/rules/dates';
import { idOf, newCompany, save, waiting } from '../support/client-file';
import { newAdministrator, newColleague } from '../support/people';
import { post } from '../support/system';
import { expect, test } from '../support/test';

test('my work has what waits by due date, is walked by keys, put off with a reason and done in place', async ({
  page,
  as,
}) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Sofia Brandt');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  await save(maker, company, { kind: 'company', id: company, fields: { city: 'Lisbon' } });
  await waiting(checker, company, 1);
  const task = {
    description: 'Ask for the certified passport',
    task_comment: 'Please ask again.',
    assignee: checker.id,
  };
  const due_date = addDays(today(), -2);
  idOf(await post('task/create', { company_id: company, task: { ...task, due_date } }, maker.token), 'task');

  await as(checker);
  await page.goto('/');
  await test.step('examination 16: the bell tells once that changes of a client wait', async () => {
    await page.getByRole('button', { name: /1 change waiting/ }).click();
    const panel = page.locator('[data-dialog="notifications"]');
    await expect(panel.getByRole('link', { name: '1 change waiting' })).toHaveAttribute('href', '/workflow');
    await expect(panel.getByRole('link', { name: '1 change waits for confirmation' })).toBeVisible();
    await expect(panel.locator(`a[href="/${company}/workflow/"]`)).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
  await page.getByRole('link', { name: 'My work' }).click();
  const overdue = page.getByRole('region', { name: 'Overdue' });
  const undated = page.getByRole('region', { name: 'Without a due date' });
  const line = `Adriatic Holdings N.V. ${task.description}`;
  await expect(overdue.getByRole('link', { name: line, exact: true })).toBeVisible();
  await expect(undated.getByRole('link', { name: 'Adriatic Holdings N.V.' })).toBeVisible();

  await page.keyboard.press('j');
  await expect(overdue.getByRole('link', { name: task.description })).toBeFocused();
  await page.keyboard.press('j');
  await expect(undated.getByRole('link')).toBeFocused();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Snooze: Adriatic Holdings N.V.' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('The client answers next week');
  await dialog.getByRole('button', { name: 'In a week' }).click();
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect(undated).toBeHidden();
  await page.getByRole('button', { name: 'Snoozed', exact: true }).click();
  await expect(page.getByText('The client answers next week')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByText('Nothing is snoozed')).toBeVisible();
  await page.getByRole('button', { name: 'Snoozed', exact: true }).click();
  await expect(undated.getByRole('link', { name: 'Adriatic Holdings N.V.' })).toBeVisible();

  await overdue.getByRole('button', { name: 'To review' }).click();
  await expect(overdue).toBeHidden();
  await undated.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${company}/workflow/`));
});
