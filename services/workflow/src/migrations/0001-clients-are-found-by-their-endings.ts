import { endings } from '@dossier/proto/rules/name-search';
import type { Connection } from 'mongoose';
import type { Client } from '../clients/client.schema.js';

/** Clients that were learned of before they could be searched by an index. */
export async function up(connection: Connection): Promise<void> {
  const clients = connection.collection<Client>('clients');
  for await (const { _id, name_key } of clients.find({ endings: { $exists: false } }))
    await clients.updateOne({ _id, name_key }, { $set: { endings: endings(name_key) } });
}
