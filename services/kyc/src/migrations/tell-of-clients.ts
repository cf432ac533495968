import { type OutboxRow, outboxRow } from '@dossier/kit/outbox';
import { service } from '@dossier/kit/principal';
import { companyChanged } from '@dossier/proto/events/kyc';
import type { Connection, mongo } from 'mongoose';
import { companySnapshot } from '../changes/change-event.js';
import type { StoredCompany } from '../file/company.schema.js';

const BATCH = 1_000;

/** Tells others anew what their lists show of these clients, where events told less before. Doing it again tells them the same. */
export async function tellOfClients(connection: Connection, which: mongo.Filter<StoredCompany> = {}): Promise<void> {
  const outbox = connection.collection<OutboxRow>('outbox');
  let rows: OutboxRow[] = [];
  const write = async (): Promise<void> => {
    if (rows.length > 0) await outbox.insertMany(rows);
    rows = [];
  };
  const kept = { ...which, removed_at: { $exists: false } };
  for await (const company of connection.collection<StoredCompany>('companies').find(kept)) {
    const by = service('kyc', company.tenant_id);
    rows.push(outboxRow(companyChanged, by, company._id, { company: companySnapshot(company) }));
    if (rows.length === BATCH) await write();
  }
  await write();
}
