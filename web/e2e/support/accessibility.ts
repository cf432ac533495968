import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = new Set(['serious', 'critical']);

/** What an open dialog or menu covers is out of reach on purpose. */
const isCovered = (summary: string | undefined) => summary?.includes('partially obscured') ?? false;

/** No serious violation of WCAG 2.2 A and AA on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const said = violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })))
    .filter(({ failureSummary }) => !isCovered(failureSummary))
    .map(({ id, target, failureSummary }) => `${id}: ${target} ${failureSummary}`);
  expect(said).toEqual([]);
}
