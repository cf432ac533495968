import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Bus } from '@dossier/kit/bus';
import { nats } from '@dossier/kit/nats';
import { countApprovers } from '@dossier/proto/calls/identity-sessions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { UNKNOWN_ID } from '../support/expect.js';
import { freePort, hasBareServers, keys, type Running, startProcess } from '../support/own-stack.js';

const IDENTITY = 'services/identity/dist/main.js';
const CALLERS = 30;
const STOPS = 4;
/** Once the callers have heard of nothing else for so long, a stop is over. */
const BETWEEN_STOPS_MS = 200;
const withServers = hasBareServers ? describe : describe.skip;

/** Asks a running process to stop. Answers its exit code and how long it took, in milliseconds. */
async function stopped(child: Running): Promise<{ code: number | null; ms: number }> {
  const started = performance.now();
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, ms: performance.now() - started };
}

withServers('foundations 7: a process that is stopped', () => {
  const env = { ...process.env, ...keys(), LOG_LEVEL: 'info' };
  const running: Running[] = [];
  const start = async (entry = IDENTITY, more: NodeJS.ProcessEnv = {}): Promise<Running> => {
    const child = startProcess(entry, { ...env, ...more });
    running.push(child);
    await child.ready;
    return child;
  };

  beforeAll(async () => void (await nats()));
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => (await nats()).close());

  it(`loses no request: two replicas, ${CALLERS} callers, ${STOPS} stops`, async () => {
    const bus = new Bus();
    const replicas = [await start(), await start()];
    let isOver = false;
    let answers = 0;
    const lost: unknown[] = [];
    const caller = async (): Promise<void> => {
      while (!isOver) {
        await bus.call(countApprovers, { tenant_id: UNKNOWN_ID }).then(
          () => answers++,
          (error) => lost.push(error),
        );
      }
    };
    const callers = Array.from({ length: CALLERS }, caller);
    const codes: (number | null)[] = [];
    try {
      for (let at = 0; at < STOPS; at++) {
        await pause(BETWEEN_STOPS_MS);
        const old = replicas[at % 2] as Running;
        codes.push((await stopped(old)).code);
        replicas[at % 2] = await start();
      }
    } finally {
      // Also when the time is up and the replicas are killed: nobody asks for ever.
      isOver = true;
    }
    await Promise.all(callers);
    console.log(`${answers} answers, ${lost.length} lost`);
    expect({ lost: lost.length, codes }).toEqual({ lost: 0, codes: Array(STOPS).fill(0) });
    expect(answers).toBeGreaterThan(1_000);
  }, 300_000);

  it('is not ready first, and alive until its end', async () => {
    const port = await freePort();
    const child = await start(IDENTITY, { HEALTH_PORT: String(port) });
    expect(await health(port, 'readyz')).toMatchObject({ status: 200, body: { status: 'up', missing: [] } });
    child.kill('SIGTERM');
    const exit = once(child, 'exit');
    const seen = await health(port, 'readyz').catch(() => undefined);
    // Nothing was under way: it may have ended before it was asked.
    if (seen) expect(seen).toMatchObject({ status: 503, body: { status: 'draining' } });
    expect((await exit)[0]).toBe(0);
  });

  it('ends with 0 within a second as process 1 of a container', async () => {
    if (!(await canUnshare()))
      return console.log('Not allowed to make process namespaces: the test of process 1 skips');
    const entry = join(import.meta.dirname, '..', '..', IDENTITY);
    const outer = spawn('unshare', ['--pid', '--fork', '--kill-child', process.execPath, entry], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) =>
      outer.stdout.on('data', (lines: Buffer) => lines.includes('"ready"') && resolve()),
    );
    const children = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8');
    const started = performance.now();
    process.kill(Number(children), 'SIGTERM');
    const late = pause(10_000, 'still alive', { ref: false });
    const end = await Promise.race([once(outer, 'exit'), late]);
    const ms = performance.now() - started;
    outer.kill('SIGKILL');
    expect(end).toEqual([0, null]);
    expect(ms).toBeLessThan(1_000);
  }, 60_000);
});

describe('foundations: a process whose servers are away', () => {
  it('is alive, says what is missing, and ends with 0 when it is stopped', async () => {
    const [port, closed] = [await freePort(), await freePort()];
    const child = startProcess(IDENTITY, {
      ...process.env,
      ...keys(),
      NATS_URL: `nats://127.0.0.1:${closed}`,
      MONGO_URL: `mongodb://127.0.0.1:${closed}/?replicaSet=rs0`,
      HEALTH_PORT: String(port),
    });
    try {
      await answering(port);
      expect(await health(port, 'livez')).toMatchObject({ status: 200 });
      const ready = await missing(port, ['mongodb', 'nats', 'starting']);
      expect(ready).toMatchObject({ status: 503, body: { status: 'starting' } });
      expect((await stopped(child)).code).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
  }, 60_000);
});

type Health = { status: number; body: { status: string; missing: string[] } };

async function health(port: number, path: string): Promise<Health> {
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`);
  return { status: answer.status, body: (await answer.json()) as Health['body'] };
}

const answering = (port: number) => eventually(() => health(port, 'livez'));

const missing = (port: number, names: string[]) =>
  eventually(async () => {
    const found = await health(port, 'readyz');
    expect([...found.body.missing].sort()).toEqual(names);
    return found;
  });

async function canUnshare(): Promise<boolean> {
  const probe = spawn('unshare', ['--pid', '--fork', 'true'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.once('exit', (code) => resolve(code === 0));
  });
}
