import { newCompany } from '../support/client-file';
import { pdf } from '../support/pdf';
import { newAdministrator, newColleague } from '../support/people';
import { newSuperUser } from '../support/super-user';
import { expect, type Page, test } from '../support/test';

const write = async (page: Page, label: string, words: string) => {
  const editor = page.getByRole('dialog').getByRole('textbox', { name: label });
  await editor.click();
  await page.keyboard.type(words);
};

async function sayWithFile(page: Page, words: string, name: string) {
  await page.getByRole('button', { name: 'Add more details' }).click();
  await write(page, 'Message', words);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add files' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: pdf('Passport') });
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test('a task with references appears at the other one, is discussed with a file, reviewed and done', async ({
  page,
  as,
  browser,
}) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sofia Brandt');
  const doer = await newColleague(administrator, 'DATA_CONTROLLER', 'Milan Vos');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  const second = await browser.newContext();
  await second.addInitScript((token) => window.localStorage.setItem('token', token), doer.token);
  const other = await second.newPage();
  await other.goto('/tasks/?f.mine=assigned');
  await expect(other.getByText('Nothing matches the filters')).toBeVisible();

  await as(maker);
  await page.goto(`/${company}/tasks/`);
  await expect(page.getByText('No Tasks for this client')).toBeVisible();
  await page.getByRole('button', { name: 'New task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type('Ask for the certified passport');
  await dialog.getByRole('button', { name: 'New task' }).click();
  await expect(dialog.getByText('Please fill the content field')).toBeVisible();
  await write(page, 'What is to be done', 'The scan is not certified, please ask again.');
  await dialog
    .getByRole('combobox', { name: 'Assignee' })
    .or(dialog.getByRole('textbox', { name: 'Assignee' }))
    .click();
  await page.getByRole('option', { name: 'Milan Vos' }).click();
  await dialog
    .getByRole('combobox', { name: 'References' })
    .or(dialog.getByRole('textbox', { name: 'References' }))
    .click();
  await page.getByRole('option', { name: 'Adriatic Holdings N.V.' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'New task' }).click();
  await expect(page.getByText('Task created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('link', { name: 'Ask for the certified passport' });
  await expect(page.getByText('TO DO', { exact: true })).toBeVisible();

  // It has come by itself.
  await other.getByRole('link', { name: 'Ask for the certified passport' }).click();
  const [reference] = await Promise.all([
    second.waitForEvent('page'),
    other.getByRole('link', { name: 'Adriatic Holdings N.V.' }).last().click(),
  ]);
  await expect(reference).toHaveURL(new RegExp(`/${company}/corporate/`));
  await sayWithFile(other, 'Here it is, certified by the notary.', 'passport.pdf');
  await expect(other.getByRole('button', { name: 'passport.pdf', exact: true })).toBeVisible();
  await other.getByRole('combobox', { name: 'Status' }).selectOption('Review');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Task Status Updated successfully')).toBeVisible();
  await second.close();

  await card.click();
  await expect(page.getByText('Here it is, certified by the notary.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Done');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('DONE', { exact: true })).toBeVisible();
});

test('a ticket goes to the support and back, is closed and takes no more', async ({ page, as, browser }) => {
  const asker = await newAdministrator();
  const support = await newSuperUser();
  await as(asker);
  await page.goto('/help-center');
  await expect(page.getByRole('heading', { name: 'My Tickets' })).toBeVisible();
  await page.getByRole('button', { name: 'New ticket' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('The chart is empty');
  await write(page, 'Content', 'I see no owners.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: /The chart is empty/ }).click();
  await expect(page.getByText('I see no owners.')).toBeVisible();

  const second = await browser.newContext();
  await second.addInitScript((token) => window.localStorage.setItem('token', token), support.token);
  const other = await second.newPage();
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Reply' }).click();
  await write(other, 'Message', 'Please press Fit.');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByText('Support', { exact: true })).toBeVisible();
  await other.getByRole('combobox', { name: 'Status' }).selectOption('Closed');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('This ticket is closed. Write a new one if it is not solved.')).toBeVisible();
  await second.close();

  await page.reload();
  await expect(page.getByText('Please press Fit.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reply' })).toBeHidden();
});
