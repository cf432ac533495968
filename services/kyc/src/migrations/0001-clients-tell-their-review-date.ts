import { type OutboxRow, outboxRow } from '@dossier/kit/outbox';
import { service } from '@dossier/kit/principal';
import { companyChanged } from '@dossier/proto/events/kyc';
import type { Connection } from 'mongoose';
import { companySnapshot } from '../changes/change-event.js';
import type { StoredCompany } from '../file/company.schema.js';

const BATCH = 1_000;

/** Others list clients by their next review date, which no event told so far. Doing it again tells them the same. */
export async function up(connection: Connection): Promise<void> {
  const outbox = connection.collection<OutboxRow>('outbox');
  const dated = { removed_at: { $exists: false }, 'list.next_review_date': { $type: 'string' } } as const;
  let rows: OutboxRow[] = [];
  const write = async (): Promise<void> => {
    if (rows.length > 0) await outbox.insertMany(rows);
    rows = [];
  };
  for await (const company of connection.collection<StoredCompany>('companies').find(dated)) {
    const by = service('kyc', company.tenant_id);
    rows.push(outboxRow(companyChanged, by, company._id, { company: companySnapshot(company) }));
    if (rows.length === BATCH) await write();
  }
  await write();
}
