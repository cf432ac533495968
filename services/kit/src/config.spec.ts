import { describe, expect, test } from '@jest/globals';
import { checkSettings, describeSettings, readSettings } from './config.js';

const definitions = {
  KEY: { type: 'text', bytes: 4, secret: true, sentence: 'A key.' },
  RULE: { type: 'choice', choices: ['auto', 'always', 'off'], default: 'auto', sentence: 'A rule.' },
  SHARE: { type: 'number', from: 0, to: 1, default: 0.05, sentence: 'A share.' },
  SWITCH: { type: 'flag', default: false, sentence: 'A switch.' },
} as const;
const KEY = Buffer.alloc(4).toString('base64');

describe('foundations: settings', () => {
  test('are read from the environment, or are their defaults', () => {
    expect(checkSettings(definitions, { KEY })).toEqual({ KEY, RULE: 'auto', SHARE: 0.05, SWITCH: false });
    const env = { KEY, RULE: 'off', SHARE: '1', SWITCH: '1' };
    expect(checkSettings(definitions, env)).toEqual({ KEY, RULE: 'off', SHARE: 1, SWITCH: true });
  });

  test.each([
    [{}, 'KEY is not set (A key.)'],
    [{ KEY: '' }, 'KEY is not set (A key.)'],
    [{ KEY: 'short' }, 'KEY must be 4 bytes in base64'],
    [{ KEY, RULE: 'alway' }, 'RULE must be one of auto, always, off'],
    [{ KEY, SHARE: '5' }, 'SHARE must be a number from 0 to 1'],
    [{ KEY, SWITCH: 'yes' }, 'SWITCH must be true or false'],
    [{ RULE: 'x', SHARE: 'y' }, 'KEY is not set (A key.); RULE must be one of auto, always, off; SHARE must be'],
  ])('that are wrong are named, all at once: %j', (env, sentence) => {
    expect(() => checkSettings(definitions, env)).toThrow(sentence);
  });

  test('can be described while required ones are missing', () => {
    const settings = readSettings(definitions, {});
    expect(describeSettings(definitions)).toContain(
      'RULE                     choice  default "auto" (auto, always, off)',
    );
    expect(settings.SHARE).toBe(0.05);
    expect(() => settings.KEY).toThrow('KEY is not set');
  });
});
