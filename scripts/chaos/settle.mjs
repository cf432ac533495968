import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const LIMIT_MS = 60_000;

/**
 * Waits until nothing is under way any more: every event sent and heard, no decision half done.
 * @param {string} mongoUrl
 * @returns {Promise<number>} seconds until then; infinite if it never came
 */
export async function settle(mongoUrl) {
  const since = Date.now();
  const mongo = await MongoClient.connect(mongoUrl);
  try {
    for (const end = Date.now() + LIMIT_MS; Date.now() < end; await delay(100)) {
      if ((await underWay(mongo)) === 0) return (Date.now() - since) / 1000;
    }
    return Number.POSITIVE_INFINITY;
  } finally {
    await mongo.close();
  }
}

/** @param {MongoClient} mongo @returns {Promise<number>} */
async function underWay(mongo) {
  const workflow = mongo.db('workflow');
  const unsent = { sent_at: { $exists: false } };
  const half = { $or: [{ state: { $in: ['expected', 'applying', 'denying'] } }, { uncounted: true }] };
  const [kyc, own, decisions, unheard] = await Promise.all([
    mongo.db('kyc').collection('outbox').countDocuments(unsent),
    workflow.collection('outbox').countDocuments(unsent),
    workflow.collection('changes').countDocuments(half),
    countUnheard(mongo),
  ]);
  return kyc + own + decisions + unheard;
}

/** @param {MongoClient} mongo @returns {Promise<number>} changes of the client files that workflow has not heard of */
async function countUnheard(mongo) {
  const told = await mongo.db('kyc').collection('changes').countDocuments();
  const known = await mongo.db('workflow').collection('changes').countDocuments();
  return Math.max(0, told - known);
}
