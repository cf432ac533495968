import { describe, expect, it } from '@jest/globals';
import { cleaned } from './cleaned.js';

describe('a report of a browser error', () => {
  it('loses query strings and keeps positions', () => {
    const report = cleaned({
      message: 'Failed to fetch https://x.example/api/get-kyc-file?id=1&viewingToken=abc',
      stack: 'at load (https://x.example/assets/app.js?v=12:10:5)\nat /fill-due-diligence?token=secret#part',
      url: 'https://x.example/fill-due-diligence/?token=secret',
    });
    expect(report.message).toBe('Failed to fetch https://x.example/api/get-kyc-file');
    expect(report.stack).toBe('at load (https://x.example/assets/app.js:10:5)\nat /fill-due-diligence');
    expect(report.url).toBe('https://x.example/fill-due-diligence/');
  });

  it('I10: loses tokens of every kind', () => {
    const tokens = [
      'dos1.abcdefgh',
      'dov1.zzz-zz',
      'dl1.1234.5678',
      'Bearer whatever',
      'eyJhbGciOi.eyJzdWIi.sig',
      'A'.repeat(43),
    ];
    const { message } = cleaned({ message: `with ${tokens.join(' and ')} inside` });
    for (const token of tokens) expect(message).not.toContain(token);
  });

  it('keeps at most 8 KB, whatever the characters', () => {
    const long = '😀 '.repeat(100_000);
    const report = cleaned({ message: long, stack: long, url: `https://x.example/${long}` });
    expect(Buffer.byteLength(JSON.stringify(report))).toBeLessThan(8_192);
  });
});
