import { describe, expect, it } from '@jest/globals';
import { wholeNumbers } from '../../../scripts/random-numbers.mjs';
import type { Kind } from './definitions.js';
import { difference, orderedFields, withDifference } from './difference.js';
import type { FiledRecord } from './model/filed.js';
import type { Json, Plain } from './model/json.js';

const record = (kind: Kind, id: string, values: Plain = {}): FiledRecord => ({ kind, id, links: {}, values });
const bare = (records: readonly FiledRecord[]) =>
  new Map(
    records.map(({ id, values, ...rest }) => [
      id,
      { ...rest, values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) },
    ]),
  );

describe('the difference between two points in time', () => {
  it('names what was added, removed and changed, field by field, in the order of the file', () => {
    const before = [
      record('person', 'p', { firstName: 'Ann', lastName: 'Croes', city: 'Willemstad' }),
      record('shareholder', 's', { percentage_held: 20 }),
    ];
    const after = [
      record('kyc_file', 'f', { year: 2025 }),
      record('person', 'p', { firstName: 'Anna', lastName: 'Croes', zip: '12345', city: null }),
    ];
    const found = difference(before, after);
    expect(found.map(({ kind, change }) => [kind, change])).toEqual([
      ['person', 'changed'],
      ['shareholder', 'removed'],
      ['kyc_file', 'added'],
    ]);
    expect(found[0]?.fields).toEqual({
      firstName: { current: 'Ann', new: 'Anna' },
      city: { current: 'Willemstad', new: null },
      zip: { current: null, new: '12345' },
    });
    expect(orderedFields(found[0]!)).toEqual(['firstName', 'city', 'zip']);
    expect(found[1]?.fields).toEqual({ percentage_held: { current: 20, new: null } });
  });

  it('is empty between a file and itself, whatever the order of keys and empty fields', () => {
    const one = [record('kyc_file', 'f', { file: { filename: 'a', filesize: 1 }, year: null })];
    const other = [record('kyc_file', 'f', { file: { filesize: 1, filename: 'a' } })];
    expect(difference(one, other)).toEqual([]);
  });

  it.each(Array.from({ length: 200 }, (_, seed) => seed))('makes the second of the first (seed %i)', (seed) => {
    const pick = wholeNumbers(seed);
    const values: Json[] = [null, 'x', 7, true, { ops: [{ insert: 'z' }] }];
    const file = (): FiledRecord[] =>
      Array.from({ length: 12 }, (_, at) => at)
        .filter(() => pick(3) > 0)
        .map((at) =>
          record(
            (['person', 'entity', 'kyc_file'] as const)[at % 3]!,
            `r${at}`,
            Object.fromEntries(
              ['a', 'b', 'c'].filter(() => pick(2)).map((name) => [name, values[pick(values.length)]!]),
            ),
          ),
        );
    const [before, after] = [file(), file()];
    expect(bare(withDifference(before, difference(before, after)))).toEqual(bare(after));
  });
});
