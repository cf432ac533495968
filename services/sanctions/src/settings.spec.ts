import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from './engine/settings.js';
import { engineSettings } from './settings.js';

describe('the weights of the settings', () => {
  test('are merged into the defaults at every depth', () => {
    const settings = engineSettings(
      '{"candidates":48,"evidence":{"birthDateDifferent":0.4},"names":{"person":{"title":0}}}',
    );
    expect(settings).toEqual({
      ...DEFAULT_SETTINGS,
      candidates: 48,
      evidence: { ...DEFAULT_SETTINGS.evidence, birthDateDifferent: 0.4 },
      names: { ...DEFAULT_SETTINGS.names, person: { ...DEFAULT_SETTINGS.names.person, title: 0 } },
    });
    expect(engineSettings('')).toEqual(DEFAULT_SETTINGS);
  });

  test.each([
    ['{"evidence":{"birthdayDifferent":0.4}}', 'there is no weight evidence.birthdayDifferent'],
    ['{"__proto__":{"a":1}}', 'there is no weight __proto__'],
    ['{"names":0.4}', 'names must be a JSON object'],
    ['{"candidates":"many"}', 'candidates must be a number of 0 or more'],
    ['{"threshold":0.8}', 'threshold is set by SANCTIONS_THRESHOLD'],
    ['[1]', 'the value must be a JSON object'],
    ['{', 'must be a JSON object'],
  ])('are refused: %s', (text, sentence) => {
    expect(() => engineSettings(text)).toThrow(sentence);
    expect(() => engineSettings(text)).toThrow('SANCTIONS_WEIGHTS');
  });
});
