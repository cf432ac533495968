import { MongoClient } from 'mongodb';
import { checkAll } from './checks/index.mjs';
import { gather } from './evidence.mjs';
import { FAULTS } from './faults/index.mjs';

/** @typedef {{ title: string, expected: string, found: string[] }} Planted `found`: the checks that saw it */

/**
 * Shows that the checks can fail: breaks the data of a finished run in every known way, one after the other, and looks who notices.
 * @param {string} mongoUrl
 * @param {import('./faults/tools.mjs').Told} told
 * @returns {Promise<Planted[]>}
 */
export async function plantFaults(mongoUrl, told) {
  const mongo = await MongoClient.connect(mongoUrl);
  const ground = { kyc: mongo.db('kyc'), workflow: mongo.db('workflow'), told };
  try {
    const planted = [];
    for (const { title, found: expected, plant } of FAULTS) {
      const mend = await plant(ground);
      const findings = checkAll(await gather(mongoUrl, told)).filter(({ problems }) => problems.length > 0);
      await mend();
      planted.push({ title, expected, found: findings.map(({ check }) => check) });
    }
    return planted;
  } finally {
    await mongo.close();
  }
}

export const isFound = (/** @type {Planted} */ { expected, found }) => found.includes(expected);
