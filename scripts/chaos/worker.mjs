import { add, approve, askRemoval, deny, edit, withdraw } from './acts.mjs';

/**
 * The ways a client spends a turn, each as often as its weight says.
 * @type {readonly [weight: number, turn: (client: import('./acts.mjs').Client) => Promise<unknown>][]}
 */
const TURNS = [
  [40, async (client) => decideOne(client, await edit(client, ownRecord(client)))],
  [10, async (client) => edit(client, ownRecord(client))],
  [14, addOfficial],
  [8, removeOfficial],
  [6, denyWithChildren],
  [14, editShared],
  [8, race],
];
const WEIGHT = TURNS.reduce((sum, [weight]) => sum + weight, 0);
const FEWEST_RECORDS = 3;

/** @param {import('./acts.mjs').Client} client */
export function turn(client) {
  let rest = client.dice.whole(WEIGHT);
  const chosen = TURNS.find(([weight]) => {
    rest -= weight;
    return rest < 0;
  });
  return /** @type {NonNullable<typeof chosen>} */ (chosen)[1](client);
}

const ownRecord = (/** @type {import('./acts.mjs').Client} */ client) => client.dice.pick(client.officials);

/** @param {import('./acts.mjs').Client} client @param {import('./acts.mjs').Entry | undefined} entry */
async function decideOne(client, entry) {
  if (!entry) return;
  const chance = client.dice.next();
  if (chance < 0.75) await approve(client, entry);
  else if (chance < 0.9) await deny(client, entry);
  else await withdraw(client, entry);
}

/** @param {import('./acts.mjs').Client} client */
export async function addOfficial(client) {
  const added = await add(client);
  await approve(client, added);
  client.officials.push(added.record);
}

/** A removal takes the open edits of the record with it. @param {import('./acts.mjs').Client} client */
async function removeOfficial(client) {
  if (client.officials.length < FEWEST_RECORDS) return addOfficial(client);
  const record = ownRecord(client);
  await edit(client, record, 'city');
  await edit(client, record, 'placeofBirth');
  client.officials = client.officials.filter((each) => each !== record);
  await approve(client, await askRemoval(client, record));
}

/** A denied addition takes the open edits of the new record with it. @param {import('./acts.mjs').Client} client */
async function denyWithChildren(client) {
  const added = await add(client);
  await edit(client, added.record, 'city');
  await deny(client, added);
}

/** Everybody edits the same record, so that edits take fields from each other. @param {import('./acts.mjs').Client} client */
async function editShared(client) {
  const entry = await edit(client, client.shared, undefined, client.sharedCompany);
  if (entry) await approve(client, entry);
}

/** Two people decide at the same moment. @param {import('./acts.mjs').Client} client */
async function race(client) {
  const entry = await edit(client, ownRecord(client));
  if (!entry) return;
  const [first, second] = client.dice.shuffled(client.approvers);
  if (!first || !second) return approve(client, entry, first);
  await Promise.all([approve(client, entry, first), deny(client, entry, second)]);
}
