import { MongoClient } from 'mongodb';

/**
 * Everything that is kept about the changes, as it is in the databases.
 * @typedef {Record<string, any> & { _id: any }} Row
 * @typedef {{ kyc: Row[], workflow: Row[] }} Both
 * @typedef {object} Evidence
 * @property {Both} changes
 * @property {Row[]} records of client files, the clients themselves included, removed ones too
 * @property {Row[]} clients as workflow knows them
 * @property {Both} audit in the order it was written
 * @property {Both} outbox
 * @property {ReadonlySet<string>} heard marks of events that workflow has handled
 * @property {import('./acts.mjs').Entry[]} journal
 * @property {Record<string, { forConfirmation: number, history: number }>} shown counts over REST, by company
 * @property {import('./requests.mjs').Traffic} traffic
 * @property {import('./commits.mjs').Commits} commits
 */

/**
 * @param {string} mongoUrl
 * @param {Pick<Evidence, 'journal' | 'shown' | 'traffic' | 'commits'>} told what the clients know
 * @returns {Promise<Evidence>}
 */
export async function gather(mongoUrl, told) {
  const mongo = await MongoClient.connect(mongoUrl);
  try {
    const all = (/** @type {string} */ database, /** @type {string} */ name) =>
      mongo.db(database).collection(name).find().sort({ _id: 1 }).toArray();
    const both = async (/** @type {string} */ name) => ({
      kyc: await all('kyc', name),
      workflow: await all('workflow', name),
    });
    const heard = await all('workflow', 'inbox');
    return {
      ...told,
      changes: await both('changes'),
      records: [...(await all('kyc', 'companies')), ...(await all('kyc', 'records'))],
      clients: await all('workflow', 'clients'),
      audit: await both('audit'),
      outbox: await both('outbox'),
      heard: new Set(heard.map(({ _id }) => String(_id))),
    };
  } finally {
    await mongo.close();
  }
}
