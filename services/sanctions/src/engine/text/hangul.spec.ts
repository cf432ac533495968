import { describe, expect, test } from '@jest/globals';
import { scoreNames } from '../score/name-score.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { readForeignHangul } from './hangul.js';
import { parseName } from './parse-name.js';

const score = (a: string, b: string): number =>
  scoreNames(parseName(a, 'person'), parseName(b, 'person'), DEFAULT_SETTINGS.names).score;

describe('foreign names in Hangul', () => {
  test.each([
    ['스미스', 'smis'],
    ['브라운', 'braun'],
    ['넬슨', 'nelsun'],
    ['페트라스', 'petras'],
    ['울프', 'ulp'],
    ['은', 'un'],
  ])('%s is read %s', (written, read) => expect(readForeignHangul(written)).toBe(read));

  test.each([
    ['브라운 스미스', 'Brown Smith'],
    ['파블로 페트라스', 'Pablo Petras'],
    ['드레이븐 랄리', 'Draven Lali'],
  ])('%s = %s', (asked, listed) => expect(score(asked, listed)).toBeGreaterThanOrEqual(DEFAULT_SETTINGS.threshold));

  test('a native name keeps its reading', () =>
    expect(score('김영철', 'Kim Yong Chol')).toBeGreaterThanOrEqual(DEFAULT_SETTINGS.threshold));
});
