import type { Collection } from 'mongodb';
import { onStored as onStoredOf, type Row } from '../support/stored.js';

/** The same for the sanctions service that a test has started on the bare servers. */
export const onStored = (collection: string, work: (rows: Collection<Row>) => Promise<unknown>): Promise<unknown> =>
  onStoredOf('sanctions', collection, work, process.env.MONGO_URL);
