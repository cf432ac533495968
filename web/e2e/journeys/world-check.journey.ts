import type { Browser, Locator } from '@playwright/test';
import { uploadPdf } from '../support/client-file';
import { newColleague, type Person } from '../support/people';
import { screenedClient } from '../support/screening';
import { expect, type Page, test } from '../support/test';

const COMMENT = 'Comment on Sanctions found';
const WARNING = 'Sanction screening findings do not conform.';

/** The findings of the director's world-check, as this person sees them. */
async function findingsOf(
  browser: Browser,
  person: Person,
  client: string,
): Promise<{ page: Page; findings: Locator }> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((token) => window.localStorage.setItem('token', token), person.token);
  await page.goto(`/${client}/managing-directors/`);
  await page
    .getByRole('button', { name: /^Viktor Melnikov/ })
    .last()
    .click();
  await page
    .locator('[data-document="world_check"]')
    .getByRole('button', { name: /comment/i })
    .click();
  return { page, findings: page.getByRole('region', { name: 'Findings' }) };
}

const answer = (findings: Locator, level: string, choice: 'YES' | 'NO'): Promise<void> =>
  findings
    .getByRole('radiogroup', { name: `Sanctions found, ${level}` })
    .getByText(choice, { exact: true })
    .click();

async function explain(page: Page, comment: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: COMMENT });
  if (comment) await dialog.getByRole('textbox', { name: COMMENT }).fill(comment);
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Data saved successfully')).toBeVisible();
}

test('each level answers a world-check for itself: a YES needs its reason, and answers that differ are warned of', async ({
  browser,
}) => {
  const { administrator, client, director } = await screenedClient();
  const place = { company_id: client, documentType: 'world_check', person: director };
  await uploadPdf(administrator, place, 'world-check.pdf');

  const manager = await newColleague(administrator, 'DATA_CONTROLLER', 'Anna Manager');
  const first = await findingsOf(browser, manager, client);
  await expect(first.findings.getByText('Supervisor')).toBeHidden();
  await answer(first.findings, 'Account Manager', 'YES');
  await explain(first.page, '');
  await expect(
    first.page.getByText('Sanctions found will be set as NO as there are no comments provided'),
  ).toBeVisible();
  await expect(first.findings.getByRole('radio', { name: 'NO' }).first()).toBeChecked();
  await answer(first.findings, 'Account Manager', 'YES');
  await explain(first.page, 'On the list of 2024');
  await expect(first.findings.getByText('On the list of 2024')).toBeVisible();
  await expect(first.findings.getByText(WARNING)).toBeHidden();
  await save(first.page);

  const supervisor = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const second = await findingsOf(browser, supervisor, client);
  await expect(second.findings.getByText('On the list of 2024')).toBeVisible();
  await expect(second.findings.getByRole('radiogroup', { name: 'Sanctions found, Account Manager' })).toBeHidden();
  await answer(second.findings, 'Supervisor', 'NO');
  await expect(second.findings.getByText(WARNING)).toBeVisible();
  await answer(second.findings, 'Supervisor', 'YES');
  await explain(second.page, 'Seen as well');
  await expect(second.findings.getByText(WARNING)).toBeHidden();
  await save(second.page);

  const officer = await newColleague(administrator, 'COMPLIANCE_OFFICER', 'Olga Officer');
  const third = await findingsOf(browser, officer, client);
  await expect(third.findings.getByText('On the list of 2024')).toBeVisible();
  await expect(third.findings.getByText('Seen as well')).toBeVisible();
  await answer(third.findings, 'Compliance Officer', 'NO');
  await expect(third.findings.getByText(WARNING)).toBeVisible();
});

test('examination 1: the reason of a YES takes what is typed, the second time too, and the answer stays', async ({
  browser,
}) => {
  const { administrator, client, director } = await screenedClient();
  await uploadPdf(
    administrator,
    { company_id: client, documentType: 'world_check', person: director },
    'world-check.pdf',
  );
  const manager = await newColleague(administrator, 'DATA_CONTROLLER', 'Anna Manager');
  const { page, findings } = await findingsOf(browser, manager, client);
  const dialog = page.getByRole('dialog', { name: COMMENT });
  for (const typed of ['Named as a partner ', 'of a listed person ']) {
    await answer(findings, 'Account Manager', 'NO');
    await answer(findings, 'Account Manager', 'YES');
    const field = dialog.getByRole('textbox', { name: COMMENT });
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
    await expect(field).toContainText(typed.trim());
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(findings.getByRole('radio', { name: 'YES' }).first()).toBeChecked();
  }
  await page.context().close();
});
