import { describe, expect, test } from '@jest/globals';
import { carryRemoved } from './diff.js';
import { blankEntry, type ListEntry } from './entry.js';
import { mergeEntries } from './merge.js';
import { isListRefusal } from './refusal.js';
import { chooseSentinels, countList, type ListCounts, validateList } from './validate.js';

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

  test('a politician of a collection is no sanctioned person; who is both has a sanction of each list', () => {
    const sanctions = (change: Partial<ListEntry>) =>
      [...mergeEntries([entry('A', '1', [], ['Ilmarik'], change)])][0]?.sanctions.map(({ list }) => list);
    const measures = ['x_list', 'y_list'].map((list) => ({ list, body: list, country: '', programmes: [] }));
    expect(sanctions({ topics: ['role.pep', 'wanted'], measures })).toEqual([]);
    expect(sanctions({ topics: ['role.pep', 'sanction.linked'], measures })).toEqual(['x_list', 'y_list']);
    expect(sanctions({ topics: ['debarment'] })).toEqual(['A']);
    expect(sanctions({ topics: [] })).toEqual(['A']);
  });

  test('a link without an identifier joins nobody', () => {
    const cards = [...mergeEntries([entry('A', '1', ['eu:'], ['Ilmarik']), entry('A', '2', ['eu:'], ['Tamzin'])])];
    expect(cards.map(({ id }) => id)).toEqual(['a:1', 'a:2']);
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

  test('keeps an entry that left as not current', () => {
    const kept = carryRemoved(before, after);
    expect(kept.find(({ id }) => id === '1')?.current).toBe(false);
    expect(kept).toHaveLength(3);
  });
});

describe('validation', () => {
  const many = (count: number): ListEntry[] =>
    Array.from({ length: count }, (_, at) => entry('A', String(at), [], [`Name ${at}`]));
  const counted = (entries: number): ListCounts => ({ entries, names: entries, addresses: 0 });
  const reason = (entries: ListEntry[], before: number | ListCounts, sentinels: string[] = []): string => {
    const last = typeof before === 'number' ? counted(before) : before;
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

  test('refuses a list that kept its entries and lost their other names or their addresses', () => {
    const addresses = [{ text: '12 Lipova' }];
    const full = many(100).map((one) => ({ ...one, names: [...one.names, ...one.names], addresses }));
    const cut = (change: Partial<ListEntry>) => full.map((one, at) => (at < 90 ? one : { ...one, ...change }));
    expect(reason(full, countList(full))).toBe('accepted');
    expect(reason(cut({ addresses: [] }), countList(full))).toBe('shrunk');
    expect(reason(cut({ names: many(1)[0]!.names }), countList(full))).toBe('accepted');
    expect(reason(cut({ names: [] }), countList(full))).toBe('columns');
    expect(
      reason(
        full.map((one, at) => (at < 80 ? one : { ...one, names: one.names.slice(1) })),
        countList(full),
      ),
    ).toBe('shrunk');
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
