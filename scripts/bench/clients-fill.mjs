// Fills one tenant with invented clients straight in the database: for measuring lists and search, never for use.
//   node scripts/bench/clients-fill.mjs --tenant <id> --count 1000000 [--url mongodb://...] [--user <id>]
import { parseArgs } from 'node:util';
import { MongoClient, ObjectId } from 'mongodb';
import { inventedClient } from './invented-clients.mjs';

const BATCH = 2_000;
const MANY = 100_000;
const DAY_MS = 24 * 3_600_000;
const SPREAD_DAYS = 3_000;

const { values } = parseArgs({
  options: {
    tenant: { type: 'string' },
    count: { type: 'string', default: '10000' },
    url: { type: 'string', default: process.env.MONGO_URL },
    database: { type: 'string', default: 'kyc' },
    user: { type: 'string', default: '000000000000000000000000' },
  },
});
if (!values.tenant || !values.url) {
  console.error('Say --tenant, and --url or MONGO_URL');
  process.exit(1);
}

const count = Number(values.count);
const client = await new MongoClient(values.url).connect();
const companies = client.db(values.database).collection('companies');
const start = Date.now();

/** Spread over the past, oldest first, so that identifiers and creation dates agree. */
function madeAt(index) {
  return new Date(start - SPREAD_DAYS * DAY_MS + Math.floor((index / count) * SPREAD_DAYS * DAY_MS));
}

/** Millions of entries are put into an index far quicker all at once than one by one. @returns {Promise<() => Promise<unknown>>} puts them back */
async function withoutIndexes() {
  const indexes = (await companies.indexes()).filter(({ name }) => name !== '_id_');
  for (const { name } of indexes) await companies.dropIndex(String(name));
  return () => companies.createIndexes(/** @type {any} */ (indexes.map(({ key, name }) => ({ key, name }))));
}

const restoreIndexes = count >= MANY ? await withoutIndexes() : async () => undefined;
for (let from = 0; from < count; from += BATCH) {
  const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => {
    const created_at = madeAt(from + at);
    const _id = `${ObjectId.createFromTime(created_at.getTime() / 1000)
      .toHexString()
      .slice(0, 8)}${new ObjectId().toHexString().slice(8)}`;
    return inventedClient(
      { _id, tenant_id: values.tenant, created_at, created_by: { id: values.user, name: 'Bench' } },
      from + at,
    );
  });
  await companies.insertMany(batch, { ordered: false, writeConcern: { w: 1 } });
  if (from % 100_000 === 0)
    console.log(`${from + batch.length} of ${count}, ${Math.round((Date.now() - start) / 1000)} s`);
}
await restoreIndexes();
console.log(`${count} clients in ${Math.round((Date.now() - start) / 1000)} s`);
await client.close();
