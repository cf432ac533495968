import { readFileSync } from 'node:fs';
import { type Collection, MongoClient } from 'mongodb';

/** Any row; only its identifier is known. */
export type Row = { _id: string; [field: string]: unknown };

/** The settings of the system under test, as its start wrote them down. */
const settings = (): { MONGO_URL: string } =>
  JSON.parse(readFileSync(process.env.DOSSIER_SYSTEM ?? '', 'utf8')).settings as { MONGO_URL: string };

/** Works on stored rows behind the back of the services, for what no call can bring about; of the system under test unless told. */
export async function onStored<T, Stored extends object = Row>(
  database: string,
  collection: string,
  work: (rows: Collection<Stored>) => Promise<T>,
  url = settings().MONGO_URL,
): Promise<T> {
  const mongo = await MongoClient.connect(url);
  try {
    return await work(mongo.db(database).collection<Stored>(collection));
  } finally {
    await mongo.close();
  }
}
