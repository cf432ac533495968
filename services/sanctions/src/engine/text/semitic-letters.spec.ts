import { describe, expect, test } from '@jest/globals';
import { scoreNames } from '../score/name-score.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { parseName } from './parse-name.js';

const score = (a: string, b: string): number =>
  scoreNames(parseName(a, 'person'), parseName(b, 'person'), DEFAULT_SETTINGS.names).score;

describe('Hebrew letters with a geresh', () => {
  test.each([
    ["ג'ליל קתלין", 'Jaleel Cathleen'],
    ["ראקיה ג'ירו", 'Raqiya Jiro'],
    ["צ'רני דוד", 'Cherny David'],
  ])('%s = %s', (asked, listed) => expect(score(asked, listed)).toBeGreaterThanOrEqual(DEFAULT_SETTINGS.threshold));
});
