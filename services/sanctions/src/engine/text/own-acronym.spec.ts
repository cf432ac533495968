import { describe, expect, test } from '@jest/globals';
import { scoreNames } from '../score/name-score.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { parseName } from './parse-name.js';

const score = (a: string, b: string): number =>
  scoreNames(parseName(a, 'organisation'), parseName(b, 'organisation'), DEFAULT_SETTINGS.names).score;
const { threshold } = DEFAULT_SETTINGS;

describe('an acronym beside the words that it stands for', () => {
  test.each([
    ['TARNHELM YOUTH MOVEMENT (TYM)', 'Tarnhelm Youth Movement'],
    ['TYD (Tarnhelm Youth Division)', 'Tarnhelm Youth Division'],
    ["Qasra'a Nusrat ul-Tazin wa al-Vargentin (QNTV)", "Qasra'a Nusrat ul-Tazin wa al-Vargentin"],
  ])('%s = %s, both ways', (beside, plain) => {
    expect(score(beside, plain)).toBeGreaterThan(0.95);
    expect(score(plain, beside)).toBeGreaterThan(0.95);
  });

  test('still finds by itself', () => {
    expect(score('TYD', 'Tarnhelm Youth Division (TYD)')).toBeGreaterThanOrEqual(threshold);
    expect(score('TYD (Tarnhelm Youth Division)', 'TYD')).toBeGreaterThanOrEqual(threshold);
  });

  test('is told from a word that only looks like one', () => {
    expect(score('Tarnhelm Youth Division Zorvex', 'Tarnhelm Youth Division')).toBeLessThan(0.95);
    expect(score('Zorvex Trading Lublin (XYZ)', 'Zorvex Trading Lublin (VWS)')).toBeLessThan(threshold);
  });
});
