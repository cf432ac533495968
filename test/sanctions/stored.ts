import { type Collection, MongoClient } from 'mongodb';

/** Any row; only its identifier is known. */
type Row = { _id: string; [field: string]: unknown };

/** Works on stored rows of the bare servers behind the back of the services, for what no call can bring about. */
export async function onStored(collection: string, work: (rows: Collection<Row>) => Promise<unknown>): Promise<void> {
  const mongo = await MongoClient.connect(process.env.MONGO_URL ?? '');
  try {
    await work(mongo.db('sanctions').collection<Row>(collection));
  } finally {
    await mongo.close();
  }
}
