import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { row } from './approve.mjs';
import { memoryOf } from './gateway-memory.mjs';
import { report, rounded } from './report.mjs';

const READS = 100;

/**
 * So many browsers that only keep a line open, one after the other, more than the gateway takes: what it says to those that are too
 * many, what it holds for the others, and how it answers everybody meanwhile.
 * @param {import('../start/system.mjs').System} system @param {import('./tenant.mjs').Tenant} tenant @param {number} count
 */
export async function benchIdleLines(system, { admin, checker }, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const before = await memoryOf(system);
  /** @type {Record<string, number>} */
  const answers = {};
  for (let n = 0; n < count; n++) {
    const said = await open(system.url, checker.token, agent);
    answers[said] = (answers[said] ?? 0) + 1;
  }
  await delay(2_000);
  const after = await memoryOf(system);
  /** @type {number[]} */
  const times = [];
  const since = performance.now();
  for (let n = 0; n < READS; n++) {
    const started = performance.now();
    await admin.call('GET', 'get-user');
    times.push(performance.now() - started);
  }
  const reads = row('reads beside them', { times, seconds: (performance.now() - since) / 1_000 });
  agent.destroy();
  await report(`idle-lines-${count}`, [
    { asked: count, ...answers, 'gateway MB more': rounded(after - before) },
    reads,
  ]);
}

/** `open`, or status and code of the refusal. @param {string} url @param {string} token @param {Agent} agent @returns {Promise<string>} */
function open(url, token, agent) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(`${url}/api/v1/live`, { agent, headers }, async (response) => {
      // An open line never ends; the agent closes it at the end.
      response.on('error', () => undefined);
      if (response.statusCode === 200) {
        response.resume();
        return resolve('open');
      }
      const { code } = JSON.parse((await response.toArray()).join(''));
      resolve(`${response.statusCode} ${code}, again after ${response.headers['retry-after']} s`);
    }).on('error', reject);
  });
}
