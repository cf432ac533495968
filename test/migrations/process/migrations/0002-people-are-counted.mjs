export async function up({ db }) {
  await db.collection('runs').insertOne({ migration: 2, by: process.pid });
  const count = await db.collection('people').countDocuments({ title: { $exists: true } });
  await db.collection('counts').updateOne({ _id: 'people' }, { $set: { count } }, { upsert: true });
}
