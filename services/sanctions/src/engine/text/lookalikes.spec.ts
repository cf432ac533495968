import { expect, test } from '@jest/globals';
import { unmixAlphabets } from './lookalikes.js';
import { parseName } from './parse-name.js';

test.each([
  ['Рutin', 'Putin'],
  ['ТAMБOB', 'ТАМБОВ'],
  ['Aлександр Бабаков', 'Александр Бабаков'],
  ['Zorvex Cо LLC', 'Zorvex Co LLC'],
  ['Ilmarik Варгенто', 'Ilmarik Варгенто'],
  ['Vargento', 'Vargento'],
])('%s is read as %s', (mixed, whole) => {
  expect(unmixAlphabets(mixed)).toBe(whole);
  expect(parseName(mixed, 'person')).toEqual(parseName(whole, 'person'));
});
