import type { Connection } from 'mongoose';
import { tellOfClients } from './tell-of-clients.js';

/** Others list clients by their next review date, which no event told so far. */
export const up = (connection: Connection): Promise<void> =>
  tellOfClients(connection, { 'list.next_review_date': { $type: 'string' } });
