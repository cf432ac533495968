import { beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';

let passwords: typeof import('./passwords.js');
beforeAll(async () => {
  process.env.PASSWORD_PEPPER = 'a key outside the database';
  passwords = await import('./passwords.js');
});

describe('a stored password', () => {
  it('S1: is argon2id at today’s cost, peppered and salted', async () => {
    const stored = await passwords.hashPassword('geheim-99x');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hashPassword('geheim-99x')).not.toBe(stored);
    expect(await passwords.isPassword('geheim-99x', stored)).toBe(true);
    expect(await passwords.isPassword('geheim-99y', stored)).toBe(false);
    expect(await passwords.isPassword('geheim-99x', await hash('geheim-99x'))).toBe(false);
    expect(await passwords.isPassword('geheim-99x', undefined)).toBe(false);
  });

  it('is known to be outdated when the cost has risen since', async () => {
    expect(passwords.isOutdated(await passwords.hashPassword('geheim-99x'))).toBe(false);
    expect(passwords.isOutdated(await hash('geheim-99x', { memoryCost: 8_192, timeCost: 1 }))).toBe(true);
  });
});
