import { describe, expect, it } from '@jest/globals';
import { nameKey } from './name-key.js';

describe('nameKey', () => {
  it.each([
    ['Björk & Søn  LTD', 'bjork & son ltd'],
    ['Łukasz Müller-Straße', 'lukasz muller-strasse'],
    ['ＡＢＣ Ｔrading', 'abc trading'],
    ['مؤسسة', nameKey('مؤسسة')],
  ])('compares %s as %s', (name, key) => expect(nameKey(name)).toBe(key));

  it('is the same for a name and its key', () => {
    for (const name of ['Çelik İnşaat', 'Ångström', 'ﬁrst']) expect(nameKey(nameKey(name))).toBe(nameKey(name));
  });
});
