import { randomBytes } from 'node:crypto';
import type { Bus } from '@dossier/kit/bus';
import { Events } from '@dossier/kit/outbox';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type ChangeProposed, type ChangeWithdrawn, changeProposed } from '@dossier/proto/events/kyc';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { randomNumbers } from '../../scripts/random-numbers.mjs';
import { type Change, changeSchema } from '../../services/workflow/src/changes/change.schema.js';
import { ChangeCounters } from '../../services/workflow/src/changes/change-counters.js';
import { FourEyes } from '../../services/workflow/src/changes/four-eyes.js';
import { Outcomes } from '../../services/workflow/src/changes/outcomes.js';
import { Proposals } from '../../services/workflow/src/changes/proposals.js';
import { type Client, clientSchema } from '../../services/workflow/src/clients/client.schema.js';
import { Clients } from '../../services/workflow/src/clients/clients.js';
import { OnChangeProposed } from '../../services/workflow/src/reactions/change-proposed.js';
import { OnChangeWithdrawn } from '../../services/workflow/src/reactions/change-withdrawn.js';
import { type Delivered, history, shuffled } from './histories.js';

const EVENTS = Number(process.env.EVENTS ?? 120);
const SEED = Number(process.env.SEED ?? 20261121);
const opened: Connection[] = [];

/** The reactions of the service over a database of their own. */
async function reactions() {
  const dbName = `workflow_${randomBytes(6).toString('hex')}`;
  const connection = await mongoose.createConnection(process.env.MONGO_URL ?? '', { dbName }).asPromise();
  opened.push(connection);
  const changes = connection.model<Change>('Change', changeSchema);
  const clientModel = connection.model<Client>('Client', clientSchema);
  const clients = new Clients(clientModel);
  const events = new Events(connection);
  const store = new Store(connection, events);
  await Promise.all(Object.values(connection.models).map((model) => model.init()));
  const proposals = new Proposals(changes, clients, new Outcomes(changes, store, events), store);
  const counters = new ChangeCounters(changes, clientModel, store);
  const proposed = new OnChangeProposed(store, proposals, counters, new FourEyes({} as Bus, 'always'));
  const withdrawn = new OnChangeWithdrawn(store, proposals, counters);
  const deliver = (event: Delivered) =>
    event.type === changeProposed.subject
      ? proposed.on(event as Envelope<ChangeProposed>)
      : withdrawn.on(event as Envelope<ChangeWithdrawn>);
  return { connection, counters, deliver };
}

/** Everything kept, without what is new in each run: identifiers of rows and the time of writing. */
async function kept({ connection, counters }: Awaited<ReturnType<typeof reactions>>) {
  await counters.countAll();
  const all = (name: string) => connection.collection(name).find().toArray() as Promise<Record<string, unknown>[]>;
  const [changes, clients, audit, outbox] = await Promise.all(['changes', 'clients', 'audit', 'outbox'].map(all));
  const changesKept = changes?.map((change) => ({ ...change, lost: [...(change.lost as string[])].sort() }));
  return {
    changes: sorted(changesKept),
    clients: sorted(clients),
    audit: sorted(audit?.map(({ _id, at, ...entry }) => entry)),
    outbox: sorted(outbox?.map(({ envelope }) => (envelope as Delivered).data)),
  };
}

const sorted = (rows: object[] = []): string[] => rows.map((row) => canonical(row)).sort();
const canonical = (value: object): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );

describe('what the client file tells', () => {
  beforeAll(() => {
    mongoose.set('transactionAsyncLocalStorage', true);
  });
  afterAll(async () => {
    for (const connection of opened) {
      await connection.dropDatabase();
      await connection.close();
    }
  });

  it(`ends in the same review actions in any order and three times over (${EVENTS} events, seed ${SEED})`, async () => {
    const random = randomNumbers(SEED);
    const events = history(random, EVENTS);
    const once = await reactions();
    for (const event of events) await once.deliver(event);

    const shaken = await reactions();
    for (const event of shuffled(random, [...events, ...events, ...events])) await shaken.deliver(event);

    const expected = await kept(once);
    expect(await kept(shaken)).toEqual(expected);
    expect(expected.changes.filter((change) => change.includes('"skipped"')).length).toBeGreaterThan(EVENTS / 10);
  }, 300_000);

  it('ends in the same review actions when several processes hear the same events at once', async () => {
    const random = randomNumbers(SEED + 1);
    const events = history(random, Math.ceil(EVENTS / 4));
    const once = await reactions();
    for (const event of events) await once.deliver(event);

    const crowd = await reactions();
    const share = () => shuffled(random, events);
    await Promise.all(
      [share(), share(), share()].map(async (own) => {
        for (const event of own) await persistently(() => crowd.deliver(event));
      }),
    );
    expect(await kept(crowd)).toEqual(await kept(once));
  }, 300_000);
});

/** As the consumer does: an event whose handler failed is delivered again. */
async function persistently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}
