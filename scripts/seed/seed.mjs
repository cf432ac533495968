// Fills an empty installation with a demo tenant through the public API and prints the people with their passwords, once.

import { makeAccountHolder, makeCorporate } from './client-files.mjs';
import { askForRefresh, makeDueDiligences } from './due-diligence.mjs';
import { makeExpiring, makeHistory } from './history.mjs';
import { dice as newDice } from './invented.mjs';
import { makePeople } from './people.mjs';
import { makeReports } from './reports.mjs';
import { makePolicies, makeWaivers } from './requirements.mjs';
import { accountHolder, completeCompany, disagree, layeredCompany } from './showcase.mjs';
import { makeTasks } from './tasks.mjs';

const CLIENTS = 50;
const AT_ONCE = 4;
/** The first clients keep changes that wait, so that there is something to do. */
const LEFT_WAITING = 15;

const people = await makePeople().catch((error) => {
  // Another data folder or checkout has filled this database before.
  if (error.code !== 'identity.email.used') throw error;
  console.log('The demo tenant is there already; its passwords were shown when it was made.');
  process.exit(0);
});
// At once: whoever ends this half-way can sign in all the same.
console.log('\nPeople of the demo tenant (shown once):\n');
for (const { username, email, type, password } of Object.values(people))
  console.log(`  ${email.padEnd(26)} ${password}  ${username}, ${type}`);
console.log('');
const maker = /** @type {import('./people.mjs').SignedIn} */ (people.DATA_CONTROLLER);
const checker = /** @type {import('./people.mjs').SignedIn} */ (people.DATA_PROCESSOR);

/** @param {number} number */
async function makeClient(number) {
  const dice = newDice(1_000 + number);
  const made = await (number % 3 === 0 ? makeAccountHolder : makeCorporate)(maker.person, dice);
  const waiting = number < LEFT_WAITING ? Math.min(3, made.changes.length) : 0;
  for (const id of made.changes.slice(0, made.changes.length - waiting))
    await checker.person.post('changes/approve', { id });
  return made.id;
}

/** @type {string[]} */
const clients = [];
const queue = Array.from({ length: CLIENTS }, (_, number) => number);
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift())
      clients[number] = await makeClient(number);
  }),
);
for (const make of [completeCompany, layeredCompany, accountHolder]) {
  const { id, changes } = await make(maker.person);
  for (const change of changes) await checker.person.post('changes/approve', { id: change });
  clients.push(id);
}
const [answers] = await disagree(checker.person, clients.at(-2) ?? '');
await people.ADMINISTRATOR?.person.post('changes/approve', { id: answers });

// Clients without anything that waits: an account holder at every third place, corporate ones between.
const desk = { maker: maker.person, checker: checker.person };
await makeHistory(desk, clients[LEFT_WAITING + 1] ?? '');
await makeExpiring(
  desk,
  [15, 18, 21].map((number) => clients[number] ?? ''),
);
if (people.COMPLIANCE_OFFICER) await makePolicies(people.COMPLIANCE_OFFICER.person);
await makeWaivers(desk, clients.at(-2) ?? '');
// Two of three clients are companies, see above.
await makeDueDiligences(
  maker.person,
  clients.filter((_, number) => number % 3 !== 0),
);
const [complete] = clients.slice(-3);
if (complete) await askForRefresh(maker.person, complete);
const own = people.CLIENT;
if (own)
  await people.ADMINISTRATOR?.person.post('user/account/update', { user_id: own.id, company_ids: clients.slice(0, 2) });

await makeTasks(people, clients, newDice(7));
const { ADMINISTRATOR, COMPLIANCE_OFFICER } = people;
if (ADMINISTRATOR && COMPLIANCE_OFFICER) await makeReports(ADMINISTRATOR, COMPLIANCE_OFFICER);

console.log(`${clients.length} invented clients.\n`);
process.exit(0);
