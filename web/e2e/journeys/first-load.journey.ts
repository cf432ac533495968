import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { newCompany } from '../support/client-file';
import { newAdministrator, type Person } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

/** Until a second passes in which nothing more has come. A shared worker's script is never told to be done, so the network is never idle. */
async function settled(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); ) {
    before = count();
    await pause(1_000);
  }
}

/** Kilobytes of scripts, gzipped, as the browser asks for them, and how many files they and the style sheets are. */
async function firstLoad(page: Page, path: string): Promise<{ kilobytes: number; files: number }> {
  const files: Promise<{ isScript: boolean; size: number }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The line of news opens seconds after the screen is there.
    if (!/^\/assets\/(?!line-worker).*\.(js|css)$/.test(pathname)) return;
    const size = response.body().then((body) => gzipSync(body).length);
    files.push(size.then((bytes) => ({ isScript: pathname.endsWith('.js'), size: bytes })));
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(() => files.length);
  const arrived = await Promise.all(files);
  const scripts = arrived.filter(({ isScript }) => isScript);
  return { kilobytes: scripts.reduce((sum, { size }) => sum + size, 0) / 1_000, files: arrived.length };
}

test.describe.configure({ mode: 'serial' });
let person: Person;
let company: string;
let link: string;
test.beforeAll(async () => {
  person = await newAdministrator();
  company = await newCompany(person, 'Adriatic Holdings N.V.');
  const asked = { company_id: company, label: 'Onboarding 2026' };
  const { dueDiligence } = await post('due-diligence/create', asked, person.token);
  link = `/fill-due-diligence/?token=${(dueDiligence as { token: string }).token}`;
});

const BUDGETS = [
  { name: 'login', path: () => '/login', kilobytes: 250, files: 20 },
  { name: 'client list', path: () => '/', signedIn: true, kilobytes: 250, files: 18 },
  // Wanted: 150 kB. React, the fields and what floats above them are what remains.
  { name: 'form of a visitor', path: () => link, kilobytes: 240, files: 14 },
  { name: 'client file', path: () => `/${company}/`, signedIn: true, kilobytes: 315, files: 14 },
];

for (const { name, path, signedIn, kilobytes, files } of BUDGETS) {
  test(`examination 18: the first load of the ${name} keeps its budget`, async ({ page, as }) => {
    if (signedIn) await as(person);
    const load = await firstLoad(page, path());
    expect(load.kilobytes).toBeLessThan(kilobytes);
    expect(load.kilobytes).toBeGreaterThan(50);
    expect(load.files).toBeLessThan(files);
  });
}
