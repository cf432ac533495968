import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { eventually } from '../support/eventually.js';
import { endProcess, hasBareServers, keys } from '../support/own-stack.js';

const MAIN = join(import.meta.dirname, 'process/main.mjs');
const PEOPLE = 60;
type Row = { _id: number; title: string; known?: number; oldest?: number };

(hasBareServers ? describe : describe.skip)('foundations: migrations', () => {
  const database = `migrated-${randomUUID().slice(0, 8)}`;
  let client: MongoClient;
  let db: Db;
  const env = { ...process.env, ...keys(), HEALTH_PORT: '0', MIGRATED_DATABASE: database };
  const spawned = (more: Record<string, string> = {}, ...args: string[]) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...env, ...more } });
    const said = { text: '' };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said.text += part));
    return { child, said };
  };
  const isReady = ({ said }: ReturnType<typeof spawned>) =>
    eventually(async () => expect(said.text).toContain('"ready"'), 60_000);
  const runs = (migration: number) => db.collection('runs').countDocuments({ migration });

  beforeAll(async () => {
    client = await MongoClient.connect(process.env.MONGO_URL ?? '');
    db = client.db(database);
    await db.collection('people').insertMany(Array.from({ length: PEOPLE }, (_, at) => ({ name: `person ${at}` })));
  });
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });

  test('a service that may not change its database does not start on an older one', async () => {
    const { child, said } = spawned({ MIGRATE: 'false' });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(said.text).toContain('is older than this');
    expect(await runs(1)).toBe(0);
  });

  test('three processes that start at once rename a field once, also when the first is killed on the way', async () => {
    const killed = spawned();
    await eventually(
      async () => expect(await db.collection('people').countDocuments({ title: 'PERSON 3' })).toBe(1),
      60_000,
    );
    killed.child.kill('SIGKILL');
    const three = [spawned(), spawned(), spawned()];
    await Promise.all(three.map(isReady));
    await Promise.all(three.map(({ child }) => endProcess(child)));
    expect(await db.collection('people').countDocuments({ title: /^PERSON \d+$/, name: { $exists: false } })).toBe(
      PEOPLE,
    );
    expect(await db.collection('counts').findOne()).toMatchObject({ count: PEOPLE });
    // The killed one's, and the one that took over.
    expect([await runs(1), await runs(2)]).toEqual([2, 1]);
    expect(await db.collection('migrations').find().sort({ _id: 1 }).toArray()).toMatchObject([
      { _id: 1, title: 'name-becomes-title', known: 2, oldest: 2 },
      { _id: 2, title: 'people-are-counted', known: 2, oldest: 2 },
    ]);
    expect(await db.collection('people').indexExists('title_1')).toBe(true);
  });

  test('the command "migrate" does what is to be done and ends; a replica then starts without the right to', async () => {
    const { child } = spawned({}, 'migrate');
    expect((await once(child, 'exit'))[0]).toBe(0);
    const replica = spawned({ MIGRATE: 'false' });
    await isReady(replica);
    await endProcess(replica.child);
    expect(await runs(1)).toBe(2);
  });

  test('what an upgrade runs names the version before, also when it was killed on the way', async () => {
    const migrations = db.collection<Row>('migrations');
    await migrations.deleteOne({ _id: 2 });
    await migrations.updateOne({ _id: 1 }, { $set: { known: 1, oldest: 1 } });
    const { child } = spawned({}, 'migrate');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(await migrations.findOne({ _id: 2 })).toMatchObject({ known: 2, oldest: 1 });
  });

  test('after an upgrade the version before still starts, as in a roll-back, and the one before that does not', async () => {
    const migrations = db.collection<Row>('migrations');
    await migrations.insertOne({ _id: 3, title: 'of tomorrow', known: 4, oldest: 2 });
    await migrations.insertOne({ _id: 4, title: 'of tomorrow, too', known: 4, oldest: 2 });
    const before = spawned({ MIGRATE: 'false' });
    await isReady(before);
    await endProcess(before.child);
    await migrations.updateOne({ _id: 4 }, { $set: { oldest: 3 } });
    const { child, said } = spawned({ MIGRATE: 'false' });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(said.text).toContain('is newer (migration 4) than this');
    await migrations.deleteMany({ _id: { $gt: 2 } });
  });

  test('a service does not start on a database that is newer than itself', async () => {
    await db.collection<Row>('migrations').insertOne({ _id: 3, title: 'of tomorrow' });
    const { child, said } = spawned();
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(said.text).toContain('is newer (migration 3) than this');
  });
});
