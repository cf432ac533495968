// A migration for the trial of an upgrade: slow, and in the way of everybody who makes or decides a change meanwhile. What it leaves
// the version before does not know, and has to keep.
import { setTimeout as delay } from 'node:timers/promises';

const AT_ONCE = 20;

/** @param {import('mongoose').Connection} connection */
export async function up(connection) {
  const changes = connection.collection('changes');
  for (;;) {
    const ids = await changes.distinct('_id', { visited: { $exists: false } });
    if (ids.length === 0) return;
    await changes.updateMany({ _id: { $in: ids.slice(0, AT_ONCE) } }, { $set: { visited: true } });
    await delay(50);
  }
}
