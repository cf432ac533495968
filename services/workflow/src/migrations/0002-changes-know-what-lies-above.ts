import type { Connection } from 'mongoose';
import type { Change } from '../changes/change.schema.js';

/** Changes that were heard of before the records above theirs were kept: at least the nearest one is known by its link. */
export async function up(connection: Connection): Promise<void> {
  const changes = connection.collection<Change>('changes');
  for await (const { _id, links } of changes.find({ above: { $exists: false }, kind: { $exists: true } }))
    await changes.updateOne({ _id, above: { $exists: false } }, { $set: { above: Object.values(links ?? {}) } });
}
