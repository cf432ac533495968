import { describe, expect, it } from '@jest/globals';
import { say, sayAll } from '../texts/phrase.js';
import { passwordErrors, passwordRefusal } from './passwords.js';

const person = { email: 'anna.keller@example.com', username: 'Anna Keller' };

describe('a new password', () => {
  it.each([
    'password',
    'Password123',
    'qwerty',
    '12345678',
    '98765432',
    'zzzzzz',
    'ababab',
    'fedcba',
    'anna keller',
    'anna.keller',
  ])('is refused when it is %s', (password) =>
    expect(say(passwordRefusal(password, person) ?? '')).toBe(
      'This password is too easy to guess. Please choose another one',
    ),
  );

  it.each(['12345', '5'.repeat(31)])('is refused for its length: %s', (password) => {
    expect(say(passwordRefusal(password, person) ?? '')).toBe('Password must be from 6 to 30 characters long');
  });

  it.each(['geheim', 'Tr0ub4dor&3', ' spaces kept ', 'пароль-нет'])('is taken when it is %s', (password) => {
    expect(passwordRefusal(password, person)).toBeUndefined();
  });

  it('is named under its field, and one that is not there is another rule’s matter', () => {
    expect(sayAll(passwordErrors({ ...person, password: 'fedcba' }))).toEqual({
      password: 'This password is too easy to guess. Please choose another one',
    });
    expect([passwordErrors({ password: 'geheim' }), passwordErrors(person)]).toEqual([{}, {}]);
  });
});
