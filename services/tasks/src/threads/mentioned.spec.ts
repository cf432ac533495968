import { expect, test } from '@jest/globals';
import { mentionedIn } from './mentioned.js';

const people = [
  { _id: 'a', username: 'sofia', first_name: 'Sofia', last_name: 'Brandt' },
  { _id: 'b', username: 'sofia.b' },
  { _id: 'c', username: 'Milan Vos' },
];

test.each([
  ['@Sofia Brandt, please look', ['a']],
  ['please look, @milan vos.', ['c']],
  ['(@sofia.b) and @Milan Vos!', ['b', 'c']],
  ['write to vos@milan vos', []],
  ['info@sofia brandt', []],
  ['@Milan Vossen', []],
  ['nobody', []],
])('%s', (text, expected) => {
  expect(mentionedIn(text, people)).toEqual(expected);
});
