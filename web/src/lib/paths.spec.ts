import { describe, expect, it } from '@jest/globals';
import { isId, paths, safeReturn } from './paths';

describe('isId', () => {
  it('takes 24 hex digits and nothing else', () => {
    expect(isId('64b0c0ffee64b0c0ffee64b0')).toBe(true);
    for (const id of [undefined, '', 'abc', '64b0c0ffee64b0c0ffee64bz', '64b0c0ffee64b0c0ffee64b00'])
      expect(isId(id)).toBe(false);
  });
});

describe('safeReturn', () => {
  it('comes back to a path of this site only', () => {
    expect(safeReturn('/workflow?page=2')).toBe('/workflow?page=2');
    for (const next of [null, '', 'workflow', '//evil.example', '/\\evil.example', 'https://evil.example'])
      expect(safeReturn(next)).toBe('/');
  });
});

describe('paths', () => {
  it('writes ids safely into links', () => {
    expect(paths.client.workflow.item.href('64b0c0ffee64b0c0ffee64b0', 'a/b')).toBe(
      '/64b0c0ffee64b0c0ffee64b0/workflow/a%2Fb',
    );
    expect(paths.client.corporate.href('64b0c0ffee64b0c0ffee64b0')).toBe('/64b0c0ffee64b0c0ffee64b0/corporate/');
  });
});
