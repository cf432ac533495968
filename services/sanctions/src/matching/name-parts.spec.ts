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
});
