import { fork } from 'node:child_process';
import autocannon from 'autocannon';
import { freePort } from '../servers/ports.mjs';
import { nodeFlags } from '../start/node-flags.mjs';
import { inRoot } from '../start/paths.mjs';
import { quantile, report, rounded } from './report.mjs';

const CONNECTIONS = 32;

/**
 * The read path (session, principal, permission, bus, record) against the same Mongo reads for the same answer in one bare process.
 * Rounds alternate, so that what else the machine does falls on all of them.
 * @param {import('../start/system.mjs').System} system @param {import('./tenant.mjs').Tenant} tenant
 * @param {{ seconds: number, rounds: number }} size
 */
export async function benchRead(system, { url, admin }, size) {
  const { company } = await admin.call('POST', 'create-company', {
    company_type: 'account_holder',
    account_holder_type: 'bank',
    first_name: 'Bench',
    last_name: 'Reader',
  });
  const { accountNumber } = await admin.call('POST', 'account-number/create', {
    company_id: company._id,
    account_number: '4711',
  });
  const bare = await Promise.all(
    ['fastify', 'express'].map((name) => startBare(name, system.settings.MONGO_URL ?? '')),
  );
  const targets = [
    {
      name: 'Dossier',
      url: `${url}/api/v1/get-account-number/${accountNumber._id}`,
      headers: { authorization: `Bearer ${admin.token}` },
    },
    ...bare.map(({ name, port }) => ({
      name,
      url: `http://127.0.0.1:${port}/records/${accountNumber._id}`,
      headers: {},
    })),
  ];
  try {
    for (const target of targets) {
      await requireAnswer(target, accountNumber._id);
      await load(target, Math.min(2, size.seconds));
    }
    /** @type {Record<string, { rate: number, p50: number, p99: number }[]>} */
    const rounds = Object.fromEntries(targets.map(({ name }) => [name, []]));
    for (let round = 0; round < size.rounds; round++) {
      for (const target of targets) rounds[target.name]?.push(await load(target, size.seconds));
    }
    await report('read', rowsOf(rounds));
  } finally {
    for (const { child } of bare) child.kill();
  }
}

/** A yardstick that answers nothing would be quick. @param {{ url: string, headers: Record<string, string> }} target @param {string} id */
async function requireAnswer({ url, headers }, id) {
  const text = await (await fetch(url, { headers })).text();
  if (!text.includes(id) || !text.includes('4711')) throw new Error(`${url} does not answer with the record: ${text}`);
}

/** @param {{ url: string, headers: Record<string, string> }} target @param {number} duration */
async function load({ url, headers }, duration) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** @param {Record<string, { rate: number, p50: number, p99: number }[]>} rounds */
function rowsOf(rounds) {
  const median = (/** @type {string} */ name, /** @type {'rate' | 'p50' | 'p99'} */ key) =>
    quantile(
      (rounds[name] ?? []).map((round) => round[key]),
      0.5,
    );
  return Object.keys(rounds).map((name) => ({
    name,
    'req/s': rounded(median(name, 'rate'), 0),
    'p50 ms': median(name, 'p50'),
    'p99 ms': median(name, 'p99'),
    'req/s to Fastify': rounded(median(name, 'rate') / median('fastify', 'rate'), 2),
    'req/s to Express': rounded(median(name, 'rate') / median('express', 'rate'), 2),
    'p99 to Fastify': rounded(median(name, 'p99') / median('fastify', 'p99'), 2),
  }));
}

/** @param {string} name @param {string} mongoUrl */
async function startBare(name, mongoUrl) {
  const port = await freePort();
  const child = fork(inRoot('scripts/bench/read', `bare-${name}.mjs`), {
    env: { ...process.env, PORT: String(port), MONGO_URL: mongoUrl },
    execArgv: nodeFlags,
  });
  await new Promise((resolve, reject) =>
    child.once('message', resolve).once('exit', (code) => reject(new Error(`bare ${name} ended with ${code}`))),
  );
  return { name, port, child };
}
