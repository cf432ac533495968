import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STREAM } from '@dossier/proto/events/event';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Db, MongoClient } from 'mongodb';
import { randomNumbers } from '../../scripts/random-numbers.mjs';
import { type Servers, startServers } from '../../scripts/servers/index.mjs';
import { eventually } from '../support/eventually.js';
import { hasBareServers } from '../support/own-stack.js';

/** The whole measurement is `EVENTS=10000 KILLS=20`; this is what every run of the tests has time for. */
const EVENTS = Number(process.env.EVENTS ?? 1_500);
const KILLS = Number(process.env.KILLS ?? 3);
const REPLICAS = 3;
const CLIENTS = 15;
const SEED = Number(process.env.SEED ?? 20261122);
/** Longer than a lease: whoever had it goes on beside the process that took over. */
const PAUSE_MS = 6_000;

type Replica = { process: ChildProcess; waiting: Map<string, (isWritten: boolean) => void> };

(hasBareServers ? describe : describe.skip)('foundations 1: the events of one client', () => {
  const name = `order_${randomBytes(6).toString('hex')}`;
  const random = randomNumbers(SEED);
  const replicas: Replica[] = [];
  let bus: Servers;
  let connection: NatsConnection;
  let mongo: MongoClient;
  let database: Db;
  let written = 0;

  beforeAll(async () => {
    bus = await startServers({ dir: await mkdtemp(join(tmpdir(), 'dossier-test-')), only: ['nats'] });
    connection = await connect({ servers: bus.natsUrl });
    mongo = await MongoClient.connect(process.env.MONGO_URL ?? '');
    database = mongo.db(name);
    replicas.push(...(await Promise.all(Array.from({ length: REPLICAS }, start))));
  }, 60_000);

  afterAll(async () => {
    for (const { process } of replicas) process.kill('SIGKILL');
    await database?.dropDatabase();
    await mongo?.close();
    await connection?.close();
    await bus?.stop();
  });

  async function start(): Promise<Replica> {
    const env = { ...process.env, NODE_OPTIONS: '', NATS_URL: bus.natsUrl, DATABASE: name, LOG_LEVEL: 'error' };
    const child = fork(join(import.meta.dirname, 'replica.mjs'), { env, execArgv: [] });
    const waiting: Replica['waiting'] = new Map();
    await once(child, 'message');
    child.on('message', ({ client, number, error }: { client: string; number: number; error?: string }) =>
      waiting.get(`${client} ${number}`)?.(!error),
    );
    child.once('exit', () => {
      for (const answer of waiting.values()) answer(false);
    });
    return { process: child, waiting };
  }

  /** Has any replica write the event. Answers once it is committed. */
  async function write(client: string, number: number): Promise<void> {
    const { process, waiting } = replicas[Math.floor(random() * REPLICAS)] as Replica;
    const key = `${client} ${number}`;
    const isWritten = await new Promise<boolean>((resolve) => {
      waiting.set(key, resolve);
      // One that is being killed may still seem connected.
      if (process.connected) process.send({ client, number }, (error) => error && resolve(false));
      else resolve(false);
    });
    waiting.delete(key);
    if (isWritten) return;
    // It was killed, perhaps between its commit and its answer.
    await pause(500);
    if (!(await isCommitted(client, number))) await write(client, number);
  }

  async function isCommitted(client: string, number: number): Promise<boolean> {
    const [sent, carried] = await Promise.all([
      database.collection('outbox').findOne({ 'envelope.subject': client, 'envelope.data.number': number }),
      database
        .collection('records')
        .findOne({ 'carried.event.envelope.subject': client, 'carried.event.envelope.data.number': number }),
    ]);
    return Boolean(sent ?? carried);
  }

  async function writeAll(client: string): Promise<void> {
    for (let number = 1; number <= EVENTS / CLIENTS; number++) {
      await write(client, number);
      written++;
    }
  }

  /** Kills one after the other, spread over the whole; the last is paused instead and goes on as if nothing had been. */
  async function killSome(): Promise<void> {
    for (let at = 1; at <= KILLS; at++) {
      while (written < (EVENTS * at) / (KILLS + 1)) await pause(20);
      const victim = Math.floor(random() * REPLICAS);
      const { process } = replicas[victim] as Replica;
      if (at === KILLS) {
        process.kill('SIGSTOP');
        await pause(PAUSE_MS);
        process.kill('SIGCONT');
        continue;
      }
      process.kill('SIGKILL');
      replicas[victim] = await start();
    }
  }

  async function onStream(): Promise<Map<string, number[]>> {
    const consumer = await jetstream(connection).consumers.get(STREAM);
    const { num_pending: total } = await consumer.info();
    const found = new Map<string, number[]>();
    let read = 0;
    for await (const message of await consumer.consume()) {
      const { subject, data } = message.json<{ subject: string; data: { number: number } }>();
      found.set(subject, [...(found.get(subject) ?? []), data.number]);
      if (++read === total) return found;
    }
    throw new Error('The stream ended early');
  }

  const clients = Array.from({ length: CLIENTS }, (_, at) => `client-${at}`);
  const expected = Array.from({ length: Math.floor(EVENTS / CLIENTS) }, (_, at) => at + 1);

  it(`keep the order of their commits: ${EVENTS} events, ${REPLICAS} replicas, ${KILLS} kills, seed ${SEED}`, async () => {
    const started = performance.now();
    await Promise.all([...clients.map(writeAll), killSome()]);
    const writing = performance.now() - started;
    const handled = await eventually(async () => {
      const rows = await database.collection<{ _id: string; numbers: number[] }>('handleds').find().toArray();
      expect(rows.map(({ numbers }) => numbers.length)).toEqual(clients.map(() => expected.length));
      return new Map(rows.map(({ _id, numbers }) => [_id, numbers]));
    }, 60_000);
    const all = performance.now() - started;
    const sent = await onStream();
    console.log(
      `${EVENTS} events written in ${Math.round(writing)} ms, handled after ${Math.round(all)} ms; ` +
        `steps back: ${stepsBack(sent)} on the stream, ${stepsBack(handled)} handled`,
    );
    for (const client of clients) {
      expect(sent.get(client)).toEqual(expected);
      expect(handled.get(client)).toEqual(expected);
    }
  }, 900_000);
});

const stepsBack = (clients: Map<string, number[]>): number =>
  [...clients.values()].flatMap((numbers) => numbers.filter((number, at) => number < (numbers[at - 1] ?? 0))).length;
