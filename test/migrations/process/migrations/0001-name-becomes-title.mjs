import { setTimeout as pause } from 'node:timers/promises';

/** Slow, so that processes that start together meet, and a kill hits it half-way. */
export async function up({ db }) {
  await db.collection('runs').insertOne({ migration: 1, by: process.pid });
  for await (const { _id, name } of db.collection('people').find({ name: { $exists: true } })) {
    await db
      .collection('people')
      .updateOne({ _id, name }, { $set: { title: name.toUpperCase() }, $unset: { name: 1 } });
    await pause(10);
  }
}
