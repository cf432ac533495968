import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@dossier/proto/calls/identity';
import { type Api, api } from '../support/api.js';
import { endProcess, type OwnStack, ownStack, type Running, startProcess } from '../support/own-stack.js';
import { succeeded } from '../support/people.js';

const SERVICE = 'services/sanctions/dist/main.js';
const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'create-super-user.mjs');

export type OwnSystem = {
  stack: OwnStack;
  /** Ends the sanctions process, at once if asked, and starts it again with the same data. */
  restart: (signal?: 'SIGKILL') => Promise<void>;
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
  let running = await started(env);
  return {
    stack,
    restart: async (signal) => {
      if (signal) running.kill(signal);
      await endProcess(running);
      running = await started(env);
    },
    superUser: () => superUser(stack),
    stop: async () => {
      await endProcess(running);
      await stack.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function started(env: NodeJS.ProcessEnv): Promise<Running> {
  const running = startProcess(SERVICE, env);
  await running.ready;
  return running;
}

async function superUser({ env, url }: OwnStack): Promise<Api> {
  const email = `${randomUUID()}@example.com`;
  const said = execFileSync(process.execPath, [SCRIPT, '--email', email, '--force'], { env, encoding: 'utf8' });
  const password = /Password[^:]*: (\S+)/.exec(said)?.[1] ?? '';
  const { token } = succeeded(await api(undefined, url)(login, { email, password }));
  return api(token, url);
}
