import { beforeAll, describe, expect, it } from '@jest/globals';

let box: typeof import('./secret-box.js');
beforeAll(async () => {
  process.env.SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
  box = await import('./secret-box.js');
});

describe('a sealed secret', () => {
  it('opens for its owner alone', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'anna');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed, 'anna')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => box.open(sealed, 'bert')).toThrow();
  });

  it('never looks the same twice and shows any change', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'anna');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'anna')).not.toBe(sealed);
    const parts = sealed.split('.');
    for (const changed of [1, 2, 3]) {
      const bytes = Buffer.from(parts[changed] ?? '', 'base64');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      const broken = parts.with(changed, bytes.toString('base64')).join('.');
      expect(() => box.open(broken, 'anna')).toThrow();
    }
  });
});
