import { describe, expect, it } from '@jest/globals';
import { fourEyesRule } from './settings.js';

describe('the rule of four eyes', () => {
  it('is auto unless it is set', () => {
    expect(fourEyesRule({})).toBe('auto');
    expect(fourEyesRule({ FOUR_EYES: 'off' })).toBe('off');
  });

  it('stops the service when it is misspelt, so that it is never open by mistake', () => {
    expect(() => fourEyesRule({ FOUR_EYES: 'alway' })).toThrow('FOUR_EYES must be one of auto, always, off');
  });
});
