import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = new Set(['serious', 'critical']);

/** What an open dialog or menu covers is out of reach on purpose. */
const isCovered = (summary: string | undefined) => summary?.includes('partially obscured') ?? false;

/** What axe leaves off for everybody: who speaks to the computer says what a button reads. */
const ALSO = { 'label-content-name-mismatch': { enabled: true } };
const WCAG = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };

/** No serious violation of WCAG 2.2 A and AA on the page as it is now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothingGrave(new AxeBuilder({ page }).options({ runOnly: WCAG, rules: ALSO }));

/** The part of it that depends on the theme. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothingGrave(new AxeBuilder({ page }).withRules('color-contrast'));

async function expectNothingGrave(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const said = violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })))
    .filter(({ failureSummary }) => !isCovered(failureSummary))
    .map(({ id, target, failureSummary }) => `${id}: ${target} ${failureSummary}`);
  expect(said).toEqual([]);
}
