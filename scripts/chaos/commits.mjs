import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const SERVICES = /** @type {const} */ (['kyc', 'workflow']);
const LATEST_MS = 5_000;

/** @typedef {{ kyc: string[], workflow: string[] }} Commits ids of the events in the order of their commits */

/**
 * Follows the order in which the services commit their events, as only the database knows it; from the first that its log still knows.
 * @param {string} mongoUrl
 * @returns {Promise<{ end: () => Promise<Commits> }>} `end` answers when every event that is kept was seen
 */
export async function followCommits(mongoUrl) {
  const mongo = await MongoClient.connect(mongoUrl);
  const first = await mongo.db('local').collection('oplog.rs').findOne();
  /** @type {Commits} */
  const seen = { kyc: [], workflow: [] };
  const inserts = [{ $match: { operationType: 'insert' } }, { $project: { documentKey: 1 } }];
  const streams = SERVICES.map((name) => {
    const stream = mongo.db(name).collection('outbox').watch(inserts, { startAtOperationTime: first?.ts });
    stream.on('change', (change) => 'documentKey' in change && seen[name].push(String(change.documentKey._id)));
    return stream;
  });
  const missing = async () => {
    const kept = await Promise.all(SERVICES.map((name) => mongo.db(name).collection('outbox').countDocuments()));
    return SERVICES.some((name, at) => seen[name].length < (kept[at] ?? 0));
  };
  const end = async () => {
    for (const latest = Date.now() + LATEST_MS; (await missing()) && Date.now() < latest; ) await delay(50);
    await Promise.all(streams.map((stream) => stream.close()));
    await mongo.close();
    return seen;
  };
  return { end };
}
