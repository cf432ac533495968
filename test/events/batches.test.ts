import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutboxRow } from '@dossier/kit/outbox';
import { ensureStream, sendToStream } from '@dossier/kit/stream';
import { STREAM } from '@dossier/proto/events/event';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Types } from 'mongoose';
import { type Servers, startServers } from '../../scripts/servers/index.mjs';
import { hasBareServers } from '../support/own-stack.js';

const SUBJECT = 'dossier.test.event.sent.v1';

(hasBareServers ? describe : describe.skip)('events that leave together', () => {
  let bus: Servers;
  let connection: NatsConnection;
  let takesBatches: boolean;

  beforeAll(async () => {
    bus = await startServers({ dir: await mkdtemp(join(tmpdir(), 'dossier-test-')), only: ['nats'] });
    connection = await connect({ servers: bus.natsUrl });
    ({ takesBatches } = await ensureStream(connection));
  });

  afterAll(async () => {
    await connection?.close();
    await bus?.stop();
  });

  function event(name: string, client = 'one', subject = SUBJECT): OutboxRow {
    const envelope = { id: name, subject: client } as OutboxRow['envelope'];
    return { _id: new Types.ObjectId(), subject, envelope, created: new Date() };
  }

  async function send(rows: OutboxRow[], inBatches = takesBatches): Promise<{ stored: string[]; failed: string[] }> {
    const { stored, failed } = await sendToStream(connection, rows, inBatches);
    const names = (sent: Map<OutboxRow, unknown>) => [...sent.keys()].map(({ envelope }) => envelope.id);
    for (const [row, seq] of stored) expect((await at(seq)).id).toBe(row.envelope.id);
    return { stored: names(stored), failed: names(failed) };
  }

  async function at(seq: number): Promise<{ id: string }> {
    const message = await (await jetstreamManager(connection)).streams.getMessage(STREAM, { seq });
    return message?.json<{ id: string }>() ?? { id: '' };
  }

  /** Names and batches of what the stream has of these events, in its order. */
  async function onStream(rows: OutboxRow[]): Promise<{ name: string; batch: string }[]> {
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info(STREAM);
    const messages = await Promise.all(
      Array.from({ length: state.messages }, (_, at) => manager.streams.getMessage(STREAM, { seq: at + 1 })),
    );
    const ids = new Set(rows.map(({ _id }) => _id.toString()));
    return messages
      .filter((message) => message && ids.has(message.header.get('Nats-Msg-Id')))
      .map((message) => ({
        name: message?.json<{ id: string }>().id ?? '',
        batch: message?.header.get('Nats-Batch-Id') ?? '',
      }));
  }
  const names = (found: { name: string }[]) => found.map(({ name }) => name);

  it('lie on the stream in their order, as one batch', async () => {
    const rows = [event('a'), event('b', 'two'), event('c'), event('d', 'two')];
    expect(await send(rows)).toEqual({ stored: ['a', 'b', 'c', 'd'], failed: [] });
    const found = await onStream(rows);
    expect(names(found)).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(found.map(({ batch }) => batch)).size).toBe(1);
    expect(found[0]?.batch).not.toBe('');
  });

  it('are stored once each although one of them is there already', async () => {
    const early = event('early');
    await send([early]);
    const rows = [early, event('late'), event('later')];
    expect(await send(rows)).toEqual({ stored: ['early', 'late', 'later'], failed: [] });
    expect(names(await onStream(rows))).toEqual(['early', 'late', 'later']);
  });

  it('are stored but for the one that no stream takes and those of its client behind it', async () => {
    const rows = [event('lost', 'two', 'nowhere.at.all'), event('behind', 'two'), event('other'), event('another')];
    expect(await send(rows)).toEqual({ stored: ['other', 'another'], failed: ['lost'] });
    expect(names(await onStream(rows))).toEqual(['other', 'another']);
  });

  it('are stored by a stream that takes no batches', async () => {
    const rows = [event('first'), event('second')];
    expect(await send(rows, false)).toEqual({ stored: ['first', 'second'], failed: [] });
    expect(await onStream(rows)).toEqual([
      { name: 'first', batch: '' },
      { name: 'second', batch: '' },
    ]);
  });
});
