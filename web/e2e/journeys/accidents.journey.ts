import { newCompany, waiting } from '../support/client-file';
import { newAdministrator, newColleague } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const DIRECTOR = { location_type: 'local', entity_type: 'entity' };
const REASON = 'Wrong file, please upload a certified scan.';

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Please provide a reason for denying this request:' });

/** The calls that decide, as they leave the page. */
function decisionsOf(page: Page): string[] {
  const decisions: string[] = [];
  page.on('request', (request) => /changes\/(approve|deny)/.test(request.url()) && decisions.push(request.url()));
  return decisions;
}

/** Waits for the opened change to have been on screen. */
async function canApprove(page: Page) {
  const approve = page.getByRole('button', { name: /^Approve/ });
  await expect(approve).toBeEnabled({ timeout: 60_000 });
  return approve;
}

/** A client with that many changes that wait: additions of managing directors. */
async function clientWithChanges(count: number) {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  for (let at = 1; at <= count; at++)
    await post('md/create', { company_id: company, ...DIRECTOR, name: `Directors Number ${at}` }, maker.token);
  return { maker, checker, company, changes: await waiting(checker, company, count) };
}

test('examination 1: a reason typed into the second denial of a page goes into it and decides nothing', async ({
  page,
  as,
}) => {
  const { checker, company, changes } = await clientWithChanges(1);
  const decisions = decisionsOf(page);
  await as(checker);
  await page.goto(`/${company}/workflow/${changes[0]?._id}`);
  const deny = page.getByRole('button', { name: /^Deny/ });
  for (const typed of [REASON, `${REASON}${REASON}`]) {
    await deny.click();
    const reason = dialogOf(page).getByRole('textbox', { name: 'Reason' });
    await expect(reason).toBeFocused();
    await page.keyboard.type(REASON);
    await expect(reason).toHaveText(typed);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(deny).toBeFocused();
  }
  expect(decisions).toEqual([]);
});

test('examination 2: no letter decides, held or not', async ({ page, as }) => {
  const { checker, company, changes } = await clientWithChanges(2);
  const decisions = decisionsOf(page);
  await as(checker);
  await page.goto(`/${company}/workflow/${changes[0]?._id}`);
  await canApprove(page);
  for (let repeats = 0; repeats < 20; repeats++) await page.keyboard.down('a');
  await page.keyboard.up('a');
  await page.keyboard.type('approve yes');
  expect(decisions).toEqual([]);
  expect(await waiting(checker, company)).toHaveLength(2);
});

test('examination 2: keys held down and double presses approve the change that was read, and not the next', async ({
  page,
  as,
}) => {
  const { checker, company, changes } = await clientWithChanges(3);
  const decisions = decisionsOf(page);
  await as(checker);
  await page.goto(`/${company}/workflow/${changes[1]?._id}`);
  const approve = await canApprove(page);
  await page.keyboard.down('Control');
  for (let repeats = 0; repeats < 40; repeats++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(40);
  }
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  expect(decisions).toHaveLength(1);
  await expect(approve).toBeEnabled();
  await approve.dblclick();
  await expect.poll(async () => (await waiting(checker, company)).length).toBe(1);
  expect(decisions).toHaveLength(2);
});

/** How long Approve cannot be pressed from the moment another change is shown, in ms. */
const waitForApprove = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let shown: number | undefined;
        const look = () => {
          const approve = [...document.querySelectorAll('button')].find((each) =>
            each.textContent?.startsWith('Approve'),
          );
          if (approve?.disabled) shown ??= performance.now();
          else if (approve && shown !== undefined) done(performance.now() - shown);
        };
        new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
      }),
  );

test('examination 2: nothing is approved before its comparison has been on screen for 700 ms', async ({ page, as }) => {
  const { checker, company, changes } = await clientWithChanges(2);
  await as(checker);
  await page.goto(`/${company}/workflow/${changes[0]?._id}`);
  await canApprove(page);
  const waited = waitForApprove(page);
  await page.keyboard.press('j');
  expect(await waited).toBeGreaterThanOrEqual(699);
});
