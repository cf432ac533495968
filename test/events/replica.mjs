// One of several processes of a service that writes, sends and handles events; order.test.ts tells it what to write.
import '@dossier/kit/mongo';
import { auditEntry } from '@dossier/kit/audit';
import { EventConsumer } from '@dossier/kit/event-consumer';
import { nats } from '@dossier/kit/nats';
import { Events, outboxRow } from '@dossier/kit/outbox';
import { service } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import mongoose, { Schema } from 'mongoose';

const KINDS = ['dossier.test.file.opened.v1', 'dossier.test.file.closed.v1'].map((subject) => ({ subject }));
const { MONGO_URL = '', DATABASE = '' } = process.env;
const by = service('test', 'tenant');

const database = await mongoose
  .createConnection(MONGO_URL, { dbName: DATABASE, writeConcern: { w: 'majority' } })
  .asPromise();
const handled = database.model('Handled', new Schema({ _id: String, numbers: [Number] }, { versionKey: false }));
const records = database.model(
  'Record',
  new Schema({ carried: {} }).index({ 'carried.event._id': 1 }, { sparse: true }),
);
const events = new Events(database);
const store = new Store(database, events);
store.collectFrom(records);
await store.onApplicationBootstrap();
await events.onApplicationBootstrap();

const handle = ({ id, subject: _id, data: { number } }) =>
  store.once('test', id, async () => {
    await handled.updateOne({ _id }, { $push: { numbers: number } }, { upsert: true });
  });
new EventConsumer(await nats(), database, 'test', new Map(KINDS.map(({ subject }) => [subject, handle])));

/** Every third event is carried by its record, as those of screenings are. */
function write(client, number) {
  const event = KINDS[number % 2];
  if (number % 3 > 0) return store.write(() => events.publish(event, by, client, { number }));
  const carried = { audit: auditEntry(by, 'opened', client), event: outboxRow(event, by, client, { number }) };
  return store.writeOne(async () => {
    await records.insertMany([{ carried }]);
  });
}

process.on('message', ({ client, number }) => {
  write(client, number).then(
    () => process.send?.({ client, number }),
    ({ message }) => process.send?.({ client, number, error: message }),
  );
});
process.send?.('ready');
