import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscriberPermissions } from '@dossier/proto/calls/nats-permissions';
import { STREAM, STREAM_SUBJECTS } from '@dossier/proto/events/event';
import { userChanged } from '@dossier/proto/events/identity';
import { changeApproved } from '@dossier/proto/events/workflow';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Servers, startServers } from '../../scripts/servers/index.mjs';
import { example, hearing, type Language, printing } from '../support/subscriber.js';

const password = 'secret';
const subjects = { warehouse: changeApproved.subject, archive: userChanged.subject };

/** What the chart makes of `nats.subscribers`, and somebody who may say all. */
const users = [
  { user: 'system', password },
  ...Object.entries(subjects).map(([user, subject]) => ({
    user,
    password,
    permissions: subscriberPermissions(user, [subject]),
  })),
];

let folder: string;
let bus: Servers;
let system: NatsConnection;
const connectAs = (user: string) =>
  connect({ servers: bus.natsUrl ?? '', user, pass: password, inboxPrefix: `_INBOX_${user}` });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dossier-test-'));
  const natsAuthorization = `authorization: ${JSON.stringify({ users })}`;
  bus = await startServers({ dir: join(folder, 'servers'), only: ['nats'], natsAuthorization });
  system = await connectAs('system');
  await (await jetstreamManager(system)).streams.add({ name: STREAM, subjects: [STREAM_SUBJECTS] });
});

afterAll(async () => {
  await system?.close();
  await bus?.stop();
  await rm(folder, { recursive: true, force: true });
});

const event = (subject: string) => ({
  specversion: '1.0',
  id: 'e1',
  source: '/dossier/workflow',
  type: changeApproved.subject,
  subject,
  time: '2026-11-22T12:00:00.000Z',
  datacontenttype: 'application/json',
  tenant: 't1',
  actor: { id: 'u1', name: 'Ada Winter' },
  data: {
    change_id: '000000000000000000000001',
    company_id: '000000000000000000000002',
    kind: 'company',
    object_id: '000000000000000000000002',
    actionType: 'change',
    self_approved: false,
  },
});

/** How the example is run: interpreter and arguments; undefined where the language or its library is not here. */
const runs: Record<Language, (code: string) => Promise<[program: string, args: string[]] | undefined>> = {
  ts: async (code) => [process.execPath, ['--input-type=module-typescript', '-e', code]],
  python: async (code) => (works('python3', ['-c', 'import nats']) ? ['python3', ['-c', code]] : undefined),
  // Building it takes a minute, so only `npm test -- consumers` gives a folder with a go.mod.
  go: async (code) => {
    const module = process.env.GO_CONSUMER;
    if (!module) return undefined;
    await writeFile(join(module, 'main.go'), code);
    execFileSync('go', ['build', '-o', 'consumer', '.'], { cwd: module, stdio: 'inherit' });
    return [join(module, 'consumer'), []];
  },
};

function works(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('the example of docs/events.md hears an event, as a subscriber that reads nothing else, in', () => {
  it.each(['ts', 'python', 'go'] as const)(
    '%s',
    async (language) => {
      const run = await runs[language](printing(language, changeApproved.subject));
      if (!run)
        return console.log(
          `${language} or its NATS library is not here: its example skips; npm test -- consumers has both`,
        );
      const account = { NATS_URL: bus.natsUrl, NATS_USER: 'warehouse', NATS_PASSWORD: password };
      const { PYTHONPATH } = process.env;
      const { hear, stop } = hearing(changeApproved.subject, ...run, { ...account, ...(PYTHONPATH && { PYTHONPATH }) });
      try {
        system.publish(changeApproved.subject, JSON.stringify(event(language)));
        await hear(({ subject }) => subject === language);
      } finally {
        stop();
      }
    },
    900_000,
  );

  it('at most fifteen lines', () => {
    const body = (language: Language) =>
      example(language)
        .replace(/^import \([\s\S]*?^\)/m, '')
        .split(/^func must/m)[0] ?? '';
    const lines = (text: string) => text.split('\n').filter((line) => line.trim()).length;
    for (const language of ['ts', 'python', 'go'] as const) expect(lines(body(language))).toBeLessThanOrEqual(15);
  });
});

describe('a subscriber', () => {
  const refused = /permissions violation/i;

  it('makes its own consumer of its own subjects and no other', async () => {
    const connection = await connectAs('archive');
    try {
      const { consumers } = await jetstreamManager(connection, { timeout: 1_000 });
      const add = (durable_name: string, filter_subject: string) =>
        consumers.add(STREAM, { durable_name, filter_subject, ack_policy: 'explicit' });
      await add('archive', subjects.archive);
      await expect(add('archive', subjects.warehouse)).rejects.toThrow(refused);
      await expect(add('archive', STREAM_SUBJECTS)).rejects.toThrow(refused);
      await expect(add('warehouse', subjects.archive)).rejects.toThrow(refused);
      await expect(consumers.info(STREAM, 'warehouse')).rejects.toThrow(refused);
      await expect(consumers.delete(STREAM, 'warehouse')).rejects.toThrow(refused);
      const all = { durable_name: 'archive', filter_subjects: [subjects.archive, subjects.warehouse] };
      await expect(consumers.add(STREAM, { ...all, ack_policy: 'explicit' })).rejects.toThrow(refused);
    } finally {
      await connection.close();
    }
  });

  it('says nothing and does not read along', async () => {
    const connection = await connectAs('archive');
    const problems: string[] = [];
    void (async () => {
      for await (const status of connection.status()) if (status.type === 'error') problems.push(status.error.message);
    })();
    connection.publish(changeApproved.subject, '{}');
    connection.subscribe('_INBOX_warehouse.>', { callback: () => undefined });
    connection.subscribe('dossier.>', { callback: () => undefined });
    await connection.flush();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(problems.filter((text) => refused.test(text))).toHaveLength(3);
    await connection.close();
  });
});
