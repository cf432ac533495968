import { nameKey } from '@dossier/proto/rules/name-key';
import type { Connection } from 'mongoose';
import type { TaskRecord } from '../tasks/task.schema.js';

/** These have the key at their end now. */
const OLD_INDEXES = ['tenant_id_1_created_at_-1__id_-1', 'tenant_id_1_state_1_created_at_-1__id_-1'];
const BATCH = 1_000;

/** Tasks from before have the endings of their description alone. Goes on where it was: what has a key is left out. */
export async function up(connection: Connection): Promise<void> {
  const tasks = connection.collection<TaskRecord>('tasks');
  for (let after = ''; ; ) {
    const missing = { _id: { $gt: after }, description_key: { $exists: false } };
    const rows = tasks.find(missing, { projection: { description: 1 } }).sort({ _id: 1 });
    const found = await rows.limit(BATCH).toArray();
    const last = found.at(-1);
    if (!last) break;
    after = last._id;
    await tasks.bulkWrite(
      found.map(({ _id, description }) => ({
        updateOne: { filter: { _id }, update: { $set: { description_key: nameKey(description) } } },
      })),
      { ordered: false },
    );
  }
  const indexes = await tasks.indexes().catch(() => []);
  for (const { name } of indexes) if (name && OLD_INDEXES.includes(name)) await tasks.dropIndex(name);
}
