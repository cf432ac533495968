import assert from 'node:assert/strict';
import test from 'node:test';
import { atLeast } from './version.mjs';

/** @type {Array<[string, string, boolean]>} */
const cases = [
  ['go version go1.26.8 linux/amd64', '1.24', true],
  ['nats-server: v2.9.10', '2.10', false],
  ['nats-server: v2.10.0', '2.10', true],
  ['db version v6.0.5', '5.0', true],
  ['db version v4.4.29', '5.0', false],
  ['v2.10', '2.10.1', false],
  ['no version at all', '1.0', false],
];

for (const [text, oldest, expected] of cases) {
  test(`${text} ${expected ? 'reaches' : 'does not reach'} ${oldest}`, () => {
    assert.equal(atLeast(text, oldest), expected);
  });
}
