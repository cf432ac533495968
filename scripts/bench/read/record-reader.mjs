import mongoose from 'mongoose';

/** A function that reads one record's fields by id, lean and projected as the kyc service does. */
export async function recordReader() {
  const connection = await mongoose
    .createConnection(process.env.MONGO_URL ?? '', { dbName: 'kyc', maxPoolSize: 20 })
    .asPromise();
  const schema = new mongoose.Schema(
    { fields: {}, kind: String, company_id: String },
    { collection: 'records', strict: false },
  );
  const records = connection.model('Record', schema);
  return (/** @type {string} */ id) => records.findById(id, { fields: 1, kind: 1, company_id: 1 }).lean();
}
