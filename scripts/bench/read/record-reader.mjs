import mongoose from 'mongoose';

/** A function that reads one record and the records under the same client, lean and projected: what kyc reads for the same answer. */
export async function recordReader() {
  const connection = await mongoose
    .createConnection(process.env.MONGO_URL ?? '', { dbName: 'kyc', maxPoolSize: 20 })
    .asPromise();
  const shape = {
    _id: String,
    tenant_id: String,
    company_id: String,
    kind: String,
    links: {},
    fields: {},
    created_at: Date,
    removed_at: Date,
  };
  const records = connection.model('Record', new mongoose.Schema(shape, { collection: 'records', strict: false }));
  const shown = { company_id: 1, tenant_id: 1, kind: 1, links: 1, fields: 1, created_at: 1 };
  return async (/** @type {string} */ id) => {
    const record = /** @type {any} */ (await records.findById(id, shown).lean());
    const { tenant_id, company_id } = record;
    const file = await records
      .find({ tenant_id, company_id, removed_at: { $exists: false } }, shown)
      .sort({ created_at: 1, _id: 1 })
      .lean();
    return { record, under: file.filter(({ links }) => Object.values(links ?? {}).includes(id)) };
  };
}
