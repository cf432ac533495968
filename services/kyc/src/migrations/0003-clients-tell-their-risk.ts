import type { Connection } from 'mongoose';
import { tellOfClients } from './tell-of-clients.js';

/** Others order what waits by the client's risk, which no event told so far, and my work has the reviews of every client. */
export const up = (connection: Connection): Promise<void> => tellOfClients(connection);
