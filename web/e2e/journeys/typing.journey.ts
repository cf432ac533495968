import { DIALOGS } from '@/components/dialog/dialogs';
import { paths } from '@/lib/paths';
import { filledFile } from '../support/filled-file';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { newSuperUser } from '../support/super-user';
import { get, post } from '../support/system';
import { expect, type Page, test } from '../support/test';
import { WAYS, type World } from '../support/ways-to-dialogs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;-()';

/** Keys typed where single letters are shortcuts, and elsewhere. */
const MANY = 200;
const SOME = 50;

/** Letters, spaces and Enter, the same for the same seed. */
function keys(seed: number, length: number): string {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const key = () => {
    const kind = random(20);
    if (kind === 0) return '\n';
    return kind < 4 ? ' ' : (LETTERS[random(LETTERS.length)] ?? 'a');
  };
  return Array.from({ length }, key).join('');
}

/** Calls that decide or take away, as they leave the page. */
function decisionsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (
      /^\/(api|bo)\/.*(approve|deny|delete|remove|roll-back|end-sessions|complete-report|snapshot-save|due-diligence\/(state|submit)|snooze|settle|give-credit|activate)/.test(
        new URL(request.url()).pathname,
      )
    )
      calls.push(request.url());
  });
  return calls;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const isChange = (path: string) => /\/(workflow|change-log)\/[0-9a-f]{24}$/.test(path);

/** J, K and Enter choose and open an item of one's work, as in a mailbox. */
const opensByEnter = (path: string) => path === '/my-work';

/** J and K go through the queue of the client or its history, and nowhere else. */
const expectStayed = (page: Page, before: string) =>
  isChange(before)
    ? expect(pathOf(page).startsWith(before.slice(0, -24))).toBe(true)
    : expect(pathOf(page)).toBe(before);

const SIGNED = { filler_full_name: 'Ana Pietersz', position: 'Director', date_when_signed: '2026-01-31' };

async function newQuestions({ token }: Person, company_id: string): Promise<World['open']> {
  const made = await post('due-diligence/create', { company_id, label: 'Onboarding' }, token);
  return made.dueDiligence as World['open'];
}

test.describe.configure({ mode: 'default' });
let world: World;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  const file = await filledFile(maker, checker, 'Caribbean Trust & Trading N.V.');
  const [open, sent] = [await newQuestions(maker, file.company), await newQuestions(maker, file.company)];
  await post('due-diligence/save', { record: SIGNED }, sent.token);
  await post('due-diligence/submit-report', { is_correct: true, terms_agreed: true }, sent.token);
  const { user } = await get('get-user', administrator.token);
  const id = (user as { _id: string })._id;
  world = { operator: await newSuperUser(), administrator: { ...administrator, id }, maker, checker, file, open, sent };
});

test('examination 2: every dialog is tried with random keys, or says why not', () => {
  expect(DIALOGS.filter((name) => !WAYS[name])).toEqual([]);
});

for (const [at, name] of DIALOGS.entries()) {
  const way = WAYS[name];
  if (!way || typeof way === 'string') continue;
  test(`examination 2: random keys in ${name}, opened twice, decide nothing and lead nowhere`, async ({ page, as }) => {
    test.setTimeout(300_000);
    const decisions = decisionsOf(page);
    if (way.as) await as(world[way.as]);
    await page.goto(way.path(world));
    const dialog = page.locator(`[data-dialog="${name}"]`);
    for (const round of [1, 2]) {
      await way.open(page, world);
      await expect(dialog.locator(':focus')).toBeAttached();
      const before = pathOf(page);
      await page.keyboard.type(`Start${round} `);
      if (way.takesText) {
        const typed = () => dialog.locator(':focus').evaluate((at) => (at as HTMLInputElement).value ?? at.textContent);
        await expect.poll(typed).toContain(`Start${round}`);
        if (way.keepsText) expect(await typed()).toContain('Start1');
      }
      const random = keys(at * 2 + round, way.overShortcuts ? MANY : SOME);
      await page.keyboard.type(way.completedByEnter ? random.replaceAll('\n', ' ') : random);
      expectStayed(page, before);
      for (let layers = 0; layers < 3 && (await page.locator('[data-dialog]').count()) > 0; layers++)
        await page.keyboard.press('Escape');
      await expect(page.locator('[data-dialog]')).toHaveCount(0);
      // The second opening has to be one of the same page, whose code is all there by then.
      if (pathOf(page) !== before) await page.goto(way.path(world));
    }
    expect(decisions).toEqual([]);
  });
}

type Paths = { [name: string]: { pattern?: string } | Paths };
const patterns = (part: Paths): string[] =>
  Object.entries(part).flatMap(([name, inner]) =>
    name === 'pattern' ? [String(inner)] : typeof inner === 'object' ? patterns(inner as Paths) : [],
  );

test('examination 2: random keys on every screen decide nothing and lead nowhere', async ({ page, as }) => {
  test.setTimeout(600_000);
  const decisions = decisionsOf(page);
  await as(world.checker);
  const { company, changes } = world.file;
  for (const [at, pattern] of [...new Set(patterns(paths as unknown as Paths))].entries()) {
    await page.goto(pattern.replace(':clientId', company).replace(':itemId', changes.company).replace(/:\w+/, company));
    // A refusal and a failure to load have no heading.
    await page.getByRole('heading').or(page.locator('main p')).first().waitFor({ timeout: 60_000 });
    // Screens that come later are there as addresses only.
    if (await page.locator('#content').getByText('Page not found').isVisible()) continue;
    const before = pathOf(page);
    const random = keys(1_000 + at, isChange(before) ? MANY : SOME);
    await page.keyboard.type(opensByEnter(before) ? random.replaceAll('\n', ' ') : random);
    expectStayed(page, before);
    expect(decisions, pattern).toEqual([]);
  }
});
