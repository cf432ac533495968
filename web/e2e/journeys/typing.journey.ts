import { DIALOGS, type DialogName } from '@/components/dialog/dialogs';
import { paths } from '@/lib/paths';
import { type FilledFile, filledFile } from '../support/filled-file';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { expect, type Page, test } from '../support/test';

type World = { administrator: Person; maker: Person; checker: Person; file: FilledFile };

type Way = {
  as: 'administrator' | 'maker' | 'checker';
  path: (world: World) => string;
  open: (page: Page) => Promise<void>;
  /** Its first field takes any text, so that none of what is typed may be missing. */
  takesText?: boolean;
  /** What was typed the first time is there the second time. */
  keepsText?: boolean;
  /** It lies above a screen whose letters are shortcuts. */
  overShortcuts?: boolean;
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click({ timeout: 60_000 });
};
const client = (tail: string) => (world: World) => `/${world.file.company}/${tail}`;
const CONFIRMATION = 'asks with the same component as delete-record';
const UNTRIED = 'new, and not typed into yet';
const PASSWORD = 'a password field alone, and its answer is refused unless it is the own password';

/** How each dialog is opened, or why nothing is typed into it here. */
const WAYS: Partial<Record<DialogName, Way | string>> = {
  'add-bank-form': 'its form is whole after one word, so Enter adds it as a form does',
  'add-client': { as: 'maker', path: () => '/', open: press('Add New Client') },
  'add-due-diligence': UNTRIED,
  'add-element': UNTRIED,
  'add-passkey': PASSWORD,
  'add-revision': UNTRIED,
  'approve-review': UNTRIED,
  'add-record': {
    as: 'maker',
    path: client('managing-directors/'),
    open: press('Add Managing Director'),
  },
  'affected-changes': {
    as: 'checker',
    path: ({ file }) => `/${file.company}/workflow/${file.changes.removal}`,
    open: press(/^Approve/),
    overShortcuts: true,
  },
  calendar: 'has no field; arrows and Enter pick a day as in every calendar',
  'client-filters': { as: 'maker', path: () => '/', open: press('Filters') },
  'client-switcher': { as: 'maker', path: client(''), open: press('Switch client'), takesText: true },
  'compare-list-versions': 'reads only, for the operator of the platform',
  'create-task': { as: 'maker', path: client('tasks/'), open: press('New task') },
  'create-ticket': { as: 'maker', path: () => '/help-center', open: press('New ticket') },
  'decide-due-diligence': UNTRIED,
  'delete-document': CONFIRMATION,
  'delete-revision': CONFIRMATION,
  'due-diligence-comments': UNTRIED,
  'due-diligence-filters': UNTRIED,
  'due-diligence-links': 'has no field',
  'file-history': 'has no field',
  'file-viewer': UNTRIED,
  'delete-record': {
    as: 'maker',
    path: client(''),
    open: async (page) => {
      const more = page.getByRole('button', { name: 'More actions', exact: true }).first();
      await expect(async () => {
        await more.click();
        await page.getByRole('menuitem').first().click({ timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
    },
  },
  'delete-user': CONFIRMATION,
  deny: {
    as: 'checker',
    path: ({ file }) => `/${file.company}/workflow/${file.changes.official}`,
    open: press(/^Deny/),
    takesText: true,
    keepsText: true,
    overShortcuts: true,
  },
  'document-details': 'the same fields as the record forms; explain-finding lies above it',
  'end-own-sessions': CONFIRMATION,
  'explain-finding': 'the same editor as deny, opened each time anew',
  help: { as: 'maker', path: client(''), open: press('Help') },
  'leave-unsaved': CONFIRMATION,
  message: 'the same editor as deny',
  'main-menu': 'links of a phone, which has no keys',
  notifications: { as: 'checker', path: client(''), open: press(/changes? wait|Notifications/) },
  'own-password': PASSWORD,
  'recovery-codes': 'has no field, and no button has the focus',
  'remove-own-list': CONFIRMATION,
  'rename-passkey': UNTRIED,
  'replace-two-factor': 'takes six digits of an authenticator',
  'request-screening': 'needs a client that allows screening; Enter without a surname is refused',
  'revoke-invitation': CONFIRMATION,
  'roll-back-list': CONFIRMATION,
  'save-terms': CONFIRMATION,
  'screen-person': CONFIRMATION,
  'screening-result': 'has no field, and no button has the focus',
  'screening-runs': 'is there only while a search runs',
  'submit-due-diligence': UNTRIED,
  subsidiary: UNTRIED,
  terms: 'has no field; its text has the focus',
  'terms-agreements': 'reads only, for the operator of the platform',
  'two-factor': 'takes six digits of an authenticator',
  'upload-due-diligence': UNTRIED,
  user: { as: 'administrator', path: () => '/user-management', open: press('Add User') },
  'user-action': CONFIRMATION,
  'user-menu': { as: 'maker', path: client(''), open: press(/^Account of/) },
};

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
    if (/^\/(api|bo)\/.*(approve|deny|delete|remove|roll-back|end-sessions)/.test(new URL(request.url()).pathname))
      calls.push(request.url());
  });
  return calls;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const isChange = (path: string) => /\/workflow\/[0-9a-f]{24}$/.test(path);

/** J and K go through the queue of the client, and nowhere else. */
const expectStayed = (page: Page, before: string) =>
  isChange(before)
    ? expect(pathOf(page).startsWith(before.slice(0, -24))).toBe(true)
    : expect(pathOf(page)).toBe(before);

test.describe.configure({ mode: 'default' });
let world: World;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const checker = await newColleague(administrator, 'DATA_PROCESSOR', 'Sam Supervisor');
  world = { administrator, maker, checker, file: await filledFile(maker, checker, 'Caribbean Trust & Trading N.V.') };
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
    await as(world[way.as]);
    await page.goto(way.path(world));
    const dialog = page.locator(`[data-dialog="${name}"]`);
    for (const round of [1, 2]) {
      await way.open(page);
      await expect(dialog.locator(':focus')).toBeAttached();
      const before = pathOf(page);
      await page.keyboard.type(`Start${round} `);
      if (way.takesText) {
        const typed = () => dialog.locator(':focus').evaluate((at) => (at as HTMLInputElement).value ?? at.textContent);
        await expect.poll(typed).toContain(`Start${round}`);
        if (way.keepsText) expect(await typed()).toContain('Start1');
      }
      await page.keyboard.type(keys(at * 2 + round, way.overShortcuts ? MANY : SOME));
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
    await page.keyboard.type(keys(1_000 + at, isChange(before) ? MANY : SOME));
    expectStayed(page, before);
    expect(decisions, pattern).toEqual([]);
  }
});
