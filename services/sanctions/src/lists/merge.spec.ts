import { describe, expect, test } from '@jest/globals';
import { carryRemoved, diffLists, hashEntries } from './diff.js';
import { blankEntry, type ListEntry } from './entry.js';
import { mergeEntries } from './merge.js';
import { isListRefusal } from './refusal.js';
import { chooseSentinels, validateList } from './validate.js';

function entry(list: string, id: string, links: string[], names: string[], change: Partial<ListEntry> = {}): ListEntry {
  const base = blankEntry({ source: list.toLowerCase(), list, body: `Body of ${list}`, country: 'XX' }, id, 'person');
  return { ...base, links, names: names.map((text) => ({ text, kind: 'alias', strength: 'strong' })), ...change };
}

describe('merging', () => {
  test('makes one card with several sanctions of entries that share a link, through a third if need be', () => {
    const cards = [
      ...mergeEntries([
        entry('A', '1', ['ofac:1'], ['Ilmarik']),
        entry('B', '2', ['un:X.1'], ['Vargento']),
        entry('C', '3', ['ofac:1', 'un:X.1'], ['Ilmarik'], { current: false }),
      ]),
    ];
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({ id: 'un:X.1', current: true });
    expect(cards[0]?.sanctions.map(({ list, current }) => [list, current])).toEqual([
      ['A', true],
      ['B', true],
      ['C', false],
    ]);
    expect(cards[0]?.names.find((name) => name.text === 'Ilmarik')?.lists).toEqual(['A', 'C']);
  });

  test('never merges by likeness, nor a person with a company', () => {
    const company = entry('B', '2', ['ofac:1'], ['Ilmarik'], { type: 'organisation' });
    expect([...mergeEntries([entry('A', '1', ['ofac:1'], ['Ilmarik']), company])]).toHaveLength(2);
    expect([...mergeEntries([entry('A', '1', [], ['Ilmarik']), entry('A', '2', [], ['Ilmarik'])])]).toHaveLength(2);
  });

  test('the US screening list does not make a weak alias strong', () => {
    const weak = entry('OFAC SDN', '1', ['ofac:1'], []);
    weak.names.push({ text: 'Falco', kind: 'alias', strength: 'weak' });
    const copy = entry('US CSL: SDN', '1', ['ofac:1'], ['Falco']);
    for (const order of [
      [weak, copy],
      [copy, weak],
    ])
      expect([...mergeEntries(order)][0]?.names[0]?.strength).toBe('weak');
  });
});

describe('versions', () => {
  const before = [entry('A', '1', [], ['Ilmarik']), entry('A', '2', [], ['Tamzin'])];
  const after = [entry('A', '2', [], ['Tamzin', 'Tamzeen']), entry('A', '3', [], ['Stanimir'])];

  test('lists what was added, removed and changed', () => {
    expect(diffLists(hashEntries(before), hashEntries(after))).toEqual({
      added: ['3'],
      removed: ['1'],
      changed: ['2'],
      unchanged: 0,
    });
  });

  test('keeps an entry that left as not current', () => {
    const kept = carryRemoved(before, after);
    expect(kept.find(({ id }) => id === '1')?.current).toBe(false);
    expect(kept).toHaveLength(3);
  });
});

describe('validation', () => {
  const many = (count: number): ListEntry[] =>
    Array.from({ length: count }, (_, at) => entry('A', String(at), [], [`Name ${at}`]));
  const reason = (entries: ListEntry[], last: number, sentinels: string[] = []): string => {
    try {
      validateList(entries, last, { maxShrink: 0.05, sentinels });
    } catch (error) {
      return isListRefusal(error) ? error.refusal : 'other';
    }
    return 'accepted';
  };

  test('refuses empty, shrunk and strange lists', () => {
    expect(reason([], 0)).toBe('no-entries');
    expect(reason(many(90), 100)).toBe('shrunk');
    expect(reason(many(96), 100)).toBe('accepted');
    expect(
      reason(
        many(100).map((one) => ({ ...one, id: '1' })),
        0,
      ),
    ).toBe('columns');
  });

  test('misses its sentinels', () => {
    const sentinels = chooseSentinels(many(100), 20);
    expect(sentinels).toHaveLength(20);
    expect(reason(many(100), 100, sentinels)).toBe('accepted');
    expect(
      reason(
        many(100).map((one) => ({ ...one, names: [{ text: `Other ${one.id}`, kind: 'alias', strength: 'strong' }] })),
        100,
        sentinels,
      ),
    ).toBe('sentinels');
  });
});
