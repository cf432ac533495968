import { describe, expect, test } from '@jest/globals';
import { inLine, inPrint } from './letters.js';

describe('a text with words that run to the left', () => {
  test('keeps the order of all others', () => {
    expect(inLine('Ayman Rabi; أيمن محمد; Abu Fatma (weak alias)')).toEqual([
      'Ayman Rabi; ',
      'أيمن\u00a0محمد',
      '; Abu Fatma (weak alias)',
    ]);
    expect(inLine('Viktor Melnikov')).toEqual(['Viktor Melnikov']);
    expect(inLine('')).toEqual(['']);
  });

  test('is broken within a long phrase alone', () => {
    const pieces = inLine(Array.from({ length: 12 }, () => 'محمد').join(' '));
    expect(pieces.filter((piece) => piece.trim()).map((piece) => piece.length)).toEqual([44, 14]);
  });
});

test('letters that the font lacks are put into Latin ones, and that is said once', () => {
  expect(inPrint('Kim, 김정은')).toBe('Kim, Gimjeongeun (in Latin letters)');
  expect(inPrint(inPrint('김정은'))).toBe(inPrint('김정은'));
  expect(inPrint('أيمن')).toBe('أيمن');
});
