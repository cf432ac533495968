import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from './test';

/** A script of its own: what a page evaluates cannot import. In a block, so that it may be evaluated again. */
const SCRIPT = `{ ${readFileSync(join(import.meta.dirname, 'layout-faults.js'), 'utf8')} }`;
const [NARROWEST, WIDEST, STEP] = [360, 1920, 40];
/** High enough that nearly everything of a screen is in it. */
const HEIGHT = 1_800;
const WIDTHS = Array.from({ length: (WIDEST - NARROWEST) / STEP + 1 }, (_, at) => NARROWEST + at * STEP);

/** What overlaps, is cut off or sticks out on the page as it is now. */
export const faultsOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(SCRIPT);

/** Nothing overlaps, is cut off or sticks out at any width from a phone's to a large screen's. */
export async function expectWholeAtEveryWidth(page: Page): Promise<void> {
  const found = new Map<string, number[]>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const fault of await faultsOf(page)) found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  const said = [...found].map(([fault, widths]) => `${widths[0]}–${widths.at(-1)} (${widths.length}): ${fault}`);
  expect(said).toEqual([]);
}
