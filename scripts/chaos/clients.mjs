import { diceOf } from './random.mjs';
import { newTraffic, succeeded } from './requests.mjs';
import { addOfficial, turn } from './worker.mjs';
import { makeTenant } from './world.mjs';

/**
 * @typedef {object} Load the people at work and what they were told
 * @property {import('./requests.mjs').Traffic} traffic
 * @property {import('./acts.mjs').Client[]} clients
 * @property {() => number} made changes so far
 * @property {() => Promise<void>} work until there are enough changes
 */

/** @param {readonly string[]} urls @param {Pick<import('./options.mjs').Options, 'clients' | 'changes' | 'seed'>} options @returns {Promise<Load>} */
export async function makeLoad(urls, { clients: wanted, changes, seed }) {
  const traffic = newTraffic();
  const tenants = [];
  for (const name of ['north', 'south']) tenants.push(await makeTenant(urls, traffic, name, Math.ceil(wanted / 2)));
  const shared = [];
  for (const tenant of tenants) shared.push(await sharedFile(tenant));
  /** @type {import('./acts.mjs').Client[]} */
  const clients = [];
  for (let at = 0; at < wanted; at++) clients.push(await makeClient(tenants[at % 2], shared[at % 2], at, seed));
  const made = () => clients.reduce((sum, { journal }) => sum + journal.size, 0);
  const work = async () => {
    await Promise.all(
      clients.map(async (client) => {
        while (made() < changes) await turn(client);
      }),
    );
  };
  return { traffic, clients, made, work };
}

/** @typedef {{ company: string, record: string }} Shared */

/** @param {import('./world.mjs').Tenant} tenant @returns {Promise<Shared>} a file with one approved person, for everybody */
async function sharedFile({ makers: [maker], approvers }) {
  if (!maker) throw new Error('A tenant needs a maker');
  const { company, director, person } = await openFile(maker, 'Shared Holding');
  await approveNow(approvers, director.change);
  return { company, record: person };
}

/** @param {import('./world.mjs').Tenant | undefined} tenant @param {Shared | undefined} shared @param {number} at @param {number} seed */
async function makeClient(tenant, shared, at, seed) {
  const maker = tenant?.makers[at >> 1];
  if (!tenant || !shared || !maker) throw new Error('More clients than people');
  const { company, director } = await openFile(maker, `Company of client ${at}`);
  await approveNow(tenant.approvers, director.change);
  /** @type {import('./acts.mjs').Client} */
  const client = {
    name: `Client ${at}`,
    dice: diceOf(seed + at),
    maker,
    approvers: tenant.approvers,
    company,
    director: director.id,
    officials: [],
    shared: shared.record,
    sharedCompany: shared.company,
    journal: new Map(),
  };
  await addOfficial(client);
  return client;
}

/** @param {import('./requests.mjs').Person} maker @param {string} name */
async function openFile(maker, name) {
  const values = { company_type: 'corporate', location_type: 'local' };
  const company = succeeded(await maker.post('create-company', { name, ...values })).company._id;
  const office = { location_type: 'local', entity_type: 'person', firstName: 'Dora', lastName: 'Director' };
  const { md, person, changes } = succeeded(await maker.post('md/create', { company_id: company, ...office }));
  return { company, director: { id: md._id, change: changes[0] }, person: person._id };
}

/** @param {import('./world.mjs').Approver[]} approvers @param {string} id */
async function approveNow([approver], id) {
  if (approver) succeeded(await approver.person.post('changes/approve', { id }));
}
