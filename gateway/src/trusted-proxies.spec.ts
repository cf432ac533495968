import { describe, expect, it } from '@jest/globals';
import { trustedProxies } from './trusted-proxies.js';

describe('TRUST_PROXY (foundations 6)', () => {
  it('is a number of proxies or their networks', () => {
    expect(trustedProxies('')).toBe(false);
    expect(trustedProxies('0')).toBe(false);
    expect(trustedProxies('2')).toBe(2);
    expect(trustedProxies('10.0.0.0/8, fd00::/8,192.168.1.7')).toEqual(['10.0.0.0/8', 'fd00::/8', '192.168.1.7']);
  });

  it.each([
    'true',
    'false',
    'yes',
    '1.5',
    '-1',
    '99',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    'proxy',
    '*',
  ])('%s is refused with a sentence', (text) => {
    expect(() => trustedProxies(text)).toThrow(/TRUST_PROXY must be how many proxies/);
  });
});
