import { randomInt } from 'node:crypto';
import { exemptFromTwoFactor } from '../../proto/dist/calls/identity-operators.js';
import { Bus } from '../../services/kit/dist/bus.js';
import { nats } from '../../services/kit/dist/nats.js';
import { as, call } from './api.mjs';

const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const password = () => Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const PEOPLE = /** @type {const} */ ([
  { username: 'Ada Winter', email: 'admin@demo.example', type: 'ADMINISTRATOR' },
  { username: 'Milan Vos', email: 'manager@demo.example', type: 'DATA_CONTROLLER' },
  { username: 'Sofia Brandt', email: 'supervisor@demo.example', type: 'DATA_PROCESSOR' },
  { username: 'Conrad Oduya', email: 'compliance@demo.example', type: 'COMPLIANCE_OFFICER' },
  { username: 'Teresa Lind', email: 'trust@demo.example', type: 'TRUST_OFFICER' },
  { username: 'Ines Aubert', email: 'internal@demo.example', type: 'INTERNAL_AUDITOR' },
  { username: 'Evan Marsh', email: 'external@demo.example', type: 'EXTERNAL_AUDITOR' },
  { username: 'Clara Moreau', email: 'client@demo.example', type: 'CLIENT' },
]);

/** @typedef {{ username: string, email: string, type: string, password: string, id: string, person: import('./api.mjs').Person }} SignedIn */

/**
 * Registers the demo tenant and adds one person of each role, all signed in.
 * @returns {Promise<Record<string, SignedIn>>} by role
 */
export async function makePeople() {
  const people = PEOPLE.map((person) => ({ ...person, password: password() }));
  const [administrator, ...others] = people;
  if (!administrator) throw new Error('nobody to register');
  const { token } = await call('POST', 'register', { body: pick(administrator) });
  const admin = as(token);
  for (const { type, ...person } of others) await admin.post('user/account/create', { ...pick(person), type });
  await exempt(people.map(({ email }) => email));
  const { users } = await admin.get('user/accounts');
  const signedIn = await Promise.all(
    people.map(async (person) => {
      const session = await call('POST', 'login', { body: { email: person.email, password: person.password } });
      const id = users.find((/** @type {any} */ user) => user.email === person.email)._id;
      return { ...person, id, person: as(session.token) };
    }),
  );
  return Object.fromEntries(signedIn.map((person) => [person.type, person]));
}

const pick = (/** @type {any} */ { username, email, password }) => ({ username, email, password });

/** Demo people sign in with a password alone; only the operator's own user on the bus can grant that. @param {string[]} emails */
async function exempt(emails) {
  const connection = await nats();
  await new Bus().call(exemptFromTwoFactor, { emails }, {});
  await connection.drain();
}
