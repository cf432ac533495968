import { describe, expect, it } from '@jest/globals';
import { nameParts } from './name-parts.js';

describe('first name and surname of a listed name', () => {
  it('are told apart by a comma', () => {
    expect(nameParts('AL-HARBI, Yusuf Karim')).toEqual({ firstname: 'Yusuf Karim', surname: 'AL-HARBI' });
  });

  it('are otherwise all words but the last, and the last', () => {
    expect(nameParts('Yusuf Karim Harbi')).toEqual({ firstname: 'Yusuf Karim', surname: 'Harbi' });
    expect(nameParts('Harbi')).toEqual({ surname: 'Harbi' });
  });

  it('keep what is no first name with the surname', () => {
    const reyes = { firstname: 'Feliciano Semborio', surname: 'DELOS REYES, Jr.' };
    expect(nameParts('DELOS REYES, Feliciano Semborio, Jr.')).toEqual(reyes);
    expect(nameParts('ABEL HERNANDEZ, JR.')).toEqual({ firstname: 'ABEL', surname: 'HERNANDEZ, JR.' });
  });
});
