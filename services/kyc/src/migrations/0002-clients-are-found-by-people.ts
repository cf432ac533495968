import type { Connection } from 'mongoose';
import { foundByOf } from '../companies/found-by-words.js';
import type { StoredCompany } from '../file/company.schema.js';
import type { StoredRecord } from '../file/record.schema.js';

const BATCH = 500;
const PEOPLE = ['person', 'ubo', 'entity'] as const;

/** Clients whose people and numbers were approved before search knew of them. */
export async function up(connection: Connection): Promise<void> {
  const companies = connection.collection<StoredCompany>('companies');
  const records = connection.collection<StoredRecord>('records');
  const kept = { removed_at: { $exists: false } } as const;
  let batch: StoredCompany[] = [];
  const write = async (): Promise<void> => {
    if (batch.length === 0) return;
    const company_id = { $in: batch.map(({ _id }) => _id) };
    const people = await records.find({ ...kept, company_id, kind: { $in: [...PEOPLE] } }).toArray();
    const byCompany = Map.groupBy(people, (record) => record.company_id);
    await companies.bulkWrite(
      batch.map((company) => ({
        updateOne: {
          filter: { _id: company._id },
          update: { $set: { found_by: foundByOf([company, ...(byCompany.get(company._id) ?? [])]) } },
        },
      })),
      { ordered: false },
    );
    batch = [];
  };
  for await (const company of companies.find({ ...kept, found_by: { $exists: false } })) {
    batch.push(company);
    if (batch.length === BATCH) await write();
  }
  await write();
}
