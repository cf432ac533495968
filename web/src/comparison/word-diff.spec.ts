import { describe, expect, it } from '@jest/globals';
import { type Part, wordDiff } from './word-diff';

const marked = (parts: Part[]) => parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const plain = (parts: Part[]) => parts.map(({ text }) => text).join('');

describe('wordDiff', () => {
  it('marks the words that differ and nothing else', () => {
    const { before, after } = wordDiff('Sells used cars in Willemstad', 'Sells new cars in Willemstad');
    expect(marked(before)).toBe('Sells [used] cars in Willemstad');
    expect(marked(after)).toBe('Sells [new] cars in Willemstad');
  });

  it('marks an addition on one side only', () => {
    const { before, after } = wordDiff('one two', 'one and two');
    expect(marked(before)).toBe('one two');
    expect(plain(after.filter(({ changed }) => changed)).trim()).toBe('and');
  });

  it('marks everything when nothing was there before', () => {
    expect(wordDiff('', 'New text')).toEqual({ before: [], after: [{ text: 'New text', changed: true }] });
  });

  it('marks nothing in equal texts', () => {
    const { before, after } = wordDiff('Same.', 'Same.');
    expect([...before, ...after].some(({ changed }) => changed)).toBe(false);
  });

  it('keeps letters of any script together', () => {
    expect(marked(wordDiff('شركة الأمل', 'شركة النور').after)).toBe('شركة [النور]');
  });

  it('gives back both texts whatever they are', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const text = () => Array.from({ length: random(40) }, () => ['a', 'b', ' ', '.', 'word'][random(5)]).join('');
    for (let round = 0; round < 300; round += 1) {
      const [before, after] = [text(), text()];
      const found = wordDiff(before, after);
      expect(plain(found.before)).toBe(before);
      expect(plain(found.after)).toBe(after);
      expect(plain(found.before.filter(({ changed }) => !changed))).toBe(
        plain(found.after.filter(({ changed }) => !changed)),
      );
    }
  });

  it('takes very long texts apart in reasonable time', () => {
    const long = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
    const started = performance.now();
    expect(plain(wordDiff(long('a'), long('b')).after)).toBe(long('b'));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
