import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@dossier/proto/calls/identity';
import { type Api, api } from '../support/api.js';
import { endProcess, freePort, type OwnStack, ownStack, type Running, startProcess } from '../support/own-stack.js';
import { succeeded } from '../support/people.js';

const SERVICE = 'services/sanctions/dist/main.js';
const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'create-super-user.mjs');

export type OwnSystem = {
  stack: OwnStack;
  /** Ends the sanctions process, at once if asked, and starts it again with the same data. */
  restart: (signal?: 'SIGKILL') => Promise<void>;
  /** One more sanctions process beside the first, with an index of its own; ends with the system. */
  addReplica: () => Promise<void>;
  /** What the sanctions processes that are running show of themselves, in the order they were started. */
  metrics: () => Promise<string[]>;
  /** What those processes say of their readiness. */
  readiness: () => Promise<{ status: number; body: unknown }[]>;
  superUser: () => Promise<Api>;
  stop: () => Promise<void>;
};

/** A whole system of its own whose sanctions process has the given list sources and settings. */
export async function ownSystem(sources: readonly object[], settings: Record<string, string> = {}): Promise<OwnSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'dossier-test-'));
  const lists = join(folder, 'sources.json');
  await writeFile(lists, JSON.stringify(sources));
  const stack = await ownStack({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' }, 1, ['kyc', 'workflow']);
  const env = {
    ...stack.env,
    SANCTIONS_LISTS: lists,
    SANCTIONS_CACHE: join(folder, 'cache'),
    SANCTIONS_PRIVATE_HOSTS: '127.0.0.1',
    SANCTIONS_REFRESH: 'false',
    ...settings,
  };
  const first = await started(env);
  const replicas = [first];
  return {
    stack,
    restart: async (signal) => {
      const [running] = replicas as [Replica];
      if (signal) running.process.kill(signal);
      await endProcess(running.process);
      replicas[0] = await started(env);
    },
    addReplica: async () => {
      replicas.push(await started({ ...env, SANCTIONS_CACHE: join(folder, `cache-${replicas.length}`) }));
    },
    metrics: () => Promise.all(replicas.map(async (replica) => (await asked(replica, 'metrics')).text())),
    readiness: () =>
      Promise.all(
        replicas.map(async (replica) => {
          const answer = await asked(replica, 'readyz');
          return { status: answer.status, body: await answer.json() };
        }),
      ),
    superUser: () => superUser(stack),
    stop: async () => {
      await Promise.all(replicas.map(({ process }) => endProcess(process)));
      await stack.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Replica = { process: Running; health: number };

const asked = ({ health }: Replica, path: string) => fetch(`http://127.0.0.1:${health}/${path}`);

async function started(env: NodeJS.ProcessEnv): Promise<Replica> {
  const health = await freePort();
  const process = startProcess(SERVICE, { ...env, HEALTH_PORT: String(health) });
  await process.ready;
  return { process, health };
}

async function superUser({ env, url }: OwnStack): Promise<Api> {
  const email = `${randomUUID()}@example.com`;
  const said = execFileSync(process.execPath, [SCRIPT, '--email', email, '--force'], { env, encoding: 'utf8' });
  const password = /Password[^:]*: (\S+)/.exec(said)?.[1] ?? '';
  const { token } = succeeded(await api(undefined, url)(login, { email, password }));
  return api(token, url);
}
