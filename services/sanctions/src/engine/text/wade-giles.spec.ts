import { describe, expect, test } from '@jest/globals';
import { scoreNames } from '../score/name-score.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { parseName } from './parse-name.js';
import { chineseSpellings } from './wade-giles.js';

describe('Chinese words in pinyin and by Wade-Giles', () => {
  test.each([
    ['xiao', 'hsiao'],
    ['zedong', 'tsetung'],
    ['zhongguo', 'chungkuo'],
    ['ruiqing', 'juiching'],
    ['shi', 'shih'],
    ['xue', 'hsueh'],
    ['jianren', 'chienjen'],
    ['yan', 'yen'],
  ])('%s = %s, both ways', (pinyin, wade) => {
    expect(chineseSpellings(pinyin).has(wade)).toBe(true);
    expect(chineseSpellings(wade).has(pinyin)).toBe(true);
  });

  test('what is pinyin as it stands is no other pinyin', () => {
    expect(chineseSpellings('ping').has('bing')).toBe(false);
    expect(chineseSpellings('tina').size).toBe(0);
  });

  test.each(['vargento', 'ilmarik', 'hsiaohsiaohsiao'])('%s is none', (word) =>
    expect(chineseSpellings(word).size).toBe(0),
  );

  test.each([
    ['Hsueh Jui-ching', 'XUE, Ruiqing'],
    ['Tseng Hsien-tzu', 'Zeng Xianzi'],
    ['Jen Chih-chiang', 'Ren Zhiqiang'],
  ])('%s = %s as whole names', (wade, pinyin) => {
    const { score } = scoreNames(parseName(wade, 'person'), parseName(pinyin, 'person'), DEFAULT_SETTINGS.names);
    expect(score).toBeGreaterThanOrEqual(DEFAULT_SETTINGS.threshold);
  });
});
