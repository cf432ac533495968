import { describe, expect, it } from '@jest/globals';
import { pageWindow } from './page-window';

const LINKS = 8;
const links = (page: number, pages: number) => pageWindow(page, pages, LINKS).filter((entry) => entry !== 'gap');

describe('pageWindow', () => {
  it('lists all pages up to the limit', () => {
    expect(pageWindow(2, 8, LINKS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('keeps the first, the last and the neighbours beyond it', () => {
    expect(pageWindow(10, 20, LINKS)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 13, 'gap', 20]);
  });

  it('never shows more links than the limit, nor one twice, nor loses the current page', () => {
    for (let pages = 1; pages <= 40; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const shown = links(page, pages);
        expect(shown.length).toBeLessThanOrEqual(LINKS);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toContain(page);
      }
    }
  });
});
