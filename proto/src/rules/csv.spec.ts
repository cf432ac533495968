import { expect, test } from '@jest/globals';
import { csvOf } from './csv.js';

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+31 6', "'+31 6"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['Vos, Milan', '"Vos, Milan"'],
  ['a "b"', '"a ""b"""'],
  ['plain', 'plain'],
])('%s', (given, expected) => {
  expect(csvOf([[given]])).toBe(`\uFEFF${expected}\r\n`);
});

test('numbers stay numbers', () => {
  expect(
    csvOf([
      ['a', -1],
      ['b', 2],
    ]),
  ).toBe('\uFEFFa,-1\r\nb,2\r\n');
});
