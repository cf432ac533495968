import { COUNTRIES } from '@dossier/proto/rules/countries';
import { paths } from '@/lib/paths';
import { newCompany, waiting } from '../support/client-file';
import { newAdministrator, newColleague } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

// Every text is said as `[Šávé]` in the test language, and all data here is Cyrillic: what Latin letters are left were
// written into the code.
test.use({ locale: 'en-XA' });

/** What is the same in every language: addresses, kinds of files, units, keys, the names of products. */
const SAME = [
  /\S+@\S+/g,
  /\S+\.(?:pdf|csv)\b/gi,
  /https?:\S+/g,
  /\b(?:Dossier|Ctrl|Esc|Enter|PDF|CSV|kB|MB|GMT|UTC|AM|PM|Linux|HeadlessChrome|Chrome|English|Nederlands|Español|id)\b/g,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g,
];

const NOT_OURS = new Set(['autosize measurement', ...COUNTRIES.map(({ name }) => name)]);

/** What people see or hear on the page, each once. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('time, kbd, code, script, style')) said.add(node.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`body [${name}]`)) said.add(element.getAttribute(name) ?? '');
    return [document.title, ...said];
  });

/** Those in which Latin letters are left once what was translated is taken out. */
function fixedIn(words: readonly string[]): string[] {
  return words.filter((said) => {
    let left = said;
    for (let before = ''; before !== left; ) [before, left] = [left, left.replaceAll(/\[[^[\]]*\]/g, '')];
    for (const same of SAME) left = left.replaceAll(same, '');
    return /[A-Za-z]{2}/.test(left);
  });
}

/** An administrator, a client file, and a colleague's change that waits in it. */
async function world() {
  const administrator = await newAdministrator('Мария');
  const maker = await newColleague(administrator, 'DATA_PROCESSOR', 'Анна');
  const company = await newCompany(maker, 'Холдинг');
  const director = { company_id: company, location_type: 'local', entity_type: 'person' };
  await post('md/create', { ...director, firstName: 'Елена', lastName: 'Петрова' }, maker.token);
  const [change] = await waiting(administrator, company, 1);
  return { administrator, company, change: change?._id ?? '' };
}

test('no sentence is fixed from the sign-in over a client file and a review to the settings', async ({ page, as }) => {
  test.setTimeout(180_000);
  const { administrator, company, change } = await world();
  const fixed: Record<string, string[]> = {};
  const read = async (address: string, shown: RegExp) => {
    await page.goto(address);
    await expect(page.getByText(shown).first()).toBeVisible({ timeout: 30_000 });
    // Names of countries are those of the platform, which has none in this language; the other is no text that is seen.
    const found = fixedIn(await wordsOf(page)).filter((said) => !NOT_OURS.has(said));
    if (found.length > 0) fixed[address] = found;
  };
  await read(paths.login.href(), /\[/);
  await as(administrator);
  await read(paths.clients.href(), /Холдинг/);
  await read(paths.client.dashboard.href(company), /Холдинг/);
  await read(paths.client.managingDirectors.href(company), /Елена/);
  await read(paths.workflowItem.href(change), /Елена/);
  await read(paths.profileSettings.href(), /\[/);
  expect(fixed).toEqual({});
});
