import { randomUUID } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';

/** @typedef {{ email: string, password: string }} Known */

/**
 * So many people beside one who is there, with the same password: written behind the back of the service, which would hash each.
 * @param {string} mongoUrl @param {string} like the id of that one @param {string} password @param {number} count
 * @returns {Promise<Known[]>}
 */
export async function morePeople(mongoUrl, like, password, count) {
  const client = await MongoClient.connect(mongoUrl);
  try {
    const users = client.db('identity').collection('users');
    const one = await users.findOne({ _id: new ObjectId(like) });
    const emails = Array.from({ length: count }, () => `${randomUUID()}@bench.example`);
    await users.insertMany(emails.map((email) => ({ ...one, _id: new ObjectId(), email })));
    return emails.map((email) => ({ email, password }));
  } finally {
    await client.close();
  }
}
